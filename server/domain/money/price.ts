/**
 * What a loan costs: terms and a day of issue in, the full price or a refusal out. R4, R7-R10.
 * The tariff's rate is lowered until no ceiling is passed, so an unlawful offer cannot be produced.
 */
import type { PlanRow, Price, Terms } from '../../../schema/events/figures.ts';
import { gesvCapsOn, mciOn, overpaymentCapOn } from '../../../schema/reference/caps.ts';
import { type ProductType, productOf } from '../../../schema/reference/products.ts';
import { promoCodeFor } from '../../../schema/reference/promo-codes.ts';
import { type Tariff, tariffOn } from '../../../schema/reference/rates.ts';
import { addDays, daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, floorToTenge, least, type PpmPerDay, ppmPerDay, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Refusal } from '../decider.ts';
import { checkTerms } from '../offer/check.ts';
import { gesv, headroom, toPpm, withinCap } from './gesv.ts';
import { annuityRows, interestFor, monthlyDates, partOf, singleRow } from './schedule.ts';

export type Priced =
  | { readonly accepted: true; readonly price: Price }
  | { readonly accepted: false; readonly refusal: Refusal };

export const isInstalment = (type: ProductType): boolean => productOf(type).engine === 'INSTALMENT';

/** The price of an offer. `repeat`: the borrower has repaid a loan before; `usedPromoCodes`: those of his earlier loans. Promo codes look at both. */
export function priceOf(
  terms: Terms,
  issueDate: LocalDate,
  repeat = false,
  usedPromoCodes: readonly string[] = [],
): Priced {
  const refusal = checkTerms(terms, issueDate, { repeat, usedPromoCodes });
  if (refusal) return { accepted: false, refusal };
  return { accepted: true, price: lawfulPrice(terms, issueDate, wantedRate(terms, issueDate, repeat)) };
}

/** The price of a signed offer on the day when the money goes out: neither a higher rate nor a higher fee than was signed, nor a total above `mostTotal`. */
export const reprice = (signed: Price, terms: Terms, issueDate: LocalDate, mostTotal?: Tiyn): Price =>
  lawfulPrice(terms, issueDate, signed.rate, {
    fastFee: signed.fastIssueFee,
    insurance: signed.insurancePremium,
    ...(mostTotal === undefined ? {} : { total: mostTotal }),
  });

/** What is left of a loan as a new one: the amount is what it is, not a step of 5,000 (R22). */
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

export type PriceCap = { readonly gesvPpm: number; readonly rateBelow: PpmPerDay | null };

/** Ceilings of a loan by its length and size: the short regime holds up to 45 days and 45 MCI. */
export function capFor(amount: Tiyn, days: number, day: LocalDate): PriceCap {
  const caps = gesvCapsOn(day);
  const short = days <= caps.shortDays && amount <= mciOn(day) * BigInt(caps.shortMci);
  return short ? { gesvPpm: caps.short, rateBelow: caps.shortRateBelow } : { gesvPpm: caps.general, rateBelow: null };
}

/** Voluntary, enters the GESV, never withheld from the payout; included in Economical (R8). */
export function fastIssueFee(amount: Tiyn, days: number, capPpm: number, tariff: Tariff): Tiyn {
  const share = floorToTenge(partOf(headroom(amount, days, capPpm), tariff.fastSharePpm));
  const fee = least(tariff.fastFee, share);
  return fee < tariff.fastMinimum ? ZERO : fee;
}

type Plan = { rows: PlanRow[]; interest: Tiyn };
/** What was signed and may not be passed. */
type Signed = { readonly fastFee?: Tiyn; readonly insurance?: Tiyn; readonly total?: Tiyn };

function lawfulPrice(terms: Terms, issueDate: LocalDate, wanted: PpmPerDay, signed: Signed = {}): Price {
  const tariff = tariffOn(issueDate);
  const dates = isInstalment(terms.productType)
    ? monthlyDates(issueDate, terms.term.count)
    : [addDays(issueDate, terms.term.count)];
  const maturity = dates.at(-1) ?? issueDate;
  const days = daysBetween(issueDate, maturity);
  const cap = capFor(terms.amount, days, issueDate);
  const fast =
    terms.fastIssue && terms.pricing === 'FLEXIBLE' ? fastIssueFee(terms.amount, days, cap.gesvPpm, tariff) : ZERO;
  const fastFee = least(fast, signed.fastFee ?? fast);
  const insured =
    terms.insuranceAgreed && isInstalment(terms.productType)
      ? floorToTenge(partOf(terms.amount, tariff.insurancePpm))
      : ZERO;
  const insurance = least(insured, signed.insurance ?? insured);
  const premium = add(fastFee, insurance);

  const plan = (rate: PpmPerDay): Plan => {
    const rows = isInstalment(terms.productType)
      ? annuityRows({ principal: terms.amount, from: issueDate, dates, rate }, premium)
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

/** The highest whole rate not above `wanted` that is lawful. Price grows with the rate, so halving finds it. */
export function highest(wanted: PpmPerDay, lawful: (rate: PpmPerDay) => boolean): PpmPerDay {
  if (lawful(wanted)) return wanted;
  if (!lawful(ppmPerDay(0))) throw new Error('premiums alone pass a ceiling');
  let yes = 0n;
  let no: bigint = wanted;
  while (no - yes > 1n) {
    const middle = (yes + no) / 2n;
    if (lawful(ppmPerDay(middle))) yes = middle;
    else no = middle;
  }
  return ppmPerDay(yes);
}
