/**
 * `npm run audit -- replay loan-<id> | verify --all | verify <stream> | as-of loan-<id> --date D | --revision N | export --ndjson [stream]`
 * Reads only. Exit code 1 where something is not as it should be.
 */
import { parseArgs } from 'node:util';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { parseLocalDate } from '../../schema/values/local-date.ts';
import { openLedger, type RawLedger } from '../adapters/ledger/eventstore.ts';
import { type RawEvent, verifyChain } from '../adapters/ledger/verify-chain.ts';
import { type AsOf, type LoanRecord, loanAsOf, replayLoan } from '../use-cases/audit.ts';
import { addresses } from './addresses.ts';
import { type Finding, LogAudit } from './audit-log.ts';
import { printAsOf, printReplay } from './audit-print.ts';
import { ReadModelAudit } from './audit-read-models.ts';

const USAGE = `Usage: npm run audit -- <command>
  replay loan-<id>                        every event, who, when, and what it did to each balance
  as-of loan-<id> --date YYYY-MM-DD       how the loan stood on a day (also --revision N, --known-at INSTANT)
  verify --all | verify <stream>          hash chains, postings, read models against the log
  export --ndjson [stream]                the events as stored, one JSON object a line`;

const QUIET = { info: () => {}, warn: () => {} };
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
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
  const { eventStoreUrl } = addresses();
  const ledger = openLedger({ url: eventStoreUrl, log: QUIET });
  try {
    return await work(ledger);
  } finally {
    await ledger.close();
  }
}

type Options = { all?: boolean; ndjson?: boolean; date?: string; revision?: string; 'known-at'?: string };
type Work = (ledger: RawLedger) => Promise<number>;

function commandOf(command: string | undefined, stream: string | undefined, options: Options): Work | undefined {
  const loan = stream?.startsWith('loan-') ? stream : undefined;
  if (command === 'replay' && loan) return (ledger) => replay(ledger, loan);
  if (command === 'as-of' && loan) return (ledger) => asOf(ledger, loan, options);
  if (command === 'verify' && options.all) return verifyAll;
  if (command === 'verify' && stream) return (ledger) => verifyStream(ledger, stream);
  if (command === 'export' && options.ndjson) return (ledger) => exportEvents(ledger, stream);
  return undefined;
}

const loanRecords = async (ledger: RawLedger, stream: string): Promise<readonly LoanRecord[]> =>
  (await ledger.read(stream)).events as readonly LoanRecord[];

async function replay(ledger: RawLedger, stream: string): Promise<number> {
  const records = await loanRecords(ledger, stream);
  if (records.length === 0) return absent(stream);
  for (const line of printReplay(replayLoan(records))) say(line);
  const code = await verifyStream(ledger, stream);
  const models = new ReadModelAudit(addresses().databaseUrl);
  const position = await models.open();
  await models.compare([stream], async () => records, position);
  await models.close();
  const behind = records.filter((record) => record.position > position).length;
  if (behind > 0) say(`The read models have not seen the last ${behind} events yet.`);
  return report(models.findings, 'The read models agree with the replay.') || code;
}

async function asOf(ledger: RawLedger, stream: string, options: Options): Promise<number> {
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
  if (!found) return absent(stream);
  for (const line of printAsOf(found)) say(line);
  return 0;
}

async function verifyStream(ledger: RawLedger, stream: string): Promise<number> {
  const broken = await verifyChain(stream, ledger.readRaw(stream));
  if (!broken) {
    say(`${stream}: the hash chain is unbroken.`);
    return 0;
  }
  const { revision, fault, expected, found } = broken;
  say(`${stream} revision ${revision}: ${fault}: expected ${expected}, found ${found}`);
  return 1;
}

async function verifyAll(ledger: RawLedger): Promise<number> {
  const log = new LogAudit();
  const models = new ReadModelAudit(addresses().databaseUrl);
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
    [...log.findings, ...models.findings],
    'Chains unbroken, postings sum to zero, the trial balance is zero, the read models are what the log says.',
  );
}

async function exportEvents(ledger: RawLedger, stream: string | undefined): Promise<number> {
  const events = stream ? ledger.readRaw(stream) : ledger.readAllRaw({ prefixes: LEDGER_PREFIXES }, 'start');
  for await (const event of events) {
    if (!process.stdout.write(`${ndjson(event)}\n`)) await new Promise((go) => process.stdout.once('drain', go));
  }
  return 0;
}

const ndjson = ({ revision, position, ...event }: RawEvent): string =>
  JSON.stringify({ ...event, revision: revision.toString(), position: position.toString() });

function absent(stream: string): number {
  say(`There is no ${stream}, or it was not there yet.`);
  return 1;
}

function report(findings: readonly Finding[], good: string): number {
  for (const { where, what } of findings) say(`${where}: ${what}`);
  say(findings.length === 0 ? good : `${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}

// Last, so that everything above is there when it runs.
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
