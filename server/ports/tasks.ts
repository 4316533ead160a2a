/** The queue of what workflows still have to do: survives a restart, shows what hangs. Schema `ops` in Postgres. */
import type { Stream } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { Instant } from '../../schema/values/local-date.ts';

/** What a workflow's pure step asks for. `data` is JSON and holds no personal data. */
export type TaskWanted = { kind: string; data?: Readonly<Record<string, string | number | boolean | null>> };

/** The kind of a task that stands for an event whose pure step threw. */
export const DEAD_LETTER = 'parked-event';

export type NewTask = TaskWanted & {
  workflow: string;
  /** Tasks of one stream run one after the other, in the order of their events. */
  stream: Stream<LedgerEvent>;
  eventId: string;
  /** Order among the tasks of one event; below 0 for a parked one. */
  step: number;
  position: bigint;
  correlationId: string;
};

export type Task = NewTask & {
  data: Readonly<Record<string, string | number | boolean | null>>;
  /** Tries that failed so far. */
  attempts: number;
};

export type OpenTask = {
  workflow: string;
  stream: string;
  kind: string;
  attempts: number;
  lastError: string | null;
  since: Instant;
  nextTry: Instant;
};

/** A process that no longer leads cannot write: `queue`, `begin`, `done` and `later` throw LeadershipLost then. */
/** The kind under which the office sees what stood still with nothing at work on it. */
export const STALLED = 'standing';

/** In a state that the workflow should have ended. */
export type Stalled = { workflow: string; stream: Stream<LedgerEvent>; state: string; since: Instant };

export type Tasks = {
  /** Position up to which the workflow's tasks are queued. */
  checkpoint(workflow: string): Promise<bigint | 'start'>;
  /** Queues tasks and moves the checkpoints in one transaction; a task that is there already (same workflow, event, step) stays as it is. */
  queue(workflows: readonly string[], tasks: readonly NewTask[], position: bigint): Promise<void>;
  /** The oldest open task of each stream that is due, but none of the streams in `busy` ('workflow stream'). */
  due(workflows: readonly string[], busy: readonly string[], limit: number): Promise<readonly Task[]>;
  /** Notes, before somebody outside is asked to act, that this try begins; true where an earlier try had begun. */
  begin(task: Task): Promise<boolean>;
  /** `outcome`: what was done, or why nothing was. */
  done(task: Task, outcome: string): Promise<void>;
  /** Stays queued. `counts` is false where waiting is expected and nothing failed. */
  later(task: Task, waitMs: number, reason: string, counts: boolean): Promise<void>;
  /** Parked events, what stood still, and open tasks with at least so many failed tries, oldest first: what the office has to see. */
  stuck(attempts: number): Promise<readonly OpenTask[]>;
  /** Whether something of the workflow still waits to be done on the stream. */
  isOpen(workflow: string, stream: string): Promise<boolean>;
  /** Queues them, also where they count as done. */
  again(tasks: readonly NewTask[]): Promise<void>;
  /** All that stands still now; what does not any more is forgotten. The office sees it among `stuck`. */
  foundStanding(found: readonly Stalled[]): Promise<void>;
  standingCount(): Promise<number>;
  openCount(workflow?: string): Promise<number>;
  /** Events whose step threw and that wait for the code to be mended. */
  parkedCount(): Promise<number>;
  /** Forgets what has long been done; answers how many. */
  forgetDone(): Promise<number>;
  /** Resolves when this process is the only active runner; `lost` is called when that ends against our will. */
  lead(lost: () => void, signal: AbortSignal): Promise<() => Promise<void>>;
};
