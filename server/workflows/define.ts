/** Defines for each stream of a workflow its tasks, their payloads and the functions that run them. */
import { z } from 'zod';
import type { Stream } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import {
  type EventsUnder,
  isIn,
  isStreamOf,
  type LedgerPrefix,
  type Recorded,
  type RecordIn,
} from '../../schema/events/streams.ts';
import type { Task, TaskWanted } from '../ports/tasks.ts';
import type { Step } from '../use-cases/kernel/step.ts';
import type { TaskRun, Workflow, WorkflowName } from './workflow.ts';

/** Kind of task -> fields of its payload, as schema/events/codecs.ts stores them. */
type Tasks = Readonly<Record<string, z.ZodRawShape>>;
type Payload<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;
type Handler<P extends LedgerPrefix, S extends z.ZodRawShape> = (
  run: StreamRun<P>,
  payload: Payload<S>,
) => Promise<Step>;
type Kind<T> = keyof T & string;
export type Wanted<T extends Tasks> = {
  [K in Kind<T>]: keyof T[K] extends never ? { kind: K } : { kind: K; data: Payload<T[K]> };
}[Kind<T>];

export type StreamRun<P extends LedgerPrefix> = TaskRun & { stream: Stream<EventsUnder[P]> };

type Part<P extends LedgerPrefix, T extends Tasks> = {
  tasks: T;
  /** Pure. */
  react(event: RecordIn<P>): readonly Wanted<T>[];
  on: { [K in Kind<T>]: Handler<P, T[K]> };
};

type StreamTasks = {
  prefix: LedgerPrefix;
  react(event: Recorded<LedgerEvent>): readonly TaskWanted[];
  execute(run: TaskRun): Promise<Step>;
};

/** An unknown kind or stream. The task stays in the queue, where the office sees it. */
export class UnknownTask extends Error {
  override name = 'UnknownTask';
}

const Stored = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export function onStreams<P extends LedgerPrefix, T extends Tasks>(prefix: P, part: Part<P, T>): StreamTasks {
  const payloadOf = <K extends Kind<T>>(kind: K) => z.object(part.tasks[kind]);
  const handle = <K extends Kind<T>>(kind: K, run: StreamRun<P>, data: Task['data']) => {
    const handler: Handler<P, T[K]> = part.on[kind];
    return handler(run, payloadOf(kind).parse(data) as Payload<T[K]>);
  };
  const stored = ({ kind, data = {} }: { kind: Kind<T>; data?: object }): TaskWanted => ({
    kind,
    data: Stored.parse(payloadOf(kind).encode(data as never)),
  });
  const isKnown = (kind: string): kind is Kind<T> => Object.hasOwn(part.tasks, kind);
  return {
    prefix,
    react: (event) => (isIn(prefix, event) ? part.react(event).map(stored) : []),
    async execute(run) {
      const { stream, kind, data } = run.task;
      if (!isStreamOf(prefix, stream) || !isKnown(kind)) throw new UnknownTask(`${kind} on ${stream}`);
      return handle(kind, { ...run, stream }, data);
    },
  };
}

export const defineWorkflow = (
  name: WorkflowName,
  parts: readonly StreamTasks[],
  options: Pick<Workflow, 'timeoutMs'> = {},
): Workflow => ({
  name,
  ...options,
  prefixes: parts.map(({ prefix }) => prefix),
  react: (event) => parts.flatMap((part) => part.react(event)),
  async execute(run) {
    const part = parts.find(({ prefix }) => isStreamOf(prefix, run.task.stream));
    if (!part) throw new UnknownTask(`${run.task.kind} on ${run.task.stream}`);
    return part.execute(run);
  },
});
