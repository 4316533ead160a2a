/**
 * A dead letter is an event whose pure step threw, which is a bug of ours. It waits as a task: other streams go on,
 * later events of its stream wait, the office sees it, and the step is retried at growing intervals until the code is
 * fixed.
 */

import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { Recorded } from '../../schema/events/streams.ts';
import { DEAD_LETTER, type NewTask, type Task } from '../ports/tasks.ts';
import { HISTORY, type RunnerDeps, type Workflow } from './workflow.ts';

type Event = Recorded<LedgerEvent>;

const taskOf = (workflow: Workflow, event: Event) => ({
  workflow: workflow.name,
  stream: event.stream,
  eventId: event.id,
  position: event.position,
  correlationId: event.metadata.correlationId,
});

/** Exported for tests of the pure steps. @throws if the step does */
export function tasksOf(workflow: Workflow, event: Event): readonly NewTask[] {
  if (event.metadata.causationId === HISTORY) return [];
  return workflow.react(event).map((wanted, step) => ({ ...wanted, ...taskOf(workflow, event), step }));
}

/** Sorts before the first task of its event. */
const DEAD_LETTER_STEP = -1;

export function tasksOrDeadLetter(deps: Pick<RunnerDeps, 'log'>, workflow: Workflow, event: Event): readonly NewTask[] {
  try {
    return tasksOf(workflow, event);
  } catch (error) {
    const { name } = workflow;
    const facts = { workflow: name, stream: event.stream, eventId: event.id, type: event.type, error: String(error) };
    deps.log({ level: 'error', message: 'workflows: step failed, the event is parked', ...facts });
    return [{ ...taskOf(workflow, event), step: DEAD_LETTER_STEP, kind: DEAD_LETTER }];
  }
}

/** Queues the step's tasks behind the waiting one. @throws if the step still does */
export async function retryStep(deps: RunnerDeps, workflow: Workflow, task: Task): Promise<void> {
  const { events } = await deps.ledger.readLatest(task.stream);
  const event = events.find(({ id }) => id === task.eventId);
  if (!event) throw new Error(`event ${task.eventId} is not in ${task.stream}`);
  const tasks = tasksOf(workflow, event);
  if (tasks.length > 0) await deps.tasks.queue([], tasks, task.position);
}
