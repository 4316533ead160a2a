/** One subscription for all workflows: an event is fetched and decoded once, whoever reacts to it. */

import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { Recorded } from '../../schema/events/streams.ts';
import type { NewTask } from '../ports/tasks.ts';
import { tasksOrDeadLetter } from './dead-letter.ts';
import type { RunnerDeps, Workflow } from './workflow.ts';

type Event = Recorded<LedgerEvent>;

/** How far a workflow has come, in this term. */
type Place = { workflow: Workflow; after: bigint };

/**
 * Begins at the lowest checkpoint; each workflow gets only what lies behind its own and has one of its prefixes, so a new one catches up alone.
 * An event at which a step throws is parked (dead-letter.ts), and the workflow goes on.
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
    // Only now: a batch that could not be queued is delivered again.
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
