/** What a workflow is: a pure step and an executor, and what the runner hands them. */

import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { Recorded } from '../../schema/events/streams.ts';
import type { Ids } from '../ports/ids.ts';
import type { LaggingLedger } from '../ports/lagging-ledger.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { ProviderCall } from '../ports/provider.ts';
import type { Task, Tasks, TaskWanted } from '../ports/tasks.ts';
import { type Caller, callerAfter } from '../use-cases/kernel/event-context.ts';
import type { Step } from '../use-cases/kernel/step.ts';

/** Streams that were written as history (the seed) set nothing in motion. */
export const HISTORY_ACTOR = 'seed';

export type TaskRun = {
  task: Task;
  /** For providers: the key is the event's id, the same for every retry. */
  call: ProviderCall;
  /**
   * To be awaited before somebody outside is asked to do what may not be done twice. True where an earlier try came this far:
   * it may have died after its request was heard, so the other side has to be asked what it knows.
   */
  begin(): Promise<boolean>;
  /** The caller of a command; `step` tells several commands of one task apart. */
  caller(step?: string): Caller;
};

/** Part of every command id, of the queue and of the checkpoints: never renamed. */
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

/** As the runner sees it: defined by define.ts. */
export type Workflow = {
  name: string;
  prefixes: readonly string[];
  /** Pure. Called once per event, in order. */
  react(event: Recorded<LedgerEvent>): readonly TaskWanted[];
  /** Looks at the present state before it acts: the event may be old. After a throw, or what it does not expect, the task is tried again. */
  execute(run: TaskRun): Promise<Step>;
  /** One try may take this long. Default 20 s. */
  timeoutMs?: number;
};

export type RunnerDeps = {
  /** Events are brought when they come; what is decided on is read from the leader. */
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
  /** How often the queue is looked at when nothing new came in. Default 500 ms. */
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
