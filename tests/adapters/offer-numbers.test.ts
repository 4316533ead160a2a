/** Numbers of contracts go on behind what the log has, whatever the database remembers (F30). */
import { expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { contractNumber } from '../../schema/values/contract-number.ts';
import { postgresOfferNumbers } from '../../server/adapters/offer-numbers/postgres.ts';
import { testDatabase } from '../support/postgres.ts';

it('a process asks the log before its first number of a year, and never goes back', async () => {
  const database = await testDatabase();
  const pool = openPool({ connectionString: database.url, max: 2 });
  const after = (last: bigint) => postgresOfferNumbers(pool, async () => last);
  try {
    expect(await after(0n).next('2026')).toBe(contractNumber('2026', 1n));
    expect(await after(7n).next('2026')).toBe(contractNumber('2026', 8n));
    expect(await after(7n).next('2026')).toBe(contractNumber('2026', 9n));
    expect(await after(1n).next('2027')).toBe(contractNumber('2027', 2n));
    await expect(postgresOfferNumbers(pool, () => Promise.reject(new Error('behind'))).next('2026')).rejects.toThrow();
  } finally {
    await pool.end();
    await database.drop();
  }
});
