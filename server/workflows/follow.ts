/** One subscription for all workflows: an event is fetched and decoded once, whoever reacts to it. */
import type { Recorded } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { NewTask } from '../ports/tasks.ts';
import type { RunnerDeps, Workflow } from './workflow.ts';

/** Streams that were written as history (the seed) set nothing in motion. */
export const HISTORY_ACTOR = 'seed';

type Event = Recorded<LedgerEvent>;

/** How far a workflow has come, in this term. */
type Place = { workflow: Workflow; after: bigint };

/**
 * Begins at the lowest checkpoint; each workflow gets only what lies behind its own and has one of its prefixes, so a new one catches up alone.
 * A workflow whose step throws is left where it is until the next start; the others go on.
 */
export async function follow(
  deps: RunnerDeps,
  workflows: readonly Workflow[],
  wake: () => void,
): Promise<() => Promise<void>> {
  let places = await Promise.all(workflows.map((workflow) => placeOf(deps, workflow)));
  const lowest = places.map(({ after }) => after).toSorted((a, b) => (a < b ? -1 : 1))[0] ?? -1n;
  const prefixes = [...new Set(workflows.flatMap((workflow) => workflow.prefixes))];
  return deps.ledger.subscribe({ prefixes }, lowest < 0n ? 'start' : lowest, async (batch) => {
    const end = batch.at(-1);
    if (!end) return;
    const tasks: NewTask[] = [];
    places = places.filter((place) => {
      const wanted = wantedBy(deps, place, batch);
      tasks.push(...(wanted ?? []));
      return wanted !== undefined;
    });
    const behind = places.filter(({ after }) => after < end.position);
    await deps.tasks.queue(
      behind.map(({ workflow }) => workflow.name),
      tasks,
      end.position,
    );
    // Only now: a batch that could not be queued is delivered again.
    for (const place of behind) place.after = end.position;
    if (tasks.length > 0) wake();
  });
}

async function placeOf(deps: RunnerDeps, workflow: Workflow): Promise<Place> {
  const reached = await deps.tasks.checkpoint(workflow.name);
  return { workflow, after: reached === 'start' ? -1n : reached };
}

/** Undefined where the step threw: that is a bug, and the workflow's checkpoint must not pass it. */
function wantedBy(deps: RunnerDeps, { workflow, after }: Place, batch: readonly Event[]): NewTask[] | undefined {
  try {
    return batch
      .filter(
        ({ position, stream }) => position > after && workflow.prefixes.some((prefix) => stream.startsWith(prefix)),
      )
      .flatMap((event) => tasksOf(workflow, event));
  } catch (error) {
    const facts = { workflow: workflow.name, after: String(after), error: String(error) };
    deps.log({ level: 'error', message: 'workflows: step failed, stands still until the next start', ...facts });
    return undefined;
  }
}

/** Exported for tests of the pure steps. */
export function tasksOf(workflow: Workflow, event: Event): readonly NewTask[] {
  if (event.metadata.actor.id === HISTORY_ACTOR) return [];
  return workflow.react(event).map((wanted, step) => ({
    ...wanted,
    workflow: workflow.name,
    stream: event.stream,
    eventId: event.id,
    step,
    position: event.position,
    correlationId: event.metadata.correlationId,
  }));
}
