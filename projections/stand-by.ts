/** Each lane waits while another projector writes it, takes over when that one is gone, steps back when replaced. */
import { setTimeout as wait } from 'node:timers/promises';
import { isNewer } from './generations.ts';
import { type Lane, lanesOf } from './lanes.ts';
import { RunnerBusy } from './leased-writer.ts';
import { type RaiseOptions, type Raising, startRaising } from './raise.ts';
import { type Runner, type RunnerOptions, type RunnerState, startRunner } from './runner.ts';

export type StandByOptions = Omit<RunnerOptions, 'onBusy' | 'onBeat' | 'onChange' | 'patienceMs' | 'lane'> & {
  onChange?: (state: RunnerState, lane: string) => void;
  /** How often it asks for the lock while another projector leads. Default 1 s. */
  everyMs?: number;
  onRole?: (role: 'leads' | 'stands-by', lane: string) => void;
  onError?: (error: unknown) => void;
  onRaise?: RaiseOptions['onRaise'];
  /** At each round of a lane, whether it is led or waited for. */
  onBeat?: (lane: string) => void;
};

type Term = { runner: Runner; replaced: Promise<void> };
type Standing = { runner(): Runner | undefined; stop(): Promise<void> };

const EVERY_MS = 1_000;
/** A process that leaves a model to a newer release lets that one take the lane. */
const AFTER_NEWER = 5;

/** Several processes each write some lanes: one that has lanes already asks for the next later than one without. */
export async function startStandingBy(options: StandByOptions): Promise<Raising> {
  const held = new Set<string>();
  const [first, ...others] = lanesOf(options.models, options.partitions);
  if (!first) throw new Error('no lane');
  const standing = [await standBy(options, first, held)];
  for (const lane of others) standing.push(await standBy(options, lane, held));
  const raising = startRaising({
    ...options,
    everyMs: options.everyMs ?? EVERY_MS,
    lease: () => standing[0]?.runner()?.lease(),
  });
  return {
    ready: raising.ready,
    stop: async () => void (await Promise.all([raising, ...standing].map((one) => one.stop()))),
  };
}

/** Resolves as soon as it leads or waits. @throws what fails the first start, except that another projector leads */
async function standBy(options: StandByOptions, lane: Lane, held: Set<string>): Promise<Standing> {
  const { everyMs = EVERY_MS, onRole = () => undefined, onError = () => undefined, onBeat = () => undefined } = options;
  const beat = () => onBeat(lane.name);
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  let role: 'leads' | 'stands-by' | undefined;
  let runner: Runner | undefined;
  const become = (next: 'leads' | 'stands-by') => {
    if (role !== next) onRole(next, lane.name);
    role = next;
  };

  /** Undefined if another projector leads. */
  async function lead(): Promise<Term | undefined> {
    const { promise: replaced, resolve: onBusy } = Promise.withResolvers<void>();
    try {
      const onChange = (state: RunnerState) => options.onChange?.(state, lane.name);
      runner = await startRunner({ ...options, lane, patienceMs: 0, onBusy, onBeat: beat, onChange });
      held.add(lane.name);
      become('leads');
      return { runner, replaced };
    } catch (error) {
      if (!(error instanceof RunnerBusy)) throw error;
      become('stands-by');
      return undefined;
    }
  }

  async function leadAgain(): Promise<Term | undefined> {
    try {
      return await lead();
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  async function serve(first: Term | undefined): Promise<void> {
    for (let term = first; ; term = await leadAgain()) {
      beat();
      let patience = 1;
      if (term) {
        await Promise.race([term.replaced, stopped]);
        runner = undefined;
        await term.runner.stop();
        held.delete(lane.name);
        if (term.runner.state().left.some(isNewer)) patience = AFTER_NEWER;
      }
      await wait(everyMs * (patience + held.size), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }

  const serving = serve(await lead());
  return {
    runner: () => runner,
    stop: async () => {
      stopping.abort();
      await serving;
    },
  };
}
