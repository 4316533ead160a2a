import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { BiometryPurpose, FaceVendorName } from '../../../schema/reference/face-vendors.ts';
import type { BiometrySessionId, BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type {
  BiometryResult,
  BiometrySession,
  BiometrySessions,
  FrameLost,
  TryId,
  Unanswered,
} from '../../ports/biometry-sessions.ts';

type Row = {
  id: BiometrySessionId;
  borrower_id: BorrowerId;
  purpose: BiometryPurpose;
  vendor: FaceVendorName;
  loan_id: LoanId | null;
  result: BiometryResult | null;
  started_at: Date;
};

const sessionOf = (row: Row): BiometrySession => ({
  id: row.id,
  borrowerId: row.borrower_id,
  purpose: row.purpose,
  vendor: row.vendor,
  loanId: row.loan_id,
  result: row.result,
  startedAt: instant(row.started_at),
});

/** The verdict while the vendor checks, for at most fifteen seconds. */
const WAITING = 'WAITING';
const SILENT: Unanswered = 'NO_ANSWER';
const COMPARING = (now: string) => `(result = '${WAITING}' and at > ${now}::timestamptz - interval '1 minute')`;
/** $1 borrower, $2 since, $3 now. */
const TAKEN = `select count(*)::int as taken from ops.biometry_verdict where borrower_id = $1 and at >= $2
  and (result = 'NOT_PASSED' or ${COMPARING('$3')})`;

export const postgresBiometrySessions = (pool: pg.Pool): BiometrySessions => ({
  start: async (session) => {
    await pool.query(
      `insert into ops.biometry_session (id, borrower_id, purpose, loan_id, started_at, vendor)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do nothing`,
      [session.id, session.borrowerId, session.purpose, session.loanId, session.startedAt, session.vendor],
    );
  },
  find: async (borrowerId, id) => {
    const { rows } = await pool.query<Row>('select * from ops.biometry_session where id = $1 and borrower_id = $2', [
      id,
      borrowerId,
    ]);
    return rows[0] && sessionOf(rows[0]);
  },
  takeTry: (session, since, most, at) =>
    inTransaction(pool, async (client) => {
      // A count does not see uncommitted rows, so a person has one try at a time.
      await client.query(`select pg_advisory_xact_lock(hashtext('nesie:face-try'), hashtext($1))`, [
        session.borrowerId,
      ]);
      const { rows } = await client.query<{ taken: number }>(TAKEN, [session.borrowerId, since, at]);
      if ((rows[0]?.taken ?? most) >= most) return undefined;
      const tryId = randomUUID() as string as TryId;
      await client.query(
        'insert into ops.biometry_verdict (try_id, session_id, borrower_id, result, at) values ($1, $2, $3, $4, $5)',
        [tryId, session.id, session.borrowerId, WAITING, at],
      );
      return tryId;
    }),
  isComparing: async (borrowerId, at) => {
    const { rowCount } = await pool.query(
      `select from ops.biometry_verdict where borrower_id = $1 and ${COMPARING('$2')} limit 1`,
      [borrowerId, at],
    );
    return rowCount === 1;
  },
  record: async (tryId, result, at, frameLost = null) => {
    await pool.query(
      `with judged as (update ops.biometry_verdict set result = $2, at = $3, frame_lost = $4 where try_id = $1
         returning session_id)
       update ops.biometry_session set result = $2 where id in (select session_id from judged)`,
      [tryId, result, at, frameLost],
    );
  },
  giveBack: async (tryId) => {
    await pool.query('delete from ops.biometry_verdict where try_id = $1', [tryId]);
  },
  unanswered: async (tryId, why, at) => {
    await pool.query('update ops.biometry_verdict set result = $2, at = $3 where try_id = $1', [tryId, why, at]);
  },
  silentSince: async (borrowerId, since) => {
    const { rows } = await pool.query<{ vendor: FaceVendorName }>(
      `select distinct s.vendor from ops.biometry_verdict v join ops.biometry_session s on s.id = v.session_id
       where v.borrower_id = $1 and v.result = $2 and v.at >= $3`,
      [borrowerId, SILENT, since],
    );
    return rows.map((row) => row.vendor);
  },
  passedSince: async (borrowerId, purpose, since) => {
    const { rowCount } = await pool.query(
      `select from ops.biometry_verdict v join ops.biometry_session s on s.id = v.session_id
       where v.borrower_id = $1 and s.purpose = $2 and v.result = 'PASSED' and v.at >= $3 limit 1`,
      [borrowerId, purpose, since],
    );
    return rowCount === 1;
  },
  passedFor: async (borrowerId, loanId) => {
    const { rows } = await pool.query<{ frameLost: FrameLost | null }>(
      `select v.frame_lost as "frameLost" from ops.biometry_verdict v join ops.biometry_session s on s.id = v.session_id
       where v.borrower_id = $1 and s.loan_id = $2 and v.result = 'PASSED' order by v.at desc limit 1`,
      [borrowerId, loanId],
    );
    return rows[0];
  },
  lastSince: async (borrowerId, since) => {
    const { rows } = await pool.query<{ result: BiometryResult | Unanswered; at: Date }>(
      `select result, at from ops.biometry_verdict where borrower_id = $1 and at >= $2 and result <> $3
       order by at desc limit 1`,
      [borrowerId, since, WAITING],
    );
    return rows[0] && { result: rows[0].result, at: instant(rows[0].at) };
  },
  triesTakenSince: async (borrowerId, since, at) => {
    const { rows } = await pool.query<{ taken: number }>(TAKEN, [borrowerId, since, at]);
    return rows[0]?.taken ?? 0;
  },
});

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await work(client);
    await client.query('commit');
    client.release();
    return answer;
  } catch (error) {
    // The transaction's state is unknown, so the connection must not return to the pool.
    client.release(true);
    throw error;
  }
}
