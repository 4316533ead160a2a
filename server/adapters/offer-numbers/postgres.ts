/** Offer numbers restart each year. */
import type pg from 'pg';
import type { OfferNumbers } from '../../ports/offer-numbers.ts';

export const postgresOfferNumbers = (
  pool: pg.Pool,
): OfferNumbers & { many(year: string, count: number): Promise<string[]> } => {
  const known = new Set<string>();
  const next = async (year: string, count: number): Promise<string[]> => {
    if (!/^\d{4}$/.test(year)) throw new Error(`not a year: ${year}`);
    if (!known.has(year)) {
      await pool.query(`begin; select pg_advisory_xact_lock(hashtext('nesie:ops:schema'));
        create schema if not exists ops; create sequence if not exists ops.offer_number_${year}; commit`);
      known.add(year);
    }
    const { rows } = await pool.query<{ n: bigint }>(
      `select nextval('ops.offer_number_${year}') as n from generate_series(1, $1)`,
      [count],
    );
    return rows.map(({ n }) => `NS-${year}-${String(n).padStart(6, '0')}`);
  };
  return { next: async (year) => (await next(year, 1))[0] ?? '', many: next };
};
