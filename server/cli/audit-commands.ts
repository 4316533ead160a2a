/** They only read and return the exit code: 1 after a finding. */
import { parseArgs } from 'node:util';
import type { Stream } from '../../schema/events/envelope.ts';
import { AUDITED_PREFIXES } from '../../schema/events/ledger.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import { isStreamOf } from '../../schema/events/streams.ts';
import { instant, parseLocalDate } from '../../schema/values/local-date.ts';
import { checkStream } from '../adapters/ledger/check-stream.ts';
import { openLedger } from '../adapters/ledger/eventstore.ts';
import { eachOf, isDeletedStream } from '../adapters/ledger/read-events.ts';
import type { BrokenLink } from '../adapters/ledger/verify-chain.ts';
import { type AsOf, knownTo, type LoanRecord, loanAsOf, replayLoan } from '../use-cases/audit/audit.ts';
import { FigureAudit } from '../use-cases/audit/audit-figures.ts';
import { type Addresses, dataDirHere } from './addresses.ts';
import { ndjson, writeExport } from './audit-file.ts';
import { givenKey, ownAnchorKey } from './audit-key.ts';
import { type Desk, printAsOf, printReplay, report } from './audit-print.ts';
import { ReadModelAudit } from './audit-read-models.ts';
import { type Brought, verifyAll, verifyFile } from './audit-verify.ts';
import type { Say } from './run-command.ts';

const USAGE = `Usage: npm run audit -- <command>
  replay loan-<id>                        every event, who, when, and what it did to each balance
  as-of loan-<id>                         how the loan stood
    both take --date YYYY-MM-DD           on that business day,
      --known-at INSTANT | --revision N   as was written down by then
  verify --all                            hash chains, anchors, figures, postings, read models against the log
  verify <stream>                         its hash chain, and the figures of a loan; no anchors
    with --at-rest                        when nobody is at work: nothing may be under way between streams
  verify --file FILE [--key KEY]          the same of an export, with no server: chains, anchors, figures, postings
    with --anchor HASH                    an anchor that you kept, of any day: everything up to it is proved by it
  export --ndjson [stream] [--to FILE]    the events as stored, one JSON object a line
  anchor-key                              the public key that an auditor checks anchors with; KEY is it, or a file with it`;

const QUIET = { info: () => {}, warn: () => {} };
/** `say` prints one line. @throws Error with a sentence for the person at the terminal */
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
      file: { type: 'string' },
      key: { type: 'string', multiple: true },
      anchor: { type: 'string', multiple: true },
      to: { type: 'string' },
    },
  });
  const [command, stream] = positionals;
  if (command === 'anchor-key') return printKey(say);
  if (command === 'verify' && values.file !== undefined) return verifyFile(values.file, brought(values), say);
  const work = commandOf(command, stream, values);
  if (!work) {
    await say(USAGE);
    return 2;
  }
  const { eventStoreUrl, laggingUrl, databaseUrl, dataDir } = at();
  const ledger = openLedger({ url: eventStoreUrl, laggingUrl, log: QUIET });
  try {
    return await work({ ledger, databaseUrl, dataDir, say });
  } catch (error) {
    if (!isDeletedStream(error)) throw error;
    await say(
      `${stream} was deleted for ever (tombstone): readers are refused all of it. verify --all shows what stands in it.`,
    );
    return 1;
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
  key?: string[];
  anchor?: string[];
  to?: string;
};
/** @throws Error with a sentence for the person at the terminal */
function brought({ key = [], anchor = [] }: Pick<Options, 'key' | 'anchor'>): Brought {
  const wrong = anchor.find((hash) => !/^[0-9a-f]{64}$/.test(hash));
  if (wrong !== undefined)
    throw new Error(`${wrong} is no hash of an anchor: 64 digits 0-9 a-f, as verify prints them.`);
  return { keys: key.map(givenKey), anchors: anchor };
}

type Work = (desk: Desk) => Promise<number>;

function commandOf(command: string | undefined, stream: string | undefined, options: Options): Work | undefined {
  const loan = stream && isStreamOf('loan-', stream) ? stream : undefined;
  if (command === 'replay' && loan) return (desk) => replay(desk, loan, asked(options));
  if (command === 'as-of' && loan) return (desk) => asOf(desk, loan, asked(options));
  if (command === 'verify' && options.all)
    return (desk) => verifyAll(desk, brought(options), options['at-rest'] ?? false);
  if (command === 'verify' && stream) return (desk) => verifyStream(desk, stream);
  if (command === 'export' && options.ndjson) return (desk) => exportEvents(desk, stream, options.to);
  return undefined;
}

async function replay(desk: Desk, stream: Stream<LoanEvent>, at: AsOf): Promise<number> {
  const { ledger, databaseUrl, say } = desk;
  const { events: records } = await ledger.readLatest(stream);
  const known = knownTo(records, at);
  if (known.length === 0) return absent(say, stream);
  for (const line of printReplay(replayLoan(known))) await say(line);
  // Read models and chain are of today: they say nothing about what was known then.
  if (Object.keys(at).length > 0) return printLoanAsOf(desk, stream, records, at);
  const code = await verifyStream(desk, stream);
  const models = new ReadModelAudit(databaseUrl);
  const position = await models.open();
  await models.compare([stream], async () => records, position);
  await models.close();
  const behind = records.filter((record) => record.position > position).length;
  if (behind > 0) await say(`The read models have not seen the last ${behind} events yet.`);
  return (await report(say, models.findings, 'The read models agree with the replay.')) || code;
}

const asOf = async (desk: Desk, stream: Stream<LoanEvent>, at: AsOf): Promise<number> =>
  printLoanAsOf(desk, stream, (await desk.ledger.readLatest(stream)).events, at);

async function printLoanAsOf({ say }: Desk, stream: string, records: readonly LoanRecord[], at: AsOf): Promise<number> {
  const found = loanAsOf(records, at);
  if (!found) return absent(say, stream);
  for (const line of printAsOf(found)) await say(line);
  return 0;
}

/** @throws Error with a sentence for the person at the terminal */
function asked({ date, revision, 'known-at': knownAt }: Options): AsOf {
  if (revision !== undefined && knownAt !== undefined) throw new Error('Give --revision or --known-at, not both.');
  const day = date === undefined ? undefined : parseLocalDate(date);
  if (date !== undefined && !day) throw new Error(`not a date: ${date}`);
  if (revision !== undefined && !/^\d{1,18}$/.test(revision)) throw new Error(`not a revision: ${revision}`);
  const known = knownAt === undefined ? undefined : new Date(knownAt);
  if (known && Number.isNaN(known.getTime())) throw new Error(`not an instant: ${knownAt}`);
  return {
    ...(day ? { date: day } : {}),
    ...(revision === undefined ? {} : { revision: BigInt(revision) }),
    ...(known ? { knownAt: instant(known) } : {}),
  };
}

async function verifyStream({ ledger, say }: Desk, stream: string): Promise<number> {
  const { events, broken, backwards } = await checkStream(stream, ledger.readRaw(stream));
  if (broken) {
    await say(`${stream} revision ${broken.revision}: ${FAULTS[broken.fault]}`);
    return 1;
  }
  if (events === 0) return absent(say, stream);
  const figures = new FigureAudit();
  if (isStreamOf('loan-', stream)) for (const record of (await ledger.readLatest(stream)).events) figures.take(record);
  const recomputed =
    figures.recomputed > 0 ? `, and ${figures.recomputed} of them computed again give the same figures` : '';
  const found = [...backwards, ...figures.findings];
  const code = await report(say, found, `${stream}: ${events} events, the hash chain is unbroken${recomputed}.`);
  await say(
    'Not looked at: the anchors, which alone show an end cut off, a whole stream removed, or a chain written anew. See verify --all.',
  );
  return code;
}

const FAULTS: Readonly<Record<BrokenLink['fault'], string>> = {
  missing: 'it is missing: removed, or its number changed',
  content: 'is not what its hash says: changed after it was written',
  link: 'does not follow its predecessor: an event between the two was removed, or this one was inserted',
};

async function exportEvents({ ledger, say }: Desk, stream: string | undefined, to: string | undefined) {
  const events = stream ? ledger.readRaw(stream) : eachOf(ledger.readAllRaw({ prefixes: AUDITED_PREFIXES }, 'start'));
  if (to !== undefined) {
    await say(`${await writeExport(events, to)} events in ${to}`);
    return 0;
  }
  for await (const event of events) await say(ndjson(event));
  return 0;
}

async function printKey(say: Say): Promise<number> {
  const key = ownAnchorKey(dataDirHere());
  if (!key) throw new Error('There is no ANCHOR_KEY here: run this where Nesie runs, or set DATA_DIR or ANCHOR_KEY.');
  await say(key);
  return 0;
}

async function absent(say: Say, stream: string): Promise<number> {
  await say(
    `There is no ${stream}: 0 events. It was never written, was not there yet, or was removed whole; verify --all holds it against the anchors.`,
  );
  return 1;
}
