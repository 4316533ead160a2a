/** The one pass of a verification over the live log, up to the snapshot of the read models. */
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { AUDITED_PREFIXES } from '../../schema/events/ledger.ts';
import type { Account } from '../../schema/reference/accounts.ts';
import type { Finding } from '../../schema/reference/findings.ts';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';
import type { RawEvent } from '../adapters/ledger/verify-chain.ts';
import type { VerificationProgress } from '../ports/log-verification.ts';
import { FigureAudit, type FiguresFound } from '../use-cases/audit/audit-figures.ts';
import type { HiddenStreams } from './audit-hidden.ts';
import { Invariants } from './audit-invariants.ts';
import { figuresBy, type LogAudit } from './audit-log.ts';
import type { ReadModelAudit } from './audit-read-models.ts';

type Pass = {
  log: LogAudit;
  hidden: HiddenStreams;
  models: Pick<ReadModelAudit, 'positionOf'>;
  position: bigint;
  /** Of the log when the read models were taken. */
  head: bigint;
  /** When the read models were taken: what was on its way then may have arrived since. */
  snapshotAt: number;
  underWayMs: number;
  onProgress: (progress: VerificationProgress) => void;
};

export type LogSeen = {
  began: Date | undefined;
  journal: ReadonlyMap<Account, bigint>;
  figures: FiguresFound;
  between: readonly Finding[];
  /** Places claimed for applications that were never written. */
  claimsLeft: readonly string[];
};

/** Returns findings and counts alone: with what it knew of open loans, comparing the read models would lack memory. */
export async function takeLog(ledger: Pick<RawLedger, 'readStoreRaw'>, pass: Pass): Promise<LogSeen> {
  const { log, hidden, models, position, head, snapshotAt, underWayMs, onProgress } = pass;
  const invariants = new Invariants();
  const figures = new FigureAudit();
  const recompute = figuresBy(figures);
  log.witness = (event, unbroken) => {
    invariants.take(event);
    recompute(event, unbroken);
  };
  let began: Date | undefined;
  let last: RawEvent | undefined;
  let journal: ReadonlyMap<Account, bigint> | undefined;
  const take = (event: RawEvent): void => {
    began ??= writtenAt(event);
    if (hidden.take(event)) return;
    // Events after the snapshot are left to the next audit; read models do not follow anchors.
    if (event.position > position && event.stream !== ANCHOR_STREAM) return;
    last = event;
    if (event.position > models.positionOf('journal')) journal ??= new Map(log.totals);
    log.take(event);
  };
  // Whole pages: alternating with the decoding costs 5 us more per event.
  for await (const page of ledger.readStoreRaw({ prefixes: AUDITED_PREFIXES })) {
    page.forEach(take);
    const share = shareOf(page.at(-1)?.position ?? 0n, position);
    onProgress({ stage: 'LOG', share, found: log.findings.length + figures.findings.length });
  }
  log.witness = () => undefined;
  // Of a log that is cut, what followed a moment later is not known: it is judged as of its last event.
  const now = position < head ? ((last && writtenAt(last))?.getTime() ?? snapshotAt) : snapshotAt;
  const between = invariants.findings(now, underWayMs);
  const claimsLeft = invariants.claimsLeft(now, underWayMs);
  return { claimsLeft, began, journal: journal ?? log.totals, figures: figures.found(), between };
}

const shareOf = (at: bigint, end: bigint): number => (end > 0n ? Math.min(1, Number(at) / Number(end)) : 1);

/** Undefined without a valid time. */
function writtenAt({ metadata }: RawEvent): Date | undefined {
  const at = metadata && typeof metadata === 'object' && 'recordedAt' in metadata ? metadata.recordedAt : undefined;
  return typeof at === 'string' ? new Date(at) : undefined;
}
