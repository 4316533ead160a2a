/** The commands of `npm run audit`. They read only; the number they return is the exit code, 1 where something is not as it should be. */
import { parseArgs } from 'node:util';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { parseLocalDate } from '../../schema/values/local-date.ts';
import { openLedger, type RawLedger } from '../adapters/ledger/eventstore.ts';
import { type RawEvent, verifyChain } from '../adapters/ledger/verify-chain.ts';
import { type AsOf, type LoanRecord, loanAsOf, replayLoan } from '../use-cases/audit.ts';
import type { Addresses } from './addresses.ts';
import { Invariants } from './audit-invariants.ts';
import { type Finding, LogAudit } from './audit-log.ts';
import { printAsOf, printReplay } from './audit-print.ts';
import { ReadModelAudit } from './audit-read-models.ts';

const USAGE = `Usage: npm run audit -- <command>
  replay loan-<id>                        every event, who, when, and what it did to each balance
  as-of loan-<id> --date YYYY-MM-DD       how the loan stood on a day (also --revision N, --known-at INSTANT)
  verify --all | verify <stream>          hash chains, postings, read models against the log (--at-rest: nothing may be under way)
  export --ndjson [stream]                the events as stored, one JSON object a line`;

/** Takes one line; a promise where the reader is slower than we are. */
export type Say = (line: string) => void | Promise<void>;

const QUIET = { info: () => {}, warn: () => {} };
/** `say` takes one line. @throws Error with a sentence for the person at the terminal */
export async function audit(args: readonly string[], at: () => Addresses, say: Say): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      'at-rest': { type: 'boolean' },
      ndjson: { type: 'boolean' },
      date: { type: 'string' },
      revision: { type: 'string' },
      'known-at': { type: 'string' },
    },
  });
  const [command, stream] = positionals;
  const work = commandOf(command, stream, values);
  if (!work) {
    say(USAGE);
    return 2;
  }
  const { eventStoreUrl, databaseUrl } = at();
  const ledger = openLedger({ url: eventStoreUrl, log: QUIET });
  try {
    return await work({ ledger, databaseUrl, say });
  } finally {
    await ledger.close();
  }
}

type Options = {
  all?: boolean;
  'at-rest'?: boolean;
  ndjson?: boolean;
  date?: string;
  revision?: string;
  'known-at'?: string;
};
type Desk = { ledger: RawLedger; databaseUrl: string; say: Say };
type Work = (desk: Desk) => Promise<number>;

function commandOf(command: string | undefined, stream: string | undefined, options: Options): Work | undefined {
  const loan = stream?.startsWith('loan-') ? stream : undefined;
  if (command === 'replay' && loan) return (desk) => replay(desk, loan);
  if (command === 'as-of' && loan) return (desk) => asOf(desk, loan, options);
  if (command === 'verify' && options.all) return (desk) => verifyAll(desk, options['at-rest'] ? 0 : UNDER_WAY_MS);
  if (command === 'verify' && stream) return (desk) => verifyStream(desk, stream);
  if (command === 'export' && options.ndjson) return (desk) => exportEvents(desk, stream);
  return undefined;
}

const loanRecords = async (ledger: RawLedger, stream: string): Promise<readonly LoanRecord[]> =>
  (await ledger.read(stream)).events as readonly LoanRecord[];

async function replay(desk: Desk, stream: string): Promise<number> {
  const { ledger, databaseUrl, say } = desk;
  const records = await loanRecords(ledger, stream);
  if (records.length === 0) return absent(say, stream);
  for (const line of printReplay(replayLoan(records))) say(line);
  const code = await verifyStream(desk, stream);
  const models = new ReadModelAudit(databaseUrl);
  const position = await models.open();
  await models.compare([stream], async () => records, position);
  await models.close();
  const behind = records.filter((record) => record.position > position).length;
  if (behind > 0) say(`The read models have not seen the last ${behind} events yet.`);
  return report(say, models.findings, 'The read models agree with the replay.') || code;
}

async function asOf({ ledger, say }: Desk, stream: string, options: Options): Promise<number> {
  const date = options.date === undefined ? undefined : parseLocalDate(options.date);
  if (options.date !== undefined && !date) throw new Error(`not a date: ${options.date}`);
  const at: AsOf = {
    ...(date ? { date } : {}),
    ...(options.revision === undefined ? {} : { revision: BigInt(options.revision) }),
    ...(options['known-at'] === undefined
      ? {}
      : { knownAt: new Date(options['known-at']).toISOString() as NonNullable<AsOf['knownAt']> }),
  };
  const found = loanAsOf(await loanRecords(ledger, stream), at);
  if (!found) return absent(say, stream);
  for (const line of printAsOf(found)) say(line);
  return 0;
}

async function verifyStream({ ledger, say }: Desk, stream: string): Promise<number> {
  const broken = await verifyChain(stream, ledger.readRaw(stream));
  if (!broken) {
    say(`${stream}: the hash chain is unbroken.`);
    return 0;
  }
  const { revision, fault, expected, found } = broken;
  say(`${stream} revision ${revision}: ${fault}: expected ${expected}, found ${found}`);
  return 1;
}

/** A transfer between streams, or a slot, is given this long by an audit of a system at work. */
const UNDER_WAY_MS = 60_000;

async function verifyAll({ ledger, databaseUrl, say }: Desk, underWayMs: number): Promise<number> {
  const log = new LogAudit();
  const invariants = new Invariants();
  log.witness = (event) => invariants.take(event);
  const models = new ReadModelAudit(databaseUrl);
  try {
    const position = await models.open();
    for await (const event of ledger.readAllRaw({ prefixes: LEDGER_PREFIXES }, 'start')) {
      // What was written after the snapshot of the tables is for the next audit.
      if (event.position > position) break;
      log.take(event);
    }
    say(`${log.events} events in ${log.streams.length} streams: ${log.findings.length} findings in the log`);
    await models.compare(log.streams, async (stream) => (await ledger.read(stream)).events, position);
    await models.compareWhole(log.totals);
  } finally {
    await models.close();
  }
  return report(
    say,
    [...log.findings, ...invariants.findings(Date.now(), underWayMs), ...models.findings],
    'Chains unbroken, postings sum to zero, the trial balance is zero, the read models are what the log says.',
  );
}

async function exportEvents({ ledger, say }: Desk, stream: string | undefined): Promise<number> {
  const events = stream ? ledger.readRaw(stream) : ledger.readAllRaw({ prefixes: LEDGER_PREFIXES }, 'start');
  for await (const event of events) await say(ndjson(event));
  return 0;
}

const ndjson = ({ revision, position, ...event }: RawEvent): string =>
  JSON.stringify({ ...event, revision: revision.toString(), position: position.toString() });

function absent(say: Say, stream: string): number {
  say(`There is no ${stream}, or it was not there yet.`);
  return 1;
}

function report(say: Say, findings: readonly Finding[], good: string): number {
  for (const { where, what } of findings) say(`${where}: ${what}`);
  say(findings.length === 0 ? good : `${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}
