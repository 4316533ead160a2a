/** What of the premiums is earned by a day, and the part of it that each row of a schedule asks for (R987). */
import type { PlanRow } from '../../../schema/events/figures.ts';
import { premiumReturnOn } from '../../../schema/reference/caps.ts';
import { daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, floorToTenge, least, most, subtract, type Tiyn, tiyn, ZERO } from '../../../schema/values/money.ts';
import { lawfulFor, type PriceCap } from './price-cap.ts';
import { partOf } from './schedule.ts';

/** Premiums that are earned day by day, as far as the ceilings allow; the last is earned on `until`. */
export type Premiums = {
  readonly fee: Tiyn;
  readonly insurance: Tiyn;
  readonly issuedOn: LocalDate;
  readonly until: LocalDate;
  /** Each row asks for what is earned by its day. In older prices the first row asks for all. */
  readonly byRow: boolean;
};

export const wholePremium = ({ fee, insurance }: Pick<Premiums, 'fee' | 'insurance'>): Tiyn => add(fee, insurance);

/** The insurer's part for the days of cover; the rest of the term is the borrower's (R987). */
export function coveredBy({ insurance, issuedOn, until }: Premiums, day: LocalDate): Tiyn {
  const days = daysBetween(issuedOn, until);
  const covered = tiyn((insurance * BigInt(Math.min(days, Math.max(0, daysBetween(issuedOn, day))))) / BigInt(days));
  return floorToTenge(add(covered, partOf(subtract(insurance, covered), premiumReturnOn(issuedOn).keptPpm)));
}

/** In whole tenge, as instalments are. `room`: what the ceiling leaves beside the interest so far. */
export const earnedBy = (premiums: Premiums, day: LocalDate, room: Tiyn): Tiyn =>
  floorToTenge(most(ZERO, least(add(premiums.fee, coveredBy(premiums, day)), room)));

/** Where a schedule begins: what has been charged so far, and the premiums earned, of them not yet asked for. */
type Begun = {
  readonly day: LocalDate;
  readonly principal: Tiyn;
  readonly lawful: Tiyn;
  readonly interest: Tiyn;
  readonly earned: Tiyn;
  readonly unasked: Tiyn;
};

/** Each row asks for what is earned by its day if every row is paid on its day. */
export function askedByRows(
  rows: readonly PlanRow[],
  premiums: Premiums,
  cap: PriceCap,
  { unasked, ...begun }: Begun,
): PlanRow[] {
  let { day, principal, lawful, interest, earned } = begun;
  let carried = unasked;
  return rows.map((row) => {
    lawful = add(lawful, lawfulFor(principal, daysBetween(day, row.date), cap));
    interest = add(interest, row.interest);
    // Once the principal is repaid nothing more is earned.
    const earns = principal === ZERO ? earned : earnedBy(premiums, row.date, subtract(lawful, interest));
    const now = most(earned, earns);
    const premium = add(carried, subtract(now, earned));
    [day, principal, earned, carried] = [row.date, row.remainingPrincipal, now, ZERO];
    return { ...row, premium, amount: add(row.amount, premium) };
  });
}

/** The schedule of a new loan. */
export const premiumsByRow = (
  rows: readonly PlanRow[],
  premiums: Premiums,
  cap: PriceCap,
  principal: Tiyn,
): PlanRow[] =>
  askedByRows(rows, premiums, cap, {
    day: premiums.issuedOn,
    principal,
    lawful: ZERO,
    interest: ZERO,
    earned: ZERO,
    unasked: ZERO,
  });
