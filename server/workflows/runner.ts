/**
 * A pure step turns each event into tasks, an executor does them. Tasks and checkpoint are written in one transaction,
 * so an event is neither lost nor queued twice. A failed task is retried at growing intervals. Tasks of one stream keep
 * their order; different streams run in parallel.
 */
import { follow } from './follow.ts';
import { pump } from './pump.ts';
import { pause, type RunnerDeps, type RunnerOptions, type Workflow } from './workflow.ts';

export type Runner = {
  /** Waits for the running tasks. */
  stop(): Promise<void>;
  /** Resolves when everything up to `position` is queued and no task is due. */
  idle(position: bigint | 'start'): Promise<void>;
};

export function startRunner(deps: RunnerDeps, workflows: readonly Workflow[], options: RunnerOptions = {}): Runner {
  const stopping = new AbortController();
  const running = leadForEver(deps, workflows, options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
    idle: (position) => waitUntilIdle(deps, workflows, position, stopping.signal),
  };
}

async function leadForEver(
  deps: RunnerDeps,
  workflows: readonly Workflow[],
  options: RunnerOptions,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await leadOnce(deps, workflows, options, signal);
    } catch (error) {
      if (signal.aborted) return;
      deps.log({ level: 'warn', message: 'workflows: no leadership', error: String(error) });
      await pause(1_000, signal);
    }
  }
}

async function leadOnce(
  deps: RunnerDeps,
  workflows: readonly Workflow[],
  options: RunnerOptions,
  signal: AbortSignal,
): Promise<void> {
  const term = new AbortController();
  const end = () => term.abort();
  signal.addEventListener('abort', end, { once: true });
  const release = await deps.tasks.lead(end, signal);
  const wake = { now: (): void => undefined };
  try {
    const stop = await follow(deps, workflows, () => wake.now());
    await pump(deps, workflows, options, term.signal, wake);
    await stop();
  } finally {
    signal.removeEventListener('abort', end);
    await release();
  }
}

async function waitUntilIdle(
  deps: RunnerDeps,
  workflows: readonly Workflow[],
  position: bigint | 'start',
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const checkpoints = await Promise.all(workflows.map((workflow) => behind(deps, workflow, position)));
    const names = workflows.map((workflow) => workflow.name);
    if (!checkpoints.includes(true) && (await deps.tasks.due(names, [], 1)).length === 0) return;
    await pause(20, signal);
  }
}

/**
 * A workflow without events under its prefixes has no checkpoint, so only the last event of its own prefixes counts.
 */
async function behind(deps: RunnerDeps, workflow: Workflow, position: bigint | 'start'): Promise<boolean> {
  const head = await deps.ledger.head({ prefixes: workflow.prefixes });
  if (position === 'start' || head === 'start') return false;
  const reached = await deps.tasks.checkpoint(workflow.name);
  return reached === 'start' || reached < (head < position ? head : position);
}
