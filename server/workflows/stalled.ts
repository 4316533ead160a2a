/**
 * Finds states that a workflow should have ended, without an open task, and queues its tasks again; each step reads the
 * present state first, so an extra task does nothing. Findings are counted, logged and shown to the office.
 */
import type { Stream } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { Stalled, Tasks } from '../ports/tasks.ts';
import { tasksOf } from './dead-letter.ts';
import type { RunnerDeps, Workflow, WorkflowName } from './workflow.ts';

/** Longer than a step takes with its retries while all providers answer. */
const STALLED_AFTER_MINUTES = 10;
/** For one stream. */
const MOST_TASKS = 20;

/** The workflow that ends each automatic status. */
export const ENDED_BY: Partial<Record<LoanStatus, WorkflowName>> = {
  ON_VERIFICATION: 'verification',
  ON_AUTO_VERIFICATION: 'verification',
  READY_FOR_SCORING: 'verification',
  APPROVED: 'payout',
  WAITING_REMITTANCE_PREPARED: 'payout',
  REMITTANCE_PREPARED: 'payout',
  REMITTANCE_IN_PROGRESS: 'payout-watch',
  CLOSING_PROCESS: 'closing',
};

type Row = { stream: Stream<LedgerEvent>; state: string; since: Instant };
export type StalledReads = {
  loans(statuses: readonly LoanStatus[], minutes: number): Promise<readonly Row[]>;
  payments(minutes: number): Promise<readonly Row[]>;
  refunds(minutes: number): Promise<readonly Row[]>;
  transfers(minutes: number): Promise<readonly Row[]>;
  bonuses(minutes: number): Promise<readonly Row[]>;
};

export type StalledDeps = {
  ledger: Pick<Ledger, 'readLatest'>;
  tasks: Pick<Tasks, 'isOpen' | 'requeue' | 'replaceStalled'>;
  reads: StalledReads;
  workflows: readonly Workflow[];
  log: RunnerDeps['log'];
  minutes?: number;
};

/** Returns what it has queued again. */
export async function requeueStalled(deps: StalledDeps): Promise<readonly Stalled[]> {
  const found: Stalled[] = [];
  for (const one of await findStalled(deps)) if (await requeue(deps, one)) found.push(one);
  await deps.tasks.replaceStalled(found);
  for (const one of found) deps.log({ level: 'warn', message: 'workflows: stalled work is queued again', ...one });
  return found;
}

async function findStalled({ reads, minutes = STALLED_AFTER_MINUTES }: StalledDeps): Promise<Stalled[]> {
  const statuses = Object.keys(ENDED_BY) as LoanStatus[];
  const by = (workflow: WorkflowName) => (rows: readonly Row[]) => rows.map((row) => ({ ...row, workflow }));
  const loans = (await reads.loans(statuses, minutes)).map((row) => ({
    ...row,
    workflow: ENDED_BY[row.state as LoanStatus] ?? '',
  }));
  const refunds = await reads.refunds(minutes);
  return [
    ...loans,
    ...by('payment')(await reads.payments(minutes)),
    ...by('payout')(refunds.filter(({ state }) => state !== 'REFUND_SENT')),
    ...by('payout-watch')(refunds.filter(({ state }) => state === 'REFUND_SENT')),
    ...by('balance-transfer')(await reads.transfers(minutes)),
    ...by('bonus')(await reads.bonuses(minutes)),
  ];
}

async function requeue({ ledger, tasks, workflows }: StalledDeps, { stream, workflow: name }: Stalled) {
  const workflow = workflows.find((one) => one.name === name);
  if (!workflow || (await tasks.isOpen(name, stream))) return false;
  const { events } = await ledger.readLatest(stream);
  // A payment reversed before its notice: only the notice can continue it.
  if (name === 'payment' && !events.some(({ type }) => type === 'PaymentNotified')) return false;
  const wanted = events.flatMap((event) => tasksOf(workflow, event)).slice(-MOST_TASKS);
  if (wanted.length > 0) await tasks.requeue(wanted);
  return wanted.length > 0;
}
