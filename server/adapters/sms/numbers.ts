/** The provider's number of each message, by our key, which is noted before the message is sent. */
import type pg from 'pg';

export type MessageNumbers = {
  /** True for a key that was never begun. */
  begin(key: string): Promise<boolean>;
  keep(key: string, number: string): Promise<void>;
  of(key: string): Promise<string | undefined>;
  /** Those of `numbers` that belong to some message of ours already. */
  known(numbers: readonly string[]): Promise<readonly string[]>;
};

/** Begun, and no number has come. */
const NONE = '';

export const postgresNumbers = (pool: pg.Pool, provider: string): MessageNumbers => ({
  begin: async (key) => {
    const { rowCount } = await pool.query(
      `insert into ops.sms_number (provider, key, number, at) values ($1, $2, $3, clock_timestamp())
       on conflict do nothing`,
      [provider, key, NONE],
    );
    return rowCount === 1;
  },
  keep: async (key, number) => {
    await pool.query(
      `insert into ops.sms_number (provider, key, number, at) values ($1, $2, $3, clock_timestamp())
       on conflict (provider, key) do update set number = excluded.number where sms_number.number = $4`,
      [provider, key, number, NONE],
    );
  },
  of: async (key) => {
    const { rows } = await pool.query<{ number: string }>(
      'select number from ops.sms_number where provider = $1 and key = $2',
      [provider, key],
    );
    return rows[0]?.number || undefined;
  },
  known: async (numbers) => {
    const { rows } = await pool.query<{ number: string }>(
      'select number from ops.sms_number where provider = $1 and number = any($2)',
      [provider, numbers],
    );
    return rows.map(({ number }) => number);
  },
});
