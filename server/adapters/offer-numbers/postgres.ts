/** Offer numbers restart each year. */
import type pg from 'pg';
import { contractNumber } from '../../../schema/values/contract-number.ts';
import type { OfferNumbers } from '../../ports/offer-numbers.ts';

/**
 * `lastWritten`: the highest count of a year in the log. Asked before the first one that this process deals in the
 * year, because a database restored from a backup would deal those since then again.
 */
export const postgresOfferNumbers = (
  pool: pg.Pool,
  lastWritten: (year: string) => Promise<bigint> = async () => 0n,
): OfferNumbers & { many(year: string, count: number): Promise<string[]> } => {
  const known = new Set<string>();
  const next = async (year: string, count: number): Promise<string[]> => {
    if (!/^\d{4}$/.test(year)) throw new Error(`not a year: ${year}`);
    if (!known.has(year)) {
      const last = await lastWritten(year);
      await pool.query(`begin; select pg_advisory_xact_lock(hashtext('nesie:ops:schema'));
        create schema if not exists ops; create sequence if not exists ops.offer_number_${year};
        select setval('ops.offer_number_${year}', ${last}) from ops.offer_number_${year}
          where ${last} > last_value or (${last} = last_value and not is_called); commit`);
      known.add(year);
    }
    const { rows } = await pool.query<{ n: bigint }>(
      `select nextval('ops.offer_number_${year}') as n from generate_series(1, $1)`,
      [count],
    );
    return rows.map(({ n }) => contractNumber(year, BigInt(n)));
  };
  return { next: async (year) => (await next(year, 1))[0] ?? '', many: next };
};
