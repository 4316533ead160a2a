/**
 * One active runner: a session-level advisory lock, released with its connection, and a term that each leader raises. A
 * process that slept through the loss of its lock may still write; the queue refuses its old term (postgres.ts).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const LOCK = `hashtext('nesie:workflows')`;
const NEXT_TERM = `insert into ops.workflow_term as t (term) values (1)
  on conflict (one) do update set term = t.term + 1 returning term`;
const RETRY_MS = 500;
const CHECK_MS = 5_000;

export type Leadership = { term: bigint; release(): Promise<void> };

/** While the lock is held, the connection is checked regularly. */
export async function becomeLeader(pool: pg.Pool, lost: () => void, signal: AbortSignal): Promise<Leadership> {
  const client = await locked(pool, signal);
  const term = await nextTerm(client);
  let held = true;
  const end = () => {
    if (!held) return;
    held = false;
    clearInterval(check);
    lost();
  };
  client.on('error', end);
  client.on('end', end);
  const check = setInterval(() => client.query('select 1').catch(end), CHECK_MS);
  check.unref();
  return {
    term,
    release: async () => {
      const mine = held;
      held = false;
      clearInterval(check);
      if (mine) await client.query(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
      client.release(true);
    },
  };
}

async function nextTerm(client: pg.PoolClient): Promise<bigint> {
  try {
    const { rows } = await client.query<{ term: bigint }>(NEXT_TERM);
    return rows[0]?.term ?? 0n;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function locked(pool: pg.Pool, signal: AbortSignal): Promise<pg.PoolClient> {
  for (;;) {
    signal.throwIfAborted();
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock(${LOCK}) as got`);
      if (rows[0]?.got) return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.release();
    await wait(RETRY_MS, undefined, { signal });
  }
}
