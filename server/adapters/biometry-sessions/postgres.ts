/** Face checks in schema `ops`. */
import type pg from 'pg';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type {
  BiometryPurpose,
  BiometryResult,
  BiometrySession,
  BiometrySessions,
} from '../../ports/biometry-sessions.ts';

const SCHEMA = `
create schema if not exists ops;
create table if not exists ops.biometry_session (
  id uuid primary key, borrower_id uuid not null, purpose text not null, loan_id uuid, result text, started_at timestamptz not null);
create table if not exists ops.biometry_verdict (
  session_id uuid not null references ops.biometry_session, borrower_id uuid not null, result text not null, at timestamptz not null);
create index if not exists biometry_verdict_of on ops.biometry_verdict (borrower_id, at);
`;

export async function migrateBiometrySessions(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(hashtext('nesie:ops:schema')); ${SCHEMA} commit`);
  } finally {
    client.release();
  }
}

type Row = {
  id: string;
  borrower_id: string;
  purpose: BiometryPurpose;
  loan_id: string | null;
  result: BiometryResult | null;
  started_at: Date;
};

const sessionOf = (row: Row): BiometrySession => ({
  id: row.id,
  borrowerId: row.borrower_id as BorrowerId,
  purpose: row.purpose,
  loanId: row.loan_id as LoanId | null,
  result: row.result,
  startedAt: instant(row.started_at),
});

export const postgresBiometrySessions = (pool: pg.Pool): BiometrySessions => ({
  start: async (session) => {
    await pool.query(
      `insert into ops.biometry_session (id, borrower_id, purpose, loan_id, started_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing`,
      [session.id, session.borrowerId, session.purpose, session.loanId, session.startedAt],
    );
  },
  find: async (borrowerId, id) => {
    const { rows } = await pool.query<Row>('select * from ops.biometry_session where id = $1 and borrower_id = $2', [
      id,
      borrowerId,
    ]);
    return rows[0] && sessionOf(rows[0]);
  },
  record: async (id, result, at) => {
    await pool.query(
      `with closed as (update ops.biometry_session set result = $2 where id = $1 returning id, borrower_id)
       insert into ops.biometry_verdict (session_id, borrower_id, result, at) select id, borrower_id, $2, $3 from closed`,
      [id, result, at],
    );
  },
  verdictsSince: async (borrowerId, since) => {
    const { rows } = await pool.query<{ result: BiometryResult }>(
      'select result from ops.biometry_verdict where borrower_id = $1 and at >= $2 order by at',
      [borrowerId, since],
    );
    return rows.map((row) => row.result);
  },
});
