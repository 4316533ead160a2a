import type pg from 'pg';
import type { ProviderTrouble } from '../../ports/provider-trouble.ts';

/** One failure may be the fault of one request. */
const LEAST_FAILURES = 3;
/** Another process may have seen the failures, so an answer clears them there too, but not at every call. */
const CLEAR_EVERY_MS = 30_000;

/** Notes are for people: no call waits for them, and one that is lost does no harm. */
export function postgresProviderTrouble(pool: pg.Pool): ProviderTrouble {
  const cleared = new Map<string, number>();
  const note = (sql: string, values: readonly string[]) => void pool.query(sql, [...values]).catch(() => undefined);
  return {
    failed(provider, failure) {
      cleared.delete(provider);
      note(
        `insert into ops.provider_trouble (provider, failure) values ($1, $2)
         on conflict (provider) do update set failure = excluded.failure, failures = provider_trouble.failures + 1,
           failed_at = clock_timestamp()`,
        [provider, failure],
      );
    },
    answered(provider) {
      const now = performance.now();
      if (now - (cleared.get(provider) ?? Number.NEGATIVE_INFINITY) < CLEAR_EVERY_MS) return;
      cleared.set(provider, now);
      note('delete from ops.provider_trouble where provider = $1', [provider]);
    },
    async standing() {
      const { rows } = await pool.query<{ provider: string; failure: string; failures: number; since: Date }>(
        `select provider, failure, failures, since from ops.provider_trouble
         where failures >= $1 and failed_at > now() - interval '1 day' order by provider`,
        [LEAST_FAILURES],
      );
      return rows;
    },
  };
}
