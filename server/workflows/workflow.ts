import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { Recorded } from '../../schema/events/streams.ts';
import type { Ids } from '../ports/ids.ts';
import type { LaggingLedger } from '../ports/lagging-ledger.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { ProviderCall } from '../ports/provider.ts';
import type { Task, Tasks, TaskWanted } from '../ports/tasks.ts';
import { type Caller, callerAfter } from '../use-cases/kernel/event-context.ts';
import type { Step } from '../use-cases/kernel/step.ts';

/** The cause of events that the seed writes as history: they start no workflow. */
export const HISTORY = 'seed';

export type TaskRun = {
  task: Task;
  /** For providers: the key is the event's id, the same for every retry. */
  call: ProviderCall;
  /**
   * Call it before asking a provider for what must not happen twice. True if the request of an earlier try may have
   * arrived: then ask the provider what it knows.
   */
  begin(): Promise<boolean>;
  /** `step` separates several commands of one task. */
  caller(step?: string): Caller;
};

/** Part of stored command ids, tasks and checkpoints: never rename. */
export type WorkflowName =
  | 'verification'
  | 'payout'
  | 'payout-watch'
  | 'payment'
  | 'balance-transfer'
  | 'reversal'
  | 'bonus'
  | 'closing'
  | 'slot-release'
  | 'refinancing'
  | 'notice-papers'
  | 'notices';

/** Made by define.ts. */
export type Workflow = {
  name: string;
  prefixes: readonly string[];
  /** Pure. Called once per event, in order. */
  react(event: Recorded<LedgerEvent>): readonly TaskWanted[];
  /**
   * Reads the present state before it acts, because the event may be old. After a throw or an unexpected state the task
   * is retried.
   */
  execute(run: TaskRun): Promise<Step>;
  /** Time limit of one try. Default 20 s. */
  timeoutMs?: number;
};

export type RunnerDeps = {
  /** Events may be read from any node; decisions read from the leader. */
  ledger: Ledger & LaggingLedger;
  tasks: Tasks;
  ids: Ids;
  /** No personal data: workflow, kind, stream and the error's name and text. */
  log: (line: { level: 'info' | 'warn' | 'error'; message: string; [fact: string]: unknown }) => void;
};

export type RunnerOptions = {
  /** Streams worked on at the same time. Default 8. */
  parallel?: number;
  /** First pause after a failure; doubles up to `maxBackoffMs`. Default 1 s and 5 min. */
  backoffMs?: number;
  maxBackoffMs?: number;
  /** How often the queue is polled when nothing new comes. Default 500 ms. */
  pollMs?: number;
};

export function runOf(
  deps: Pick<RunnerDeps, 'tasks' | 'ids'>,
  workflow: Workflow,
  task: Task,
  signal: AbortSignal,
): TaskRun {
  return {
    task,
    call: { key: task.eventId, signal },
    begin: () => deps.tasks.begin(task),
    caller: (step = task.kind) => callerAfter(deps.ids, task, workflow.name, step),
  };
}

export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done, { once: true });
  });
