/** Offer numbers restart each year. */
import type pg from 'pg';
import type { OfferNumbers } from '../../ports/offer-numbers.ts';

export const postgresOfferNumbers = (pool: pg.Pool): OfferNumbers => {
  const known = new Set<string>();
  return {
    next: async (year) => {
      if (!/^\d{4}$/.test(year)) throw new Error(`not a year: ${year}`);
      if (!known.has(year)) {
        await pool.query(`begin; select pg_advisory_xact_lock(hashtext('nesie:ops:schema'));
          create schema if not exists ops; create sequence if not exists ops.offer_number_${year}; commit`);
        known.add(year);
      }
      const { rows } = await pool.query<{ n: bigint }>(`select nextval('ops.offer_number_${year}') as n`);
      return `NS-${year}-${String(rows[0]?.n ?? '').padStart(6, '0')}`;
    },
  };
};
