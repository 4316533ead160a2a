/** When the last backup was made: noted where every process of the installation reads it. */
import type pg from 'pg';

const UNDEFINED_TABLE = '42P01';
const NOTE = `insert into ops.backup_note (made_at) values ($1)
  on conflict (one) do update set made_at = greatest(ops.backup_note.made_at, excluded.made_at)`;

/** A database that the release before serves may not have the table yet. */
export async function noteBackup(client: pg.Client, madeAt: Date): Promise<void> {
  await client.query(NOTE, [madeAt]).catch((error: { code?: string }) => {
    if (error.code !== UNDEFINED_TABLE) throw error;
  });
}

export async function lastBackup(pool: pg.Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ made_at: Date }>('select made_at from ops.backup_note');
  return rows[0]?.made_at;
}
