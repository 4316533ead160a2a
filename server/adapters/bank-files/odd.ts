/** Records of the bank that could not be read, until a person has asked it. The others of their file went on. */
import type pg from 'pg';

export type OddSeen = { id: string; answer: string; problem: string };

/** The same file again adds none. */
export async function keepOdd(
  client: pg.PoolClient,
  { file, hash }: { readonly file: string; readonly hash: string },
  problems: readonly string[],
): Promise<void> {
  for (const [at, problem] of problems.entries())
    await client.query(
      'insert into ops.bank_odd (id, answer, problem) values ($1, $2, $3) on conflict (id) do nothing',
      [`odd-${hash.slice(0, 16)}.${at + 1}`, file, problem],
    );
}

export const ODD = 'select id, answer, problem from ops.bank_odd where not settled order by read_at, id';

export const settledOdd = async (pool: pg.Pool, id: string): Promise<number> =>
  (await pool.query('update ops.bank_odd set settled = true where id = $1 and not settled', [id])).rowCount ?? 0;
