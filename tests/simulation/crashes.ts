/** Processes that die between two steps: an append that never arrived, or one whose answer was never seen. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { chanceOf } from '../../server/seed/chance.ts';

export class Crash extends Error {
  override name = 'Crash';
}

export type Crashes = {
  through: (ledger: RawLedger) => RawLedger;
  /** From now on nothing dies any more. */
  end(): void;
  readonly before: number;
  readonly after: number;
};

/** Whether an append dies depends on seed, stream, revision and number of tries, not on the order of the threads. */
export function crashes(seed: number, share: number): Crashes {
  const tries = new Map<string, number>();
  const counts = { before: 0, after: 0 };
  let over = false;
  const through = (ledger: RawLedger): RawLedger => ({
    ...ledger,
    async append(stream, expected, events, context) {
      const place = `${stream}@${expected}`;
      const attempt = tries.get(place) ?? 0;
      tries.set(place, attempt + 1);
      const chance = chanceOf(seed, 'crash', place, attempt);
      if (!over && chance.hits(share)) {
        counts.before += 1;
        throw new Crash(`before ${place}`);
      }
      const appended = await ledger.append(stream, expected, events, context);
      if (!over && chance.hits(share)) {
        counts.after += 1;
        throw new Crash(`after ${place}`);
      }
      return appended;
    },
  });
  return {
    through,
    end: () => {
      over = true;
    },
    get before() {
      return counts.before;
    },
    get after() {
      return counts.after;
    },
  };
}

const TRIES = 25;

/** Whoever died or found a loan busy comes again and says the same, as a provider or a browser does. */
export async function again<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const busy = error instanceof Error && /busy|changed at every try/.test(error.message);
      if ((!busy && !(error instanceof Crash)) || attempt === tries) throw error;
      await sleep(Math.min(5 * attempt, 100));
    }
  }
}
