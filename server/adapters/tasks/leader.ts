/**
 * One active runner: a session-level advisory lock, released with its connection, and a term that each leader raises. A
 * process that slept through the loss of its lock may still write; the queue refuses its old term (postgres.ts).
 * A leader renews a lease too: one that is frozen keeps its lock, so a process that stands by ends its connection.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const LOCK = `hashtext('nesie:workflows')`;
/** Who holds it: one number is split into both halves. */
export const HOLDER = `select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 1
  and database = (select oid from pg_database where datname = current_database())
  and (classid::int8 << 32 | objid::int8) = ${LOCK}::int8`;
/** A leader of the release before has no lease, and nobody takes its lead away. */
export const OVERDUE = `select pid from ops.workflow_term where until < clock_timestamp() and pid in (${HOLDER})`;

const LEASE = `clock_timestamp() + $1 * interval '1 ms'`;
const NEXT_TERM = `insert into ops.workflow_term as t (term, pid, until) values (1, pg_backend_pid(), ${LEASE})
  on conflict (one) do update set term = t.term + 1, pid = excluded.pid, until = excluded.until returning term`;
const RENEW = `update ops.workflow_term set until = ${LEASE} where term = $2`;
const REPLACE = `select pg_terminate_backend(pid) from (${OVERDUE}) as frozen`;
const RETRY_MS = 500;
const LEASE_MS = 10_000;

export type Leadership = { term: bigint; release(): Promise<void> };
/** `beat` is called at each round of a leader, and of one that stands by. */
export type Watch = { lost: () => void; beat: () => void };

/** While the lock is held, the lease is renewed on its connection. */
export async function becomeLeader(pool: pg.Pool, { lost, beat }: Watch, signal: AbortSignal): Promise<Leadership> {
  const client = await locked(pool, beat, signal);
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
  const renew = async () => {
    const { rowCount } = await client.query(RENEW, [LEASE_MS, term]);
    if (rowCount === 1) beat();
    else end();
  };
  const check = setInterval(() => renew().catch(end), LEASE_MS / 3);
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
    const { rows } = await client.query<{ term: bigint }>(NEXT_TERM, [LEASE_MS]);
    return rows[0]?.term ?? 0n;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function locked(pool: pg.Pool, beat: () => void, signal: AbortSignal): Promise<pg.PoolClient> {
  for (;;) {
    signal.throwIfAborted();
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock(${LOCK}) as got`);
      if (rows[0]?.got) return client;
      await client.query(REPLACE);
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.release();
    beat();
    await wait(RETRY_MS, undefined, { signal });
  }
}
