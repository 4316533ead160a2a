/** Takes due tasks and works on a limited number of streams at once. */
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { StreamRead } from '../ports/ledger.ts';
import { DEAD_LETTER, type Task } from '../ports/tasks.ts';
import { did, type Step, unexpected } from '../use-cases/kernel/step.ts';
import { retryStep } from './dead-letter.ts';
import { type RunnerDeps, type RunnerOptions, runOf, type Workflow } from './workflow.ts';

const TIMEOUT_MS = 20_000;

/** Returns once `signal` is raised and the running tasks have ended. Callers announce new tasks with `wake.now`. */
export async function pump(
  deps: RunnerDeps,
  workflows: readonly Workflow[],
  options: RunnerOptions,
  signal: AbortSignal,
  wake: { now: () => void },
): Promise<void> {
  const byName = new Map(workflows.map((workflow) => [workflow.name, workflow]));
  const busy = new Map<string, Promise<void>>();
  const parallel = options.parallel ?? 8;
  const bell = doorbell();
  wake.now = bell.ring;
  signal.addEventListener('abort', bell.ring, { once: true });
  while (!signal.aborted) {
    const due =
      busy.size < parallel ? await take(deps, [...byName.keys()], [...busy.keys()], parallel - busy.size) : [];
    for (const task of due) {
      const workflow = byName.get(task.workflow);
      if (!workflow || signal.aborted) continue;
      const key = `${task.workflow} ${task.stream}`;
      const work = attempt(deps, workflow, task, options).finally(() => {
        busy.delete(key);
        bell.ring();
      });
      busy.set(key, work);
    }
    await bell.wait(options.pollMs ?? 500);
  }
  await Promise.all(busy.values());
}

async function take(deps: RunnerDeps, names: readonly string[], busy: readonly string[], limit: number) {
  try {
    return await deps.tasks.due(names, busy, limit);
  } catch (error) {
    deps.log({ level: 'warn', message: 'workflows: queue not readable', error: String(error) });
    return [];
  }
}

/** Never throws: the task is done or stays queued. */
async function attempt(deps: RunnerDeps, workflow: Workflow, task: Task, options: RunnerOptions): Promise<void> {
  try {
    const result =
      task.kind === DEAD_LETTER ? await retryDeadLetter(deps, workflow, task) : await execute(deps, workflow, task);
    if ('did' in result) return await deps.tasks.done(task, result.did);
    if ('notNeeded' in result) return await deps.tasks.done(task, `not needed: ${result.notNeeded}`);
    if ('unexpected' in result) throw new Unexpected(result.unexpected);
    await deps.tasks.later(task, result.afterMs, result.later, false);
  } catch (error) {
    const first = options.backoffMs ?? 1_000;
    const waitMs = Math.min(first * 2 ** Math.min(task.attempts, 20), options.maxBackoffMs ?? 300_000);
    const facts = { workflow: task.workflow, kind: task.kind, stream: task.stream, attempts: task.attempts + 1 };
    deps.log({ level: 'warn', message: 'workflows: task failed', ...facts, error: String(error) });
    await deps.tasks.later(task, waitMs, String(error), true).catch(() => undefined);
  }
}

async function retryDeadLetter(deps: RunnerDeps, workflow: Workflow, task: Task): Promise<Step> {
  await retryStep(deps, workflow, task);
  return did('the step asks for its tasks now');
}

class Unexpected extends Error {
  override name = 'Unexpected';
}

/** A step on a log read without its event would find nothing to do and end. */
async function knowsItsEvent({ ledger }: RunnerDeps, { stream, eventId }: Task): Promise<boolean> {
  const holds = (read: StreamRead<LedgerEvent> | undefined) => read?.events.some(({ id }) => id === eventId) ?? false;
  return holds(ledger.known(stream)) || holds(await ledger.readLatest(stream));
}

/** The time limit frees the stream even if a provider ignores the abort signal. */
async function execute(deps: RunnerDeps, workflow: Workflow, task: Task): Promise<Step> {
  const timeout = AbortSignal.timeout(workflow.timeoutMs ?? TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () =>
      reject(new Error(`not finished after ${workflow.timeoutMs ?? TIMEOUT_MS} ms`)),
    );
  });
  const work = async () => {
    if (!(await knowsItsEvent(deps, task))) return unexpected('the log as read ends before the event');
    return workflow.execute(runOf(deps, workflow, task, timeout));
  };
  return Promise.race([work(), late]);
}

/** A ring while nobody waits is remembered. */
function doorbell() {
  let rung = false;
  let open: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      open?.();
    },
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(done, rung ? 0 : ms);
        function done() {
          clearTimeout(timer);
          rung = false;
          open = undefined;
          resolve();
        }
        open = done;
      }),
  };
}
