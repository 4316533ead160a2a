/**
 * Premiums (fast issue, insurance) are earned by the days held, never faster than the ceiling of the price allows
 * beside the interest of these days (D0031, D0252). What is not earned is never asked for, so nothing goes back.
 */
import type { Balances, PlanRow, Posting } from '../../../schema/events/figures.ts';
import { earliest, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Contract } from './contract.ts';
import { lawfulThrough } from './held.ts';
import { move } from './postings.ts';
import { askedByRows, coveredBy, earnedBy, type Premiums, wholePremium } from './premium-rows.ts';

/** From this day on nothing more is earned: being late makes no premium dearer (R928). */
const lastEarningDay = ({ until }: Premiums, { maturity }: Balances): LocalDate => earliest(until, maturity);

/** The part of the premiums that the days so far may not cost yet; `from` begins the stretch accrued last. */
export function unearnedPremiums(contract: Contract, standing: Balances, from: LocalDate): Tiyn | undefined {
  const { premiums, ...held } = contract;
  const { accruedThrough: day, principal, unearned } = standing;
  if (!premiums || unearned === undefined || principal === ZERO) return unearned;
  if (from >= lastEarningDay(premiums, standing)) return unearned;
  const room = subtract(lawfulThrough(held, standing, day), interestCharged(premiums, standing));
  if (premiums.byRow) return least(unearned, subtract(wholePremium(premiums), earnedBy(premiums, day, room)));
  const asAgreed = contract.instalment || principal === contract.amount;
  if (day >= premiums.until && asAgreed) return ZERO;
  return subtract(premiums.fee, least(premiums.fee, most(ZERO, room)));
}

function interestCharged(premiums: Premiums, { charged, penaltyBefore = ZERO, penaltyThisYear }: Balances): Tiyn {
  return subtract(charged, add(wholePremium(premiums), penaltyBefore, penaltyThisYear));
}

/** The rows that a partial prepayment has recast; `standing` is that after it, accrued through `day`. */
export function premiumsRecast(
  rows: readonly PlanRow[],
  contract: Contract,
  standing: Balances,
  day: LocalDate,
): PlanRow[] {
  const { premiums, ...held } = contract;
  const { principal, premium, unearned, premiumDue } = standing;
  if (!premiums || unearned === undefined || premiumDue === undefined) return [...rows];
  return askedByRows(rows, premiums, contract.cap, {
    day,
    principal,
    lawful: lawfulThrough(held, standing, day),
    interest: interestCharged(premiums, standing),
    earned: subtract(wholePremium(premiums), unearned),
    unasked: most(ZERO, subtract(subtract(premium, unearned), premiumDue)),
  });
}

/** What is not earned: of the fee, and of the insurer's part. */
export type UnearnedPremiums = { readonly fee: Tiyn; readonly insurance: Tiyn };

/** Cover comes first, because it was given. */
export function unearnedParts({ premiums }: Pick<Contract, 'premiums'>, standing: Balances): UnearnedPremiums {
  const { unearned = ZERO, accruedThrough } = standing;
  if (!premiums?.byRow) return { fee: unearned, insurance: ZERO };
  const covered = coveredBy(premiums, earliest(accruedThrough, lastEarningDay(premiums, standing)));
  const insurance = subtract(premiums.insurance, least(covered, subtract(wholePremium(premiums), unearned)));
  return { fee: subtract(unearned, insurance), insurance };
}

/** What is not earned when a term ends or another is agreed falls away, the insurer's part with it (D0031, D0252). */
export function withoutUnearned(
  contract: Pick<Contract, 'premiums'>,
  standing: Balances,
): { standing: Balances; postings: Posting[] } {
  const { unearned, premiumDue: _due, penaltyBefore: _before, ...balances } = standing;
  if (unearned === undefined) return { standing, postings: [] };
  const { fee, insurance } = unearnedParts(contract, standing);
  const reduced = {
    ...balances,
    premium: subtract(balances.premium, unearned),
    charged: subtract(balances.charged, unearned),
  };
  const postings = [
    ...move(fee, 'premium-receivable', 'premium-income'),
    ...move(insurance, 'premium-receivable', 'insurer-payable'),
  ];
  return { standing: reduced, postings };
}

/** On a due date the rows of that day ask for what is earned and was not asked for yet. */
export function premiumAsked(standing: Balances, due: Balances['rows']): Balances {
  const { premium, unearned = ZERO, premiumDue } = standing;
  if (premiumDue === undefined) return standing;
  const owed = most(ZERO, subtract(premium, unearned));
  const asked = subtract(owed, least(owed, premiumDue));
  const rows = standing.rows.map((row) => {
    if (!due.includes(row)) return row;
    const own = row.order === due[0]?.order ? asked : ZERO;
    return { ...row, premium: own, amount: add(row.principal, row.interest, own) };
  });
  return { ...standing, premiumDue: owed, rows };
}
