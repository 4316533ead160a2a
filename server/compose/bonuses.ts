/** Movements of bonuses from the read model while it is up to date, else from the stream (D0042). */
import { bonusReads } from '../../projections/bonus/read.ts';
import type { Waiter } from '../../projections/checkpoint/wait-for.ts';
import { freshnessOf } from '../adapters/loans/behind.ts';
import type { OwnWrites } from '../adapters/loans/own-writes.ts';
import { streamBonuses } from '../adapters/loans/stream-bonuses.ts';
import type { Bonuses } from '../ports/bonuses.ts';
import type { Ledger } from '../ports/ledger.ts';
import { freshForCaller } from './loans.ts';

type Sources = { ledger: Ledger; reads: Parameters<typeof bonusReads>[0]; waiter: Waiter; writes: OwnWrites };

export function bonusesOf({ ledger, reads, waiter, writes }: Sources): Bonuses {
  const rows = bonusReads(reads);
  const stream = streamBonuses(ledger);
  const freshness = freshForCaller(
    freshnessOf({
      head: () => ledger.head({ prefixes: ['bonus-'] }),
      reaches: (position, withinMs) => waiter.waitFor(position, withinMs, ['bonus']),
    }),
  );
  return {
    async movesOf(borrowerId) {
      // Movements have no time to be shown with: a silent log is an outage for them.
      const found = (await freshness()).is === 'CURRENT' ? await rows.movesOf(borrowerId) : [];
      const last = found.at(-1);
      // No row may also mean an event that could not be applied.
      const isComplete = last !== undefined && last.position >= writes.bonusPositionOf(borrowerId);
      return isComplete ? found.map(({ move }) => move) : stream.movesOf(borrowerId);
    },
  };
}
