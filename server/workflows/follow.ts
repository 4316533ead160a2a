/** One subscription for all workflows: each event is fetched and decoded once. */

import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { Recorded } from '../../schema/events/streams.ts';
import type { NewTask } from '../ports/tasks.ts';
import { tasksOrDeadLetter } from './dead-letter.ts';
import type { RunnerDeps, Workflow } from './workflow.ts';

type Event = Recorded<LedgerEvent>;

/** `after`: the log position up to which the workflow has queued its tasks. */
type Place = { workflow: Workflow; after: bigint };

/**
 * Starts at the lowest checkpoint. Each workflow gets only events after its own checkpoint, so a new workflow catches
 * up alone. An event whose step throws becomes a dead letter (dead-letter.ts).
 */
export async function follow(
  deps: RunnerDeps,
  workflows: readonly Workflow[],
  wake: () => void,
): Promise<() => Promise<void>> {
  const places = await Promise.all(workflows.map((workflow) => placeOf(deps, workflow)));
  const lowest = places.map(({ after }) => after).toSorted((a, b) => (a < b ? -1 : 1))[0] ?? -1n;
  const prefixes = [...new Set(workflows.flatMap((workflow) => workflow.prefixes))];
  return deps.ledger.subscribe({ prefixes }, lowest < 0n ? 'start' : lowest, async (batch) => {
    const end = batch.at(-1);
    if (!end) return;
    const tasks = places.flatMap((place) => wantedBy(deps, place, batch));
    const behind = places.filter(({ after }) => after < end.position);
    await deps.tasks.queue(
      behind.map(({ workflow }) => workflow.name),
      tasks,
      end.position,
    );
    // Set only after queueing: a batch that could not be queued is delivered again.
    for (const place of behind) place.after = end.position;
    if (tasks.length > 0) wake();
  });
}

async function placeOf(deps: RunnerDeps, workflow: Workflow): Promise<Place> {
  const reached = await deps.tasks.checkpoint(workflow.name);
  return { workflow, after: reached === 'start' ? -1n : reached };
}

const wantedBy = (deps: RunnerDeps, { workflow, after }: Place, batch: readonly Event[]): NewTask[] =>
  batch
    .filter(({ position, stream }) => position > after && workflow.prefixes.some((prefix) => stream.startsWith(prefix)))
    .flatMap((event) => tasksOrDeadLetter(deps, workflow, event));
