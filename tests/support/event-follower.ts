import { CommitSignal } from '../../server/adapters/ledger/embedded/commit-signal.ts';
import type { EventLog, ServedLog, VisibleStream } from '../../server/adapters/ledger/embedded/event-log.ts';
import type { StoredEvent } from '../../server/adapters/ledger/embedded/event-record.ts';

const LOOK_BACK = 64;

export class Growth {
  readonly #log: EventLog;
  readonly #listeners = new Set<() => void>();
  readonly #heads: { at: number; head: number }[];
  #stop: () => void = () => undefined;
  #stopped = false;

  constructor(log: EventLog) {
    this.#log = log;
    this.#heads = [{ at: 0, head: log.head }];
    void this.#watch();
  }

  onGrowth(listener: () => void): void {
    this.#listeners.add(listener);
  }

  headBefore(lagMs: number): number {
    const until = performance.now() - lagMs;
    return this.#heads.findLast(({ at }) => at <= until)?.head ?? 0;
  }

  stop(): void {
    this.#stopped = true;
    this.#stop();
  }

  async #watch(): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      this.#stop = resolve;
    });
    while (!this.#stopped) {
      const ticket = this.#log.signal.ticket();
      const { head } = this.#log;
      if (head !== this.#heads.at(-1)?.head) {
        this.#heads.push({ at: performance.now(), head });
        for (const listener of this.#listeners) listener();
      }
      await Promise.race([ticket.committed, ended]);
      ticket.cancel();
    }
  }
}

export type Node = {
  log: ServedLog;
  lead(): void;
  /** From now on the node is behind, but never shows less than before. */
  follow(): void;
  readonly leads: boolean;
};

export function nodeOf(log: EventLog, growth: Growth, lagMs: number): Node {
  const signal = new CommitSignal();
  let leads = false;
  let shown = log.head;
  const limit = (): number => {
    if (leads) return Number.POSITIVE_INFINITY;
    shown = Math.max(shown, growth.headBefore(lagMs));
    return shown;
  };
  growth.onGrowth(() => {
    if (leads) signal.notify();
    else setTimeout(() => signal.notify(), lagMs + 1).unref();
  });
  const known = (events: readonly StoredEvent[]) => {
    const end = limit();
    return events.filter(({ position }) => position < end);
  };
  return {
    get leads() {
      return leads;
    },
    lead: () => {
      leads = true;
      signal.notify();
    },
    follow: () => {
      leads = false;
      shown = log.head;
    },
    log: {
      signal,
      metrics: log.metrics,
      get head() {
        return Math.min(log.head, limit());
      },
      append: (request) => log.append(request),
      visible: async (stream) => newestKnown(log, stream, await log.visible(stream), limit()),
      streamPage: async (stream, at, page) =>
        known(await log.streamPage(stream, at, page)).filter(({ revision }) => revision <= at.last),
      allPage: async (from, count, backwards) =>
        backwards ? log.allPage(Math.min(from, limit()), count, true) : known(await log.allPage(from, count, false)),
      newPage: async (from, count) => known(await log.newPage(from, count)),
    },
  };
}

async function newestKnown(log: EventLog, stream: string, at: VisibleStream, end: number): Promise<VisibleStream> {
  for (let from = at.last; from >= at.first; ) {
    const page = await log.streamPage(stream, at, { from, count: LOOK_BACK, backwards: true });
    const newest = page.find(({ position }) => position < end);
    if (newest) return { ...at, last: newest.revision };
    from = (page.at(-1)?.revision ?? 0) - 1;
  }
  return { ...at, last: -1 };
}
