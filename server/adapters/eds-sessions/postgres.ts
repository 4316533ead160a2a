import type pg from 'pg';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type { EdsFailure } from '../../ports/eds.ts';
import type { EdsSession, EdsSessions } from '../../ports/eds-sessions.ts';
import type { Secrets } from '../../ports/secrets.ts';

type Row = {
  id: string;
  type: EdsSession['type'];
  borrower_id: BorrowerId;
  loan_id: LoanId;
  document_hash: string;
  consents: EdsSession['consents'];
  page_url: string;
  qr_image: string | null;
  handle: string | null;
  state: EdsSession['state'];
  signature: string | null;
  failure: EdsFailure | null;
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
  qrImage: row.qr_image,
  handle: row.handle,
  state: row.state,
  received: row.signature !== null,
  failure: row.failure,
  requestedAt: instant(row.requested_at),
  expiresAt: instant(row.expires_at),
});

const placeOf = (id: string) => `eds-signature:${id}`;
const LEASE = `clock_timestamp() + make_interval(secs => $2::double precision / 1000)`;

export const postgresEdsSessions = (pool: pg.Pool, secrets: Pick<Secrets, 'seal' | 'open'>): EdsSessions => ({
  open: async (session) => {
    await pool.query(
      `insert into ops.eds_session (id, borrower_id, loan_id, document_hash, page_url, requested_at, expires_at,
         type, consents, qr_image, handle)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do nothing`,
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
        session.qrImage,
        session.handle,
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
  close: async (id, state, failure) => {
    await pool.query(
      `update ops.eds_session set state = $2, failure = $3, qr_image = null, handle = null, signature = null
       where id = $1 and state = 'PENDING'`,
      [id, state, failure ?? null],
    );
  },
  take: async (most, leaseMs) => {
    const { rows } = await pool.query<Row>(
      `update ops.eds_session set taken_until = ${LEASE} where id in (
         select id from ops.eds_session
         where state = 'PENDING' and handle is not null and taken_until <= clock_timestamp()
         order by requested_at limit $1 for update skip locked)
       returning *`,
      [most, leaseMs],
    );
    return rows.map(sessionOf);
  },
  hold: async (id, handle, leaseMs) => {
    await pool.query(
      `update ops.eds_session set taken_until = ${LEASE}, handle = $3 where id = $1 and state = 'PENDING'`,
      [id, leaseMs, handle],
    );
  },
  putBack: async (id, afterMs) => {
    await pool.query(`update ops.eds_session set taken_until = ${LEASE} where id = $1`, [id, afterMs]);
  },
  keepSignature: async ({ id, borrowerId }, signature) => {
    const sealed = await secrets.seal(borrowerId, placeOf(id), signature);
    // One that came by a notice has no handle, and without one nobody would take it to be checked.
    await pool.query(
      `update ops.eds_session set signature = $2, handle = coalesce(handle, '') where id = $1 and state = 'PENDING'`,
      [id, sealed],
    );
  },
  signatureOf: async ({ id, borrowerId }) => {
    const { rows } = await pool.query<Pick<Row, 'signature'>>('select signature from ops.eds_session where id = $1', [
      id,
    ]);
    const sealed = rows[0]?.signature;
    return sealed ? secrets.open(borrowerId, placeOf(id), sealed) : undefined;
  },
});
