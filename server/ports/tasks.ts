/** The queue of the workflows: survives a restart and shows what hangs. Schema `ops` in Postgres. */
import type { Stream } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { Instant } from '../../schema/values/local-date.ts';

/** A task that a workflow's pure step returns. `data` is JSON without personal data. */
export type TaskWanted = { kind: string; data?: Readonly<Record<string, string | number | boolean | null>> };

/** A dead letter: the task that stands for an event whose pure step threw. */
export const DEAD_LETTER = 'parked-event';

export type NewTask = TaskWanted & {
  workflow: string;
  /** Tasks of one stream run one after another, in the order of their events. */
  stream: Stream<LedgerEvent>;
  eventId: string;
  /** Order among the tasks of one event; below 0 for a dead letter. */
  step: number;
  position: bigint;
  correlationId: string;
};

export type Task = NewTask & {
  data: Readonly<Record<string, string | number | boolean | null>>;
  /** Failed tries so far. */
  attempts: number;
};

export type OpenTask = {
  /** For `skip`; null for stalled work, which is no task. */
  id: string | null;
  workflow: string;
  stream: string;
  kind: string;
  attempts: number;
  lastError: string | null;
  since: Instant;
  nextTry: Instant;
};

/** A process that no longer leads cannot write: `queue`, `begin`, `done` and `later` then throw LeadershipLost. */
/** The kind under which the office sees stalled work. */
export const STALLED = 'standing';

/** In a state that the workflow should have ended. */
export type Stalled = { workflow: string; stream: Stream<LedgerEvent>; state: string; since: Instant };

export type Tasks = {
  /** The position up to which the workflow's tasks are queued. */
  checkpoint(workflow: string): Promise<bigint | 'start'>;
  /**
   * Queues tasks and moves the checkpoints in one transaction; an existing task (same workflow, event, step) stays as
   * it is.
   */
  queue(workflows: readonly string[], tasks: readonly NewTask[], position: bigint): Promise<void>;
  /** The oldest open task that is due of each stream, without the streams in `busy` ('workflow stream'). */
  due(workflows: readonly string[], busy: readonly string[], limit: number): Promise<readonly Task[]>;
  /** Records, before a provider is called, that this try begins; true where an earlier try had begun. */
  begin(task: Task): Promise<boolean>;
  /** `outcome`: what was done, or why nothing was. */
  done(task: Task, outcome: string): Promise<void>;
  /** Stays queued. `counts` is false where waiting is expected and nothing failed. */
  later(task: Task, waitMs: number, reason: string, counts: boolean): Promise<void>;
  /** What the office has to see: dead letters, stalled work, and open tasks with so many failed tries, oldest first. */
  stuck(attempts: number): Promise<readonly OpenTask[]>;
  /** The open work of the workflow on the stream is due at once; returns how many tasks. */
  hurry(workflow: string, stream: string): Promise<number>;
  /** Ends an open task without doing it; false where it is done already. */
  skip(id: string, outcome: string): Promise<boolean>;
  /** Whether the workflow still has open work on the stream. */
  isOpen(workflow: string, stream: string): Promise<boolean>;
  /** Queues the tasks again, even if they are done. */
  requeue(tasks: readonly NewTask[]): Promise<void>;
  /** Replaces the list of stalled work, which the office sees among `stuck`. */
  replaceStalled(found: readonly Stalled[]): Promise<void>;
  stalledCount(): Promise<number>;
  openCount(workflow?: string): Promise<number>;
  /** Dead letters that wait for the code to be fixed. */
  deadLetterCount(): Promise<number>;
  /** Resolves when this process is the only active runner; `lost` is called when it loses that. */
  lead(lost: () => void, signal: AbortSignal): Promise<() => Promise<void>>;
};
