/**
 * The price of a loan: terms and a day of issue in, the full price or a refusal out (R4, R7-R10). The tariff's rate is
 * lowered until no ceiling is exceeded, so an unlawful offer cannot be made.
 */

import type { PlanRow, Price, Terms } from '../../../schema/events/figures.ts';
import { overpaymentCapOn } from '../../../schema/reference/caps.ts';
import { inWords } from '../../../schema/reference/findings.ts';
import { type ProductType, productOf } from '../../../schema/reference/products.ts';
import { promoCodeFor } from '../../../schema/reference/promo-codes.ts';
import { type Tariff, tariffOn } from '../../../schema/reference/rates.ts';
import { addDays, daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, floorToTenge, least, type PpmPerDay, ppmPerDay, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Result } from '../decider.ts';
import { checkTerms } from '../offer/check.ts';
import { gesv, headroom, toPpm, withinCap } from './gesv.ts';
import { premiumsByRow } from './premium-rows.ts';
import { capFor } from './price-cap.ts';
import { annuityRows, interestFor, monthlyDates, partOf, singleRow } from './schedule.ts';

export type Priced = Result<{ readonly price: Price }>;

export const isInstalment = (type: ProductType): boolean => productOf(type).engine === 'INSTALMENT';

/** `repeat`: the borrower has repaid a loan before. `usedPromoCodes`: codes of his earlier loans. */
export function priceOf(
  terms: Terms,
  issueDate: LocalDate,
  repeat = false,
  usedPromoCodes: readonly string[] = [],
): Priced {
  const refused = checkTerms(terms, issueDate, { repeat, usedPromoCodes });
  if (refused) return refused;
  return { price: lawfulPrice(terms, issueDate, wantedRate(terms, issueDate, repeat)) };
}

/** The signed offer priced on the day of the payout: no higher rate or fee than signed, no total above `mostTotal`. */
export const reprice = (signed: Price, terms: Terms, issueDate: LocalDate, mostTotal?: Tiyn): Price =>
  lawfulPrice(terms, issueDate, signed.rate, {
    fastFee: signed.fastIssueFee,
    insurance: signed.insurancePremium,
    ...(mostTotal === undefined ? {} : { total: mostTotal }),
  });

/** The remaining principal as a new loan; its amount need not be a multiple of 5,000 (R22). */
export const priceOfRemainder = (terms: Terms, issueDate: LocalDate): Price =>
  lawfulPrice(terms, issueDate, wantedRate(terms, issueDate, true));

function wantedRate(terms: Terms, day: LocalDate, repeat: boolean): PpmPerDay {
  const tariff = tariffOn(day);
  const listed = isInstalment(terms.productType)
    ? tariff.instalment
    : terms.pricing === 'ECONOMICAL'
      ? tariff.economical
      : tariff.flexible;
  const promo = terms.promoCode ? promoCodeFor(terms.promoCode, terms.productType, day, repeat) : undefined;
  return promo ? ppmPerDay((listed * (1_000_000n - promo.rateOffPpm)) / 1_000_000n) : listed;
}

/** Voluntary, counts in the GESV, never withheld from the payout; included in Economical (R8). */
export function fastIssueFee(amount: Tiyn, days: number, capPpm: number, tariff: Tariff): Tiyn {
  const share = floorToTenge(partOf(headroom(amount, days, capPpm), tariff.fastSharePpm));
  const fee = least(tariff.fastFee, share);
  return fee < tariff.fastMinimum ? ZERO : fee;
}

type Plan = { rows: PlanRow[]; interest: Tiyn };
/** Signed maximums. */
type Signed = { readonly fastFee?: Tiyn; readonly insurance?: Tiyn; readonly total?: Tiyn };

function lawfulPrice(terms: Terms, issueDate: LocalDate, wanted: PpmPerDay, signed: Signed = {}): Price {
  const tariff = tariffOn(issueDate);
  const instalment = isInstalment(terms.productType);
  const dates = instalment ? monthlyDates(issueDate, terms.term.count) : [addDays(issueDate, terms.term.count)];
  const maturity = dates.at(-1) ?? issueDate;
  const days = daysBetween(issueDate, maturity);
  const cap = capFor(terms.amount, days, issueDate);
  const fast =
    terms.fastIssue && terms.pricing === 'FLEXIBLE' ? fastIssueFee(terms.amount, days, cap.gesvPpm, tariff) : ZERO;
  const fastFee = least(fast, signed.fastFee ?? fast);
  const insured = terms.insuranceAgreed && instalment ? floorToTenge(partOf(terms.amount, tariff.insurancePpm)) : ZERO;
  const insurance = least(insured, signed.insurance ?? insured);
  const premium = add(fastFee, insurance);

  const premiums = { fee: fastFee, insurance, issuedOn: issueDate, until: maturity, byRow: true };

  const plan = (rate: PpmPerDay): Plan => {
    const rows = instalment
      ? premiumsByRow(
          annuityRows({ principal: terms.amount, from: issueDate, dates, rate }),
          premiums,
          cap,
          terms.amount,
        )
      : singleRow(maturity, terms.amount, interestFor(terms.amount, rate, days), premium);
    return { rows, interest: add(...rows.map((row) => row.interest)) };
  };
  const gesvOf = ({ rows }: Plan): number =>
    gesv(
      terms.amount,
      rows.map((row) => ({ days: daysBetween(issueDate, row.date), amount: row.amount })),
    );
  const lawful = (rate: PpmPerDay): boolean => {
    const made = plan(rate);
    const charges = add(made.interest, premium);
    if (cap.rateBelow !== null && rate >= cap.rateBelow) return false;
    // Each day must leave room for what is earned by it, up to the whole premium at the end.
    if (add(...made.rows.map((row) => row.premium)) < premium) return false;
    if (signed.total !== undefined && add(terms.amount, charges) > signed.total) return false;
    return charges <= partOf(terms.amount, overpaymentCapOn(issueDate)) && withinCap(gesvOf(made), cap.gesvPpm);
  };

  const rate = highest(wanted, lawful);
  const made = plan(rate);
  const overpayment = add(made.interest, premium);
  return {
    ruleVersion: tariff.version,
    issueDate,
    maturity,
    days,
    rate,
    rateLowered: rate < wanted,
    interest: made.interest,
    fastIssueFee: fastFee,
    insurancePremium: insurance,
    total: add(terms.amount, overpayment),
    overpayment,
    gesvPpm: toPpm(gesvOf(made)),
    rows: made.rows,
  };
}

/** The highest lawful whole rate up to `wanted`, found by halving: the price grows with the rate. */
export function highest(wanted: PpmPerDay, lawful: (rate: PpmPerDay) => boolean): PpmPerDay {
  if (lawful(wanted)) return wanted;
  if (!lawful(ppmPerDay(0))) throw inWords('PREMIUMS_ABOVE_CEILING');
  let yes = 0n;
  let no: bigint = wanted;
  while (no - yes > 1n) {
    const middle = (yes + no) / 2n;
    if (lawful(ppmPerDay(middle))) yes = middle;
    else no = middle;
  }
  return ppmPerDay(yes);
}
