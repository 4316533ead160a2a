/** Single loans from their rows. An unchanged loan is neither sent nor unpacked again. */
import type pg from 'pg';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { LoanDossier } from '../../server/domain/loan/history.ts';
import { dossierOf } from './dossier.ts';
import { loanModel } from './project.ts';

/** Loans or borrowers kept, of about 10 KB each. */
const MOST = 1_000;

/** `version` names the generation of the model and the position of the loan's last event. */
type Known = { readonly version: string; readonly dossier: LoanDossier };

/**
 * One statement, so that a loan and its payments are of the same moment. A packed value has no line break. The state of
 * another release's version is not read (D0209).
 */
const DOSSIERS = `select l.loan_id, l.position, v.version,
    case when k.loan_id is null then l.state end as state,
    case when k.loan_id is null then (
      select string_agg(payment, E'\\n' order by place) from rm.loan_payment where loan_id = l.loan_id
    ) end as payments
  from rm.loan l
  cross join lateral (
    select generation || ':' || l.position from rm.pointer join rm.checkpoint c using (model, generation)
    where model = 'loan' and c.version = ${loanModel.version}) v(version)
  left join unnest($2::uuid[], $3::text[]) k(loan_id, version) on k.loan_id = l.loan_id and k.version = v.version`;
const PARKED = `select from rm.parked join rm.pointer using (model, generation) where model = 'loan'`;
const LOAN_BY_ID = `${DOSSIERS} where l.loan_id = $1 and not exists (${PARKED} and stream = 'loan-' || l.loan_id)`;
const LOANS_OF_BORROWER = `${DOSSIERS} where l.borrower_id = $1 and not exists (${PARKED}) order by l.opened_position`;

/** `state` is null if the version is known already. */
type Found = { loan_id: LoanId; position: bigint; version: string; state: string | null; payments: string | null };

export function dossierReads(pool: pg.Pool, most = MOST) {
  const kept = new Map<LoanId | BorrowerId, readonly Known[]>();

  async function dossiers(name: string, text: string, id: LoanId | BorrowerId): Promise<readonly LoanDossier[]> {
    const known = new Map((kept.get(id) ?? []).map((one) => [one.dossier.state.application.loanId, one]));
    const values = [id, [...known.keys()], [...known.values()].map(({ version }) => version)];
    const { rows } = await pool.query<Found>({ name, text, values });
    const found = rows.map((row) => (row.state === null ? known.get(row.loan_id) : read(row, row.state)));
    const all = found.filter((one) => one !== undefined);
    kept.delete(id);
    kept.set(id, all);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return all.map(({ dossier }) => dossier);
  }

  return {
    ofLoan: (loanId: LoanId) => dossiers('loan', LOAN_BY_ID, loanId),
    ofBorrower: (borrowerId: BorrowerId) => dossiers('loans-of', LOANS_OF_BORROWER, borrowerId),
  };
}

function read({ position, version, payments }: Found, state: string): Known {
  const rows = payments?.split('\n').map((payment, place) => ({ place, payment })) ?? [];
  return { version, dossier: dossierOf({ position, state }, rows) };
}
