/** How many of the running loans got other terms. */
import { type Kysely, sql } from 'kysely';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, ZERO } from '../../schema/values/money.ts';
import { happened, issuedFrom, LIVE_LIST, type PortfolioView, periodsOf, shareOf, standing } from './scope.ts';

export const AGREEMENTS = ['PROLONGED', 'RESTRUCTURED', 'REFINANCED'] as const;
export type AgreementLine = {
  kind: (typeof AGREEMENTS)[number];
  /** Agreements; a loan may have several prolongations. */
  agreements: number;
  loans: number;
  principal: Tiyn;
  /** Those loans in ppm of the loans that ran on the first day or were issued since. */
  sharePpm: number;
};

type Raw = { kind: AgreementLine['kind']; agreements: bigint; loans: bigint; principal: Tiyn };

export async function agreementsOf(
  db: Kysely<unknown>,
  view: PortfolioView,
  from: LocalDate,
): Promise<AgreementLine[]> {
  const [made, ran] = await Promise.all([
    sql<Raw>`
      select kind, count(*) as agreements, count(distinct loan_id) as loans, coalesce(sum(amount), 0) as principal
      from loan_milestone where kind in (${sql.join(AGREEMENTS)}) and ${happened(view, from)} group by 1`.execute(db),
    sql<{ loans: bigint }>`
      select before.loans + since.loans as loans
      from (select count(*) as loans from ${periodsOf(view)} p
          where ${standing(view, from)} and status in (${LIVE_LIST}) and issued_on < ${from}) before,
        (select count(*) as loans from (${issuedFrom(view, from)}) i) since`.execute(db),
  ]);
  const whole = ran.rows[0]?.loans ?? 0n;
  return AGREEMENTS.map((kind) => {
    const line = made.rows.find((row) => row.kind === kind);
    const loans = line?.loans ?? 0n;
    return {
      kind,
      agreements: Number(line?.agreements ?? 0n),
      loans: Number(loans),
      principal: line?.principal ?? ZERO,
      sharePpm: shareOf(loans, whole),
    };
  });
}
