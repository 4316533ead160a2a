import type pg from 'pg';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type { EdsSession, EdsSessions } from '../../ports/eds-sessions.ts';

type Row = {
  id: string;
  type: EdsSession['type'];
  borrower_id: BorrowerId;
  loan_id: LoanId;
  document_hash: string;
  consents: EdsSession['consents'];
  page_url: string;
  state: EdsSession['state'];
  requested_at: Date;
  expires_at: Date;
};

const sessionOf = (row: Row): EdsSession => ({
  id: row.id,
  type: row.type,
  borrowerId: row.borrower_id,
  loanId: row.loan_id,
  documentHash: row.document_hash,
  consents: row.consents,
  pageUrl: row.page_url,
  state: row.state,
  requestedAt: instant(row.requested_at),
  expiresAt: instant(row.expires_at),
});

export const postgresEdsSessions = (pool: pg.Pool): EdsSessions => ({
  open: async (session) => {
    await pool.query(
      `insert into ops.eds_session (id, borrower_id, loan_id, document_hash, page_url, requested_at, expires_at,
         type, consents)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
      [
        session.id,
        session.borrowerId,
        session.loanId,
        session.documentHash,
        session.pageUrl,
        session.requestedAt,
        session.expiresAt,
        session.type,
        JSON.stringify(session.consents),
      ],
    );
  },
  find: async (id) => {
    const { rows } = await pool.query<Row>('select * from ops.eds_session where id = $1', [id]);
    return rows[0] && sessionOf(rows[0]);
  },
  latest: async (loanId, type, state) => {
    const { rows } = await pool.query<Row>(
      `select * from ops.eds_session where loan_id = $1 and type = $2 and ($3::text is null or state = $3)
       order by requested_at desc limit 1`,
      [loanId, type, state ?? null],
    );
    return rows[0] && sessionOf(rows[0]);
  },
  close: async (id, state) => {
    await pool.query(`update ops.eds_session set state = $2 where id = $1 and state = 'PENDING'`, [id, state]);
  },
});
