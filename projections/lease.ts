/**
 * The right to write a lane: a row with a token that rises with each holder. It ends with the holder's connection, or
 * when it is not renewed, so a frozen holder does not keep it. Each transaction renews it first, by token: one that
 * lost it stores nothing (D0144).
 */
import type pg from 'pg';

export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

export type Lease = { readonly lane: string; readonly token: bigint };

/** Postgres ends a transaction whose holder froze in it after this time too (postgres.ts). */
export const LEASE_MS = 10_000;

const TAKE = `
  insert into rm.lease as l (lane, token, pid, began, until)
  select $1, 1, pid, backend_start, clock_timestamp() + $2 * interval '1 ms'
  from pg_stat_activity where pid = pg_backend_pid()
  on conflict (lane) do update
  set token = l.token + 1, pid = excluded.pid, began = excluded.began, until = excluded.until
  where l.until < clock_timestamp()
    or not exists (select from pg_stat_activity a where a.pid = l.pid and a.backend_start = l.began)
  returning token`;

/** Undefined while another holder lives. */
export async function takeLease(client: pg.ClientBase, lane: string, leaseMs: number): Promise<Lease | undefined> {
  const { rows } = await client.query<{ token: bigint }>(TAKE, [lane, leaseMs]);
  return rows[0] && { lane, token: rows[0].token };
}

const RENEW = `update rm.lease set until = clock_timestamp() + $3 * interval '1 ms' where lane = $1 and token = $2`;

/** Within a transaction nobody else takes the lease before its end. @throws LeaseLost */
export async function renewLease(client: pg.ClientBase, { lane, token }: Lease, leaseMs = LEASE_MS): Promise<void> {
  const { rowCount } = await client.query({ name: 'renew', text: RENEW, values: [lane, token, leaseMs] });
  if (rowCount !== 1) throw new LeaseLost(`another projector writes the lane "${lane}" now`);
}
