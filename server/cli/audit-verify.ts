/** Verifies the live log with its read models, or an export alone. */
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { AUDITED_PREFIXES } from '../../schema/events/ledger.ts';
import type { Account } from '../../schema/reference/accounts.ts';
import type { Finding } from '../adapters/ledger/chains.ts';
import { AnchorCheck } from '../adapters/ledger/check-anchors.ts';
import type { RawEvent } from '../adapters/ledger/verify-chain.ts';
import { FigureAudit } from '../use-cases/audit/audit-figures.ts';
import { auditFile } from './audit-file.ts';
import { HiddenStreams, readerOf, storedStream } from './audit-hidden.ts';
import { Invariants } from './audit-invariants.ts';
import { heldAgainstKept, keptOutside, sayKept } from './audit-kept.ts';
import { ownAnchorKey } from './audit-key.ts';
import { figuresBy, LogAudit } from './audit-log.ts';
import type { Out } from './audit-out.ts';
import { type Desk, report, sayFigures } from './audit-print.ts';
import { ReadModelAudit } from './audit-read-models.ts';

/** A transfer between streams may be unfinished for this long. */
const UNDER_WAY_MS = 60_000;

/** What the auditor has kept: public keys, and hashes of anchors. */
export type Brought = { keys: readonly string[]; anchors: readonly string[] };

export async function verifyAll(
  { ledger, databaseUrl, dataDir, out }: Desk,
  brought: Brought,
  atRest: boolean,
): Promise<number> {
  const { keys } = brought;
  const trusted = keys.length > 0 ? keys : [ownAnchorKey(dataDir)].filter((key) => key !== undefined);
  // Read before the anchors: the ledger then has every kept anchor, and a day that ends now is left to the next audit.
  const kept = await keptOutside(databaseUrl, dataDir);
  const anchored = await storedStream(ledger, ANCHOR_STREAM);
  // A log before its first end of day has no anchor; the finished days show whether there should be one.
  const anchors = new AnchorCheck(anchored, keys.length > 0 || anchored.length > 0 ? trusted : []);
  const log = new LogAudit(anchors);
  const between = new Invariants();
  const figures = new FigureAudit();
  const recompute = figuresBy(figures);
  log.witness = (event, unbroken) => {
    between.take(event);
    recompute(event, unbroken);
  };
  const hidden = new HiddenStreams();
  const lastOf = (stream: string) => log.lastOf(stream);
  const models = new ReadModelAudit(databaseUrl);
  let outside: readonly Finding[] = [];
  let began: Date | undefined;
  try {
    const position = await models.open();
    let journal: ReadonlyMap<Account, bigint> | undefined;
    const take = (event: RawEvent): void => {
      began ??= writtenAt(event);
      if (hidden.take(event)) return;
      // Events after the snapshot are left to the next audit; read models do not follow anchors.
      if (event.position > position && event.stream !== ANCHOR_STREAM) return;
      if (event.position > models.positionOf('journal')) journal ??= new Map(log.totals);
      log.take(event);
    };
    const stored = ledger.readStoreRaw({ prefixes: AUDITED_PREFIXES });
    // Whole pages: alternating with the decoding costs 5 us more per event.
    for await (const page of stored) page.forEach(take);
    anchors.finish(position);
    await sayLog(out, log, `: ${log.findings.length} findings in the log`);
    await sayFigures(out, figures);
    await sayAnchors(out, anchors, trusted);
    out.tell({ finishedDays: kept.days.length });
    for (const line of sayKept(kept)) await out.say(line);
    outside = heldAgainstKept(kept, anchors, began);
    await models.compare(log.streams, readerOf(ledger, hidden.streams(lastOf)), position);
    await models.compareWhole(journal ?? log.totals);
  } finally {
    await models.close();
  }
  const found = [
    ...log.findings,
    ...hidden.findings(lastOf),
    ...outside,
    ...figures.findings,
    ...between.findings(Date.now(), atRest ? 0 : UNDER_WAY_MS),
    ...models.findings,
  ];
  const checked = [
    ...checkedOf(log, anchors, figures),
    'the trial balance is zero',
    'nothing is lost between streams',
    'each place is held by its open loan',
    'the read models are what the log says',
    'no stream is hidden',
  ];
  return conclude(out, { log, anchors }, found, brought, `${sentence(checked)}.`);
}

/** Undefined without a valid time. */
function writtenAt({ metadata }: RawEvent): Date | undefined {
  const at = metadata && typeof metadata === 'object' && 'recordedAt' in metadata ? metadata.recordedAt : undefined;
  return typeof at === 'string' ? new Date(at) : undefined;
}

export async function verifyFile(file: string, brought: Brought, out: Out): Promise<number> {
  const { log, anchors, figures, findings } = await auditFile(file, brought.keys);
  await sayLog(out, log);
  await sayFigures(out, figures);
  await sayAnchors(out, anchors, brought.keys);
  const checked = `${sentence(checkedOf(log, anchors, figures))}.`;
  return conclude(out, { log, anchors }, findings, brought, `${checked} ${proofOf(anchors, brought)}`);
}

async function sayLog({ say, tell }: Out, { events, streams }: LogAudit, found = ''): Promise<void> {
  tell({ events, streams: streams.length });
  await say(`${events} events in ${streams.length} streams${found}`);
}

/** Up to which time the auditor's keys and hashes prove the file, and how much of it is unproved. */
function proofOf(anchors: AnchorCheck, { keys, anchors: hashes }: Brought): string {
  const proving = keys.length > 0 ? anchors.last : anchors.known.findLast(({ hash }) => hashes.includes(hash));
  if (!proving) return 'Nothing but the file itself says that it is what was written.';
  const { anchor, recordedAt } = proving;
  const after = anchors.after(proving);
  const rest =
    after > 0
      ? `Not proved: ${after} events written after it, which their chains and figures alone speak for.`
      : 'The file has no later event; that none was written, only a later anchor can say.';
  return `Proved to be what was written up to the anchor of ${anchor.date}, signed ${recordedAt}. ${rest}`;
}

const checkedOf = (log: LogAudit, anchors: AnchorCheck, figures: FigureAudit): string[] => [
  'chains unbroken',
  'written down in the order of time',
  ...(anchors.count > 0 ? ['anchors true'] : []),
  ...(figures.recomputed > 0 ? ['figures as the rules give them'] : []),
  ...(log.totals.size > 0 ? ['postings sum to zero'] : []),
];

const sentence = (checked: readonly string[]): string => {
  const text = checked.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

type Looked = { log: LogAudit; anchors: AnchorCheck };

async function conclude(
  out: Out,
  { log, anchors }: Looked,
  found: readonly Finding[],
  brought: Brought,
  good: string,
): Promise<number> {
  const lookups = brought.anchors.map((hash) => lookUp(anchors, hash, found.length === 0));
  for (const { line } of lookups) if (line) await out.say(line);
  const missing = lookups.flatMap(({ finding }) => (finding ? [finding] : []));
  const checked = log.events > 0 ? good : 'There is nothing to check: 0 events.';
  const code = await report(out, [...found, ...missing], checked);
  if (code === 0) out.tell({ checked });
  return log.events > 0 ? code : 1;
}

/**
 * Each anchor contains the hash of the one before, so one kept hash proves everything up to it, whoever has the key.
 */
function lookUp(anchors: AnchorCheck, hash: string, clean: boolean): { line?: string; finding?: Finding } {
  const found = anchors.known.find((known) => known.hash === hash);
  if (!found) {
    const what = 'is not there: it was removed, or what it stood for was written anew';
    return { finding: { where: `the anchor you kept, ${hash}`, what } };
  }
  const { end, anchor } = found;
  const proof = clean
    ? 'everything up to it is as it was then'
    : 'what was found below contradicts it or came after it';
  return { line: `The anchor you kept is that of ${anchor.date}, through position ${end}: ${proof}.` };
}

async function sayAnchors({ say, tell }: Out, anchors: AnchorCheck, trusted: readonly string[]): Promise<void> {
  const { last, count, loose } = anchors;
  tell({ anchors: count, loose, lastAnchor: last ? { date: last.anchor.date, hash: last.hash } : null });
  if (!last) return await say('No anchors: an end cut off cannot be seen, nor a chain written anew.');
  await say(`${count} anchors, the last of ${last.anchor.date}: ${last.hash}`);
  if (loose > 0) await say(`${loose} events since then wait for the next anchor.`);
  if (trusted.length > 0) return;
  await say(`The key is the one that the anchors name, ${last.anchor.publicKey}`);
  await say('Whoever forges all of them brings a key of his own: compare it, or give it with --key.');
}
