/** What the workers do again and again without a request; D0208 says what each may bear. */
import { readFileSync } from 'node:fs';
import { stalledReads } from '../../projections/stalled/read.ts';
import { postgresTimestamps } from '../adapters/timestamp/postgres.ts';
import { rfc3161 } from '../adapters/timestamp/rfc3161.ts';
import { rootsOf } from '../adapters/timestamp/token.ts';
import { stampAnchors } from '../use-cases/audit/stamp-anchors.ts';
import type { EndOfDay } from '../use-cases/day/end-of-day.ts';
import { keepAsking } from '../workers/asking.ts';
import { bankRound } from '../workers/bank-files.ts';
import type { Round } from '../workers/rounds.ts';
import { requeueStalled } from '../workflows/stalled.ts';
import type { RunnerDeps, Workflow } from '../workflows/workflow.ts';
import type { Capabilities } from './capabilities.ts';
import type { Foundation } from './foundation.ts';
import type { Providers } from './providers.ts';

const MINUTE_MS = 60_000;
/** Whoever waits for a code asks support within the minute. */
const REPORTS_EVERY_MS = 15_000;
/** What goes by date may be much on the first day. */
const HOURLY = { everyMs: 60 * MINUTE_MS, limitMs: 60 * MINUTE_MS };
/** Between two pages of loans, and while the whole log is signed. */
const CLOSING_MS = 30 * MINUTE_MS;

type Others = { closing: EndOfDay; workflows: readonly Workflow[] };

export function roundsOf(
  base: Foundation,
  providers: Providers,
  can: Capabilities,
  { closing, workflows }: Others,
): readonly Round[] {
  const { ledger, tasks, reads, people, clock, log } = base;
  const say: RunnerDeps['log'] = ({ level, message, ...facts }) => log[level](facts, message);
  const stalled = { ledger, tasks, reads: stalledReads(reads), workflows, log: say };
  return [
    { name: 'closing-of-days', work: closing.run, limitMs: CLOSING_MS },
    // For overdue notices of card payments it asks the processor.
    { name: 'payments-in-doubt', work: ({ beat }) => can.doubt.askAll(beat) },
    { name: 'failed-payments', work: ({ beat }) => can.doubt.tellAll(beat) },
    { name: 'waiting-messages', work: ({ beat }) => can.delivery.sendDue(undefined, beat) },
    { name: 'sms-reports', everyMs: REPORTS_EVERY_MS, work: ({ beat }) => can.askReports(false, beat) },
    { name: 'card-holds', work: can.releaseHolds },
    ...signaturesOf(can, say),
    { name: 'public-lists', work: can.keepListsFresh },
    ...bankOf(base, providers, can, say),
    ...stampingOf(base),
    { name: 'stalled-work', work: () => requeueStalled(stalled) },
    { name: 'time-of-codes', work: people.noteTime },
    { name: 'restored-database', work: base.forgetRestored, ...HOURLY },
    { name: 'retention', work: async () => people.deleteDue(await clock.today()), ...HOURLY },
    { name: 'face-frames', work: can.faceFrames.forgetDue, ...HOURLY },
    { name: 'forgetting', work: can.forgets.forgetDue, ...HOURLY },
  ];
}

type Say = (line: { level: 'warn'; message: string; error: string }) => void;

/** One turn without an end, because each second somebody may have signed. */
function signaturesOf({ edsFollow }: Capabilities, say: Say): Round[] {
  if (!edsFollow.needed) return [];
  const asking = { begin: edsFollow.begin, failed: 'asking after an electronic signature failed' };
  return [{ name: 'electronic-signatures', work: (turn) => keepAsking(asking, say, turn), limitMs: 2 * MINUTE_MS }];
}

/** Off unless an authority is named. */
function stampingOf({ ledger, pool, config }: Foundation): Round[] {
  if (!config.timestamps) return [];
  const { url, rootsFile } = config.timestamps;
  const roots = rootsFile === undefined ? [] : rootsOf(readFileSync(rootsFile, 'utf8'));
  const deps = { ledger, authority: rfc3161({ url, roots }), timestamps: postgresTimestamps(pool) };
  return [{ name: 'timestamps', work: () => stampAnchors(deps) }];
}

function bankOf({ config }: Foundation, { bankFiles, incoming }: Providers, can: Capabilities, say: Say): Round[] {
  if (!bankFiles) return [];
  const source = config.ports.BANK_TRANSFER === 'files' ? incoming.bankTransfer : undefined;
  const { paid } = can.incoming;
  const steps = bankRound({
    files: bankFiles,
    source,
    paid,
    cameBack: can.sending.cameBack,
    books: can.bankStatements,
  });
  const work: Round['work'] = async ({ beat }) => {
    for (const step of steps) {
      await step.work().catch((error) => say({ level: 'warn', message: step.failed, error: String(error) }));
      beat();
    }
  };
  return [{ name: 'bank-files', work }];
}
