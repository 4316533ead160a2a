/** Reads what the bank has left. A file is known by name and hash, noted in the transaction that applies it. */
import type pg from 'pg';
import type { Sealer } from '../../ports/secrets.ts';
import { type Answer, Unreadable } from './answer.ts';
import { applyReport } from './apply-report.ts';
import { applyStatement } from './apply-statement.ts';
import { oneByOne } from './one-by-one.ts';
import { hashOf } from './outbox.ts';
import type { Place } from './place.ts';
import type { Source } from './statement.ts';
import { inTransaction } from './transaction.ts';

type Read = (bytes: Uint8Array) => Answer;
export type InboxDeps = {
  pool: pg.Pool;
  sealer: Sealer;
  read: Read;
  source: Omit<Source, 'file' | 'hash'>;
  warn(facts: object): void;
};

/** Still being written, by most clients of SFTP. */
const UNFINISHED = /\.(tmp|part|filepart|partial)$|^\./i;
const MOST_BYTES = 50 * 1024 * 1024;

/** One that cannot be read keeps none of the others from being read. */
export async function readAll(deps: InboxDeps, place: Place): Promise<void> {
  const found = await place.list('in');
  const whole = found.filter(({ name, bytes }) => !UNFINISHED.test(name) && bytes > 0 && bytes <= MOST_BYTES);
  await oneByOne(
    whole.map(
      ({ name }) =>
        () =>
          readOne(deps, place, name),
    ),
  );
}

async function readOne({ warn, ...deps }: InboxDeps, place: Place, name: string): Promise<void> {
  const bytes = await place.read('in', name);
  if (!bytes) return;
  const file = { name, hash: hashOf(bytes) };
  const problem = await takeIn(deps, file, bytes);
  if (problem === undefined) await place.setAside(name, `${file.hash.slice(0, 8)}-${name}`);
  else if (problem.first) warn({ file: name, problem: problem.text });
}

type File = { name: string; hash: string };
type Problem = { text: string; first: boolean };

async function takeIn(
  { pool, sealer, read, source }: Omit<InboxDeps, 'warn'>,
  file: File,
  bytes: Uint8Array,
): Promise<Problem | undefined> {
  try {
    await inTransaction(pool, async (client) => {
      if (!(await note(client, file))) return;
      const answer = read(bytes);
      const lines =
        answer.kind === 'pain.002'
          ? await applyReport(client, { file: file.name, hash: file.hash }, answer.report)
          : await applyStatement(client, sealer, { ...source, file: file.name, hash: file.hash }, answer);
      await client.query('update ops.bank_answer set kind = $3, lines = $4 where name = $1 and hash = $2', [
        ...[file.name, file.hash],
        ...[answer.kind, lines],
      ]);
    });
    return refusedBefore(pool, file);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const first = await note(pool, file, error.message);
    return { text: error.message, first };
  }
}

/** False where this name with these bytes is known. */
async function note(client: pg.Pool | pg.PoolClient, { name, hash }: File, problem?: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into ops.bank_answer (name, hash, problem) values ($1, $2, $3) on conflict do nothing',
    [name, hash, problem ?? null],
  );
  return rowCount === 1;
}

async function refusedBefore(pool: pg.Pool, { name, hash }: File): Promise<Problem | undefined> {
  const { rows } = await pool.query<{ problem: string | null }>(
    'select problem from ops.bank_answer where name = $1 and hash = $2',
    [name, hash],
  );
  const problem = rows[0]?.problem;
  return problem ? { text: problem, first: false } : undefined;
}
