import type { ReadyCheck } from '../api/deps.ts';
import type { Operations } from '../ports/operations.ts';
import type { Foundation } from './foundation.ts';
import { ledgerTrouble } from './known-log.ts';

type Checks = Record<string, ReadyCheck>;

export const readiness = ({ pool, ledger }: Pick<Foundation, 'pool' | 'ledger'>): Checks => ({
  postgres: async () => {
    await pool.query('select 1');
    return undefined;
  },
  /** Appends, reads and subscriptions fail apart, and all of them work on a log that is not ours (R981). */
  ledger: () => ledgerTrouble({ ledger, pool }),
});

/** Every part but the one whose trouble makes the api not ready. */
export const warnings = ({ names, part }: Pick<Operations, 'names' | 'part'>): Checks =>
  Object.fromEntries(
    names
      .filter((name) => name !== 'LEDGER')
      .map((name) => [name.toLowerCase(), async () => (await part(name)).why] as const),
  );
