/** The provider's number of each message, by our key. */
import type pg from 'pg';

export type MessageNumbers = {
  keep(key: string, number: string): Promise<void>;
  of(key: string): Promise<string | undefined>;
};

export const postgresNumbers = (pool: pg.Pool, provider: string): MessageNumbers => ({
  keep: async (key, number) => {
    await pool.query(
      `insert into ops.sms_number (provider, key, number, at) values ($1, $2, $3, clock_timestamp())
       on conflict do nothing`,
      [provider, key, number],
    );
  },
  of: async (key) => {
    const { rows } = await pool.query<{ number: string }>(
      'select number from ops.sms_number where provider = $1 and key = $2',
      [provider, key],
    );
    return rows[0]?.number;
  },
});
