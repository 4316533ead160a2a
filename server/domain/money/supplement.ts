/**
 * The price of a prolonged or restructured loan from a day on (R10, R13, R25). The rate never rises, and is lowered
 * until the supplementary agreement's own GESV is lawful (National Bank order 208 of 26 November 2019), at its end and
 * on any earlier day of repayment (D0025).
 */
import type { PlanRow, Price } from '../../../schema/events/figures.ts';
import { priceRules, tariffOn } from '../../../schema/reference/rates.ts';
import { daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, type PpmPerDay, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Contract } from './contract.ts';
import { gesv, rateForAnyDay, toPpm, withinCap } from './gesv.ts';
import { highest } from './price.ts';
import { capFor } from './price-cap.ts';

export type Supplement = {
  readonly contract: Contract;
  readonly from: LocalDate;
  /** The principal that is owed from the day `from` on. */
  readonly principal: Tiyn;
  /** The most interest that the loan may still cost (R10); absent where accrual alone keeps to it. */
  readonly room?: Tiyn;
  /** The tariff of an earlier pricing; otherwise that of the day. */
  readonly version?: string;
  /** The schedule at a rate. */
  readonly plan: (rate: PpmPerDay) => PlanRow[];
};

/** At the highest lawful rate up to `atMost`. */
export function supplementPrice(supplement: Supplement, atMost: PpmPerDay = supplement.contract.rate): Price {
  const { contract, from, plan, room } = supplement;
  const end = plan(contract.rate).at(-1)?.date ?? from;
  const cap = capFor(contract.amount, daysBetween(contract.issuedOn, end), contract.issuedOn);
  const lawful = (rate: PpmPerDay): boolean => {
    const rows = plan(rate);
    if (cap.rateBelow !== null && rate >= cap.rateBelow) return false;
    if (room !== undefined && add(...rows.map((row) => row.interest)) > room) return false;
    return withinCap(gesvOf(supplement, rows), cap.gesvPpm);
  };
  const anyDay = rateForAnyDay(cap.gesvPpm);
  return priceAt(supplement, highest(least(least(atMost, contract.rate), anyDay), lawful));
}

const least = (a: PpmPerDay, b: PpmPerDay): PpmPerDay => (a < b ? a : b);

const gesvOf = ({ principal, from }: Supplement, rows: readonly PlanRow[]): number =>
  gesv(
    principal,
    rows.map((row) => ({ days: daysBetween(from, row.date), amount: row.amount })),
  );

/** The price at an agreed rate. */
export function priceAt(supplement: Supplement, rate: PpmPerDay): Price {
  const { contract, from, principal, plan, version = tariffOn(from).version } = supplement;
  const rows = plan(rate);
  const end = rows.at(-1)?.date ?? from;
  const interest = add(...rows.map((row) => row.interest));
  return {
    ruleVersion: version,
    issueDate: from,
    maturity: end,
    days: Math.max(1, daysBetween(from, end)),
    rate,
    rateLowered: rate < contract.rate,
    interest,
    fastIssueFee: ZERO,
    insurancePremium: ZERO,
    total: add(principal, interest),
    overpayment: interest,
    gesvPpm: toPpm(gesvOf(supplement, rows), priceRules(version).gesvRoundedOnce),
    rows,
  };
}
