/** What the arithmetic needs to know of an issued loan, and how it stands on the day of issue. */
import type { Balances, Price, Terms } from '../../../schema/events/figures.ts';
import { overpaymentCapOn } from '../../../schema/reference/caps.ts';
import { type ProductType, productOf } from '../../../schema/reference/products.ts';
import { priceRules } from '../../../schema/reference/rates.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, type PpmPerDay, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { capFor, isInstalment, type PriceCap } from './price.ts';
import { partOf } from './schedule.ts';

export type Contract = {
  readonly productType: ProductType;
  readonly entrepreneur: boolean;
  readonly instalment: boolean;
  readonly amount: Tiyn;
  readonly rate: PpmPerDay;
  readonly issuedOn: LocalDate;
  /** Economical: this price up to this day, not recalculated on early repayment (R9). */
  readonly fixed: {
    readonly interest: Tiyn;
    readonly until: LocalDate;
    /** Its ceiling looks at the principal still held; in the first prices it looked at the amount issued. */
    readonly asHeld: boolean;
  } | null;
  /** The fee of a fast issue, owed as the days held may cost it, and whole from the day on which the schedule asks for it. */
  readonly fee: { readonly amount: Tiyn; readonly premiums: Tiyn; readonly askedOn: LocalDate } | null;
  /** The ceilings that its length and size put it under. */
  readonly cap: PriceCap;
  /** Interest, penalty and premiums stop here (R10). */
  readonly chargesCap: Tiyn;
};

/** A loan as figures: all that a question about a day needs. */
export type Figures = { readonly contract: Contract; readonly standing: Balances };

export function contractOf(terms: Pick<Terms, 'productType' | 'pricing' | 'amount'>, price: Price): Contract {
  return {
    productType: terms.productType,
    entrepreneur: productOf(terms.productType).forEntrepreneurs,
    instalment: isInstalment(terms.productType),
    amount: terms.amount,
    rate: price.rate,
    issuedOn: price.issueDate,
    fixed: terms.pricing === 'ECONOMICAL' ? fixedPrice(price) : null,
    fee: boughtFee(price),
    cap: capFor(terms.amount, price.days, price.issueDate),
    chargesCap: partOf(terms.amount, overpaymentCapOn(price.issueDate)),
  };
}

const fixedPrice = ({ interest, maturity, ruleVersion }: Price): Contract['fixed'] => ({
  interest,
  until: maturity,
  asHeld: priceRules(ruleVersion).ceilingAsHeld,
});

function boughtFee({ fastIssueFee, insurancePremium, rows, maturity, ruleVersion }: Price): Contract['fee'] {
  if (fastIssueFee === ZERO || !priceRules(ruleVersion).feeAsHeld) return null;
  const premiums = add(fastIssueFee, insurancePremium);
  return { amount: fastIssueFee, premiums, askedOn: rows[0]?.date ?? maturity };
}

/** After a supplementary agreement: its rate for what is still to come; a rate never rises (R10). A fixed price stays for its days. */
export const withAgreedRate = (contract: Contract, { rate }: Pick<Price, 'rate'>): Contract => {
  const lower = rate < contract.rate;
  return lower ? { ...contract, rate } : contract;
};

/** After a restructuring: instalments at a daily rate, whatever the loan was before. */
export const restructuredContract = (contract: Contract, price: Pick<Price, 'rate'>): Contract => ({
  ...withAgreedRate(contract, price),
  fixed: null,
  fee: null,
  instalment: true,
});

/** Without `nextDue` and `nextActionDate`; `present` of balances.ts fills them in. */
export function openingBalances(contract: Contract, price: Price): Balances {
  const premium = add(price.fastIssueFee, price.insurancePremium);
  return {
    principal: contract.amount,
    interest: ZERO,
    penalty: ZERO,
    premium,
    interestDue: ZERO,
    charged: premium,
    penaltyThisYear: ZERO,
    accruedThrough: contract.issuedOn,
    stoppedOn: null,
    maturity: price.maturity,
    overdueSince: null,
    graceUntil: null,
    nextDue: null,
    nextActionDate: null,
    ...(contract.fixed?.asHeld || contract.fee ? { ceiling: { through: contract.issuedOn, amount: ZERO } } : {}),
    ...(contract.fee ? { unearned: contract.fee.amount } : {}),
    rows: price.rows.map((row) => ({ ...row, paid: ZERO, paidOn: null })),
  };
}
