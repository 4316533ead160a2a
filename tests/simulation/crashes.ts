/** Processes that die between two steps: an append never arrived, or its answer was lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { chanceOf } from '../../server/seed/chance.ts';

export class Crash extends Error {
  override name = 'Crash';
}

export type Crashes = {
  through: (ledger: RawLedger) => RawLedger;
  end(): void;
  readonly before: number;
  readonly after: number;
};

/** A crash depends on seed, stream, revision and number of tries, not on the order of threads. */
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

/** Repeats a step after a crash or a conflict, as a provider or a browser does. */
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
