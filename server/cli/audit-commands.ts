/** They only read and return the exit code: 1 after a finding. */
import { parseArgs } from 'node:util';
import { AUDITED_PREFIXES } from '../../schema/events/ledger.ts';
import { isStreamOf } from '../../schema/events/streams.ts';
import { openLedger } from '../adapters/ledger/eventstore.ts';
import { eachOf, isDeletedStream } from '../adapters/ledger/read-events.ts';
import { type Addresses, dataDirHere } from './addresses.ts';
import { exportAccess, listAccess, verifyAccess, verifyAccessFile } from './audit-access.ts';
import { checkAnchor, listAnchors, printAnchor, typedAnchor, writeTokens } from './audit-anchors.ts';
import { asOfAsked, dayOf, knownAtOf, streamCalled, todayAt } from './audit-ask.ts';
import { books } from './audit-books.ts';
import type { Brought } from './audit-conclude.ts';
import { verifyEvidence } from './audit-evidence.ts';
import { ndjson, writeExport } from './audit-file.ts';
import { find } from './audit-find.ts';
import { givenKey, ownAnchorKey } from './audit-key.ts';
import { asOf, replay, verifyStream } from './audit-loan.ts';
import { inJson, inLines, type Out } from './audit-out.ts';
import { verifyPapers } from './audit-papers.ts';
import type { Desk } from './audit-print.ts';
import { progressHere } from './audit-progress.ts';
import { evidence, sample } from './audit-sample.ts';
import { USAGE } from './audit-usage.ts';
import { verifyAll, verifyFile } from './audit-verify.ts';
import type { Say } from './run-command.ts';

const QUIET = { info: () => {}, warn: () => {} };
const OPTIONS = {
  all: { type: 'boolean' },
  'at-rest': { type: 'boolean' },
  ndjson: { type: 'boolean' },
  json: { type: 'boolean' },
  date: { type: 'string' },
  from: { type: 'string' },
  revision: { type: 'string' },
  'known-at': { type: 'string' },
  by: { type: 'string' },
  subject: { type: 'string' },
  seed: { type: 'string' },
  size: { type: 'string' },
  case: { type: 'string' },
  file: { type: 'string' },
  key: { type: 'string', multiple: true },
  anchor: { type: 'string', multiple: true },
  to: { type: 'string' },
} as const;
type Options = ReturnType<typeof parsed>['values'];

const parsed = (args: readonly string[]) => parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });

/** `say` prints one line. @throws Error with a sentence for the person at the terminal */
export async function audit(args: readonly string[], at: () => Addresses, say: Say): Promise<number> {
  const { positionals, values } = parsed(args);
  const run = (out: Out) => audited(positionals, values, at, out);
  return values.json ? inJson(say, run) : run(inLines(say));
}

async function audited(words: readonly string[], values: Options, at: () => Addresses, out: Out): Promise<number> {
  const [command, named] = words;
  if (command === 'anchor-key') return printKey(out);
  if (command === 'import' && named !== undefined) {
    // It starts a Postgres; the other commands need none of that.
    const { importFile } = await import('./audit-import.ts');
    return importFile(named, brought(values), out);
  }
  if (command === 'verify' && values.file !== undefined) return verifyFile(values.file, brought(values), out);
  if (command === 'access' && named === 'verify' && values.file !== undefined)
    return verifyAccessFile(values.file, brought(values), out);
  if (command === 'evidence' && named === 'verify' && words.length > 2)
    return verifyEvidence(words.slice(2), brought(values), out);
  const work = commandOf(words, values);
  if (!work) {
    out.tell({ usage: USAGE });
    await out.say(USAGE);
    return 2;
  }
  const addresses = at();
  const { eventStoreUrl, laggingUrl } = addresses;
  const ledger = openLedger({ url: eventStoreUrl, laggingUrl, log: QUIET });
  try {
    return await work({ ...addresses, ledger, out });
  } catch (error) {
    if (!isDeletedStream(error)) throw error;
    const what = `was deleted for ever (tombstone): readers are refused all of it. verify --all shows what stands in it.`;
    out.tell({ findings: [{ where: named, what }] });
    await out.say(`${named} ${what}`);
    return 1;
  } finally {
    await ledger.close();
  }
}

function brought({ key = [], anchor = [] }: Options): Brought {
  return { keys: key.map(givenKey), anchors: anchor.map(typedAnchor) };
}

type Work = (desk: Desk) => Promise<number>;

function commandOf([command, named, typed]: readonly string[], options: Options): Work | undefined {
  const { 'at-rest': atRest = false } = options;
  if (command === 'books') return (desk) => booksAsked(desk, options);
  if (command === 'sample') return (desk) => sampleAsked(desk, options);
  if (command === 'verify' && options.all)
    return (desk) =>
      verifyAll(desk, brought(options), {
        atRest,
        onProgress: progressHere(),
        timestampRoots: process.env.TIMESTAMP_CA,
      });
  if (command === 'export' && options.ndjson) return (desk) => exportEvents(desk, named, options);
  if (named === undefined) return undefined;
  if (command === 'access' || command === 'papers' || command === 'anchors')
    return BESIDE[command](named, options, typed);
  if (command === 'evidence')
    return async (desk) =>
      evidence(desk, await streamCalled(named, desk.databaseUrl), knownAtOf(options['known-at']), options.to);
  if (command === 'find')
    return (desk) => find(desk, { text: named, by: options.by, caseNumber: options.case ?? null });
  if (command === 'replay') return (desk) => ofStream(desk, named, options, replay);
  if (command === 'as-of') return (desk) => ofStream(desk, named, options, asOfLoan);
  if (command === 'verify') return (desk) => ofStream(desk, named, {}, verifyStream);
  return undefined;
}

function anchorsOf(what: string, { to, date, from }: Options, typed: string | undefined): Work | undefined {
  if (what === 'list')
    return async (desk) => {
      const [since, until] = [await dayOf('from', from, desk.databaseUrl), await dayOf('date', date, desk.databaseUrl)];
      return listAnchors(desk, { ...(since ? { from: since } : {}), ...(until ? { date: until } : {}) });
    };
  if (what === 'check' && typed !== undefined) return (desk) => checkAnchor(desk, typedAnchor(typed));
  if (what === 'print' && to !== undefined)
    return async (desk) => printAnchor(desk, to, await dayOf('date', date, desk.databaseUrl));
  return what === 'tokens' && to !== undefined ? (desk) => writeTokens(desk, to) : undefined;
}

function accessOf(what: string, options: Options): Work | undefined {
  const { to, subject, by } = options;
  const whose = { ...(subject === undefined ? {} : { subject }), ...(by === undefined ? {} : { by }) };
  if (what === 'verify') return (desk) => verifyAccess(desk, brought(options), desk.out);
  if (what === 'list') return (desk) => listAccess(desk, whose, desk.out);
  return what === 'export' && to !== undefined ? (desk) => exportAccess(desk, to, desk.out) : undefined;
}

const papersOf = (what: string, { seed, size }: Options): Work | undefined =>
  what === 'verify' ? (desk) => verifyPapers(desk, { seed, size }) : undefined;

/** What stands beside the log. */
const BESIDE = { access: accessOf, papers: papersOf, anchors: anchorsOf } as const;

async function ofStream(desk: Desk, named: string, options: Options, work: typeof replay): Promise<number> {
  const stream = await streamCalled(named, desk.databaseUrl);
  return work(desk, stream, await asOfAsked(options, desk.databaseUrl));
}

const asOfLoan: typeof replay = async (desk, stream, at) => {
  if (!isStreamOf('loan-', stream)) throw new Error(`${stream} is no loan: loan-<id>, or the number of its contract.`);
  return asOf(desk, stream, at);
};

async function booksAsked(desk: Desk, { date, from, 'known-at': knownAt }: Options): Promise<number> {
  const { databaseUrl } = desk;
  const until = (await dayOf('date', date, databaseUrl)) ?? (await todayAt(databaseUrl));
  const since = await dayOf('from', from, databaseUrl);
  if (since && since > until) throw new Error(`--from ${since} is after ${until}.`);
  return books(desk, { date: until, from: since, knownAt: knownAtOf(knownAt) });
}

async function sampleAsked(desk: Desk, { date, seed, size, by, to, 'known-at': knownAt }: Options): Promise<number> {
  const day = (await dayOf('date', date, desk.databaseUrl)) ?? (await todayAt(desk.databaseUrl));
  return sample(desk, { seed, size, by, to, date: day, knownAt: knownAtOf(knownAt) });
}

async function exportEvents({ ledger, out }: Desk, stream: string | undefined, { to, json }: Options) {
  const events = stream ? ledger.readRaw(stream) : eachOf(ledger.readAllRaw({ prefixes: AUDITED_PREFIXES }, 'start'));
  if (to !== undefined) {
    const count = await writeExport(events, to);
    out.tell({ events: count, file: to });
    await out.say(`${count} events in ${to}`);
    return 0;
  }
  if (json) throw new Error('export --json needs --to FILE: without it every line is a document already.');
  for await (const event of events) await out.say(ndjson(event));
  return 0;
}

async function printKey({ say, tell }: Out): Promise<number> {
  const publicKey = ownAnchorKey(dataDirHere());
  if (!publicKey)
    throw new Error('There is no ANCHOR_KEY here: run this where Nesie runs, or set DATA_DIR or ANCHOR_KEY.');
  tell({ publicKey });
  await say(publicKey);
  return 0;
}
