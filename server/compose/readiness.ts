import type { ReadyCheck } from '../api/deps.ts';
import type { Operations } from '../ports/operations.ts';
import type { Foundation } from './foundation.ts';

type Checks = Record<string, ReadyCheck>;

export const readiness = ({ pool, ledger }: Pick<Foundation, 'pool' | 'ledger'>): Checks => ({
  postgres: async () => {
    await pool.query('select 1');
    return undefined;
  },
  /** Reads may work while writes cannot: the disk is full, or the event store's database is silent. */
  ledger: async () => (await ledger.writeTrouble())?.sentence,
});

/** Every part but the one whose trouble makes the api not ready. */
export const warnings = ({ names, part }: Pick<Operations, 'names' | 'part'>): Checks =>
  Object.fromEntries(
    names
      .filter((name) => name !== 'LEDGER')
      .map((name) => [name.toLowerCase(), async () => (await part(name)).why] as const),
  );
