/** Is the log what was written? The live one with its read models, and an export alone. */
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { AUDITED_PREFIXES } from '../../schema/events/ledger.ts';
import type { Account } from '../../schema/reference/accounts.ts';
import { AnchorCheck } from '../adapters/ledger/check-anchors.ts';
import type { RawEvent } from '../adapters/ledger/verify-chain.ts';
import { FigureAudit } from '../use-cases/audit-figures.ts';
import { auditFile } from './audit-file.ts';
import { Invariants } from './audit-invariants.ts';
import { givenKey, ownAnchorKey } from './audit-key.ts';
import { figuresBy, inBatches, LogAudit } from './audit-log.ts';
import { type Desk, report, type Say, sayFigures } from './audit-print.ts';
import { ReadModelAudit } from './audit-read-models.ts';

/** A transfer between streams, or a borrower's place, is given this long by an audit of a system at work. */
const UNDER_WAY_MS = 60_000;

export async function verifyAll(
  { ledger, databaseUrl, say }: Desk,
  keys: readonly string[],
  atRest: boolean,
): Promise<number> {
  const trusted = keys.length > 0 ? keys.map(givenKey) : [ownAnchorKey()].filter((key) => key !== undefined);
  const anchored: RawEvent[] = [];
  for await (const event of ledger.readRaw(ANCHOR_STREAM)) anchored.push(event);
  // A log before its first closing has no anchor, and nobody has taken it away.
  const anchors = new AnchorCheck(anchored, keys.length > 0 || anchored.length > 0 ? trusted : []);
  const log = new LogAudit(anchors);
  const between = new Invariants();
  const figures = new FigureAudit();
  const recompute = figuresBy(figures);
  log.witness = (event, unbroken) => {
    between.take(event);
    recompute(event, unbroken);
  };
  const models = new ReadModelAudit(databaseUrl);
  try {
    const position = await models.open();
    let journal: ReadonlyMap<Account, bigint> | undefined;
    const take = (event: RawEvent): void => {
      // What was written after the snapshot of the tables is for the next audit; read models do not see anchors.
      if (event.position > position && event.stream !== ANCHOR_STREAM) return;
      if (event.position > models.positionOf('journal')) journal ??= new Map(log.totals);
      log.take(event);
    };
    const stored = ledger.readAllRaw({ prefixes: AUDITED_PREFIXES }, 'start');
    for await (const batch of inBatches(stored)) batch.forEach(take);
    anchors.finish(position);
    say(`${log.events} events in ${log.streams.length} streams: ${log.findings.length} findings in the log`);
    await sayFigures(say, figures);
    await sayAnchors(say, anchors, trusted);
    await models.compare(log.streams, async (stream) => (await ledger.read(stream)).events, position);
    await models.compareWhole(journal ?? log.totals);
  } finally {
    await models.close();
  }
  return report(
    say,
    [
      ...log.findings,
      ...figures.findings,
      ...between.findings(Date.now(), atRest ? 0 : UNDER_WAY_MS),
      ...models.findings,
    ],
    'Chains unbroken, anchors true, postings sum to zero, the trial balance is zero, nothing is lost between streams, each place is held by its open loan, the read models are what the log says.',
  );
}

export async function verifyFile(file: string, keys: readonly string[], say: Say): Promise<number> {
  const trusted = keys.map(givenKey);
  const { log, anchors, figures, findings } = await auditFile(file, trusted);
  await say(`${log.events} events in ${log.streams.length} streams`);
  await sayFigures(say, figures);
  await sayAnchors(say, anchors, trusted);
  return report(say, findings, 'Chains unbroken, anchors true, postings sum to zero: the file is what was written.');
}

async function sayAnchors(say: Say, anchors: AnchorCheck, trusted: readonly string[]): Promise<void> {
  const { last, count, loose } = anchors;
  if (!last) return say('No anchors: an end cut off cannot be seen, nor a chain written anew.');
  await say(`${count} anchors, the last of ${last.anchor.date}: ${last.hash}`);
  if (loose > 0) await say(`${loose} events since then wait for the next anchor.`);
  if (trusted.length > 0) return;
  await say(`The key is the one that the anchors name, ${last.anchor.publicKey}`);
  await say('Whoever forges all of them brings a key of his own: compare it, or give it with --key.');
}
