/** Loans drawn for an audit: within each stratum the first by SHA-256 of seed and loan, which anybody can compute. */
import { type Kysely, sql } from 'kysely';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import { instant } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import { type Dimension, keyOf } from './groups.ts';
import { isOfView, type PortfolioView, periodsOf, standing } from './scope.ts';

export type SampledLoan = {
  readonly stratum: string;
  /** Loans of the stratum. */
  readonly of: number;
  readonly loanId: LoanId;
  readonly offerNumber: string;
  readonly status: LoanStatus;
  readonly principal: Tiyn;
};

type Raw = { stratum: string; of: bigint; loanId: LoanId; offerNumber: string; status: LoanStatus; principal: bigint };

/** Of every loan issued by the day, also of ended ones, at most `most` of each stratum, in the order of the draw. */
export async function candidatesOf(
  db: Kysely<unknown>,
  view: PortfolioView,
  by: Dimension,
  { seed, most }: { seed: string; most: number },
): Promise<SampledLoan[]> {
  const unfiltered = { ...view, filter: undefined };
  const { rows } = await sql<Raw>`
    with population as (
      select ${keyOf(by, view.date)} as stratum, p.loan_id, p.status, p.principal,
        encode(sha256(convert_to(${seed} || ':' || p.loan_id::text, 'UTF8')), 'hex') as lot
      from (select * from ${periodsOf(view)} k where ${standing(unfiltered)}) p
      join (select * from portfolio_loan where ${isOfView(view)}) l on l.loan_id = p.loan_id),
    placed as (
      select *, row_number() over (partition by stratum order by lot) as place,
        count(*) over (partition by stratum) as of
      from population)
    select placed.stratum, placed.of, placed.loan_id as "loanId", placed.status, placed.principal,
      loan.offer_number as "offerNumber"
    from placed join loan on loan.loan_id = placed.loan_id where place <= ${most} order by stratum, place`.execute(db);
  return rows.map(({ of, principal, ...row }) => ({ ...row, of: Number(of), principal: tiyn(principal) }));
}

/** The last moment of which the read models know all; undefined before the first loan. */
export async function knownThrough(db: Kysely<unknown>): Promise<Instant | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select max(known_from) as at from loan_period`.execute(db);
  const at = rows[0]?.at;
  return at ? instant(new Date(at)) : undefined;
}
