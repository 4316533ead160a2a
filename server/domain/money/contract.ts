/** What the arithmetic needs to know of an issued loan, and its balances on the day of issue. */
import type { Balances, Price, Terms } from '../../../schema/events/figures.ts';
import { overpaymentCapOn } from '../../../schema/reference/caps.ts';
import { type ProductType, productOf } from '../../../schema/reference/products.ts';
import { priceRules } from '../../../schema/reference/rates.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, type PpmPerDay, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Premiums } from './premium-rows.ts';
import { isInstalment } from './price.ts';
import { capFor, type PriceCap } from './price-cap.ts';
import { partOf } from './schedule.ts';

export type Contract = {
  readonly productType: ProductType;
  readonly entrepreneur: boolean;
  readonly instalment: boolean;
  readonly amount: Tiyn;
  readonly rate: PpmPerDay;
  readonly issuedOn: LocalDate;
  /** Economical: a fixed price up to this day, not recalculated on early repayment (R9). */
  readonly fixed: {
    readonly interest: Tiyn;
    readonly until: LocalDate;
    /** The ceiling follows the principal still held; in the first price rules it followed the amount issued. */
    readonly asHeld: boolean;
  } | null;
  readonly premiums: Premiums | null;
  /** The ceilings for its term and amount. */
  readonly cap: PriceCap;
  /** Interest, penalty and premiums together stop here (R10). */
  readonly chargesCap: Tiyn;
};

/** All that the arithmetic of a day needs. */
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
    premiums: premiumsOf(price, isInstalment(terms.productType)),
    cap: capFor(terms.amount, price.days, price.issueDate),
    chargesCap: partOf(terms.amount, overpaymentCapOn(price.issueDate)),
  };
}

const fixedPrice = ({ interest, maturity, ruleVersion }: Price): Contract['fixed'] => ({
  interest,
  until: maturity,
  asHeld: priceRules(ruleVersion).ceilingAsHeld,
});

function premiumsOf(price: Price, instalment: boolean): Premiums | null {
  const { fastIssueFee: fee, insurancePremium: insurance, issueDate: issuedOn, rows, maturity } = price;
  const { feeAsHeld, premiumsByRow } = priceRules(price.ruleVersion);
  const byRow = premiumsByRow && instalment;
  if (byRow) return fee + insurance === ZERO ? null : { fee, insurance, issuedOn, until: maturity, byRow };
  if (fee === ZERO || !feeAsHeld) return null;
  return { fee, insurance, issuedOn, until: rows[0]?.date ?? maturity, byRow };
}

/**
 * After a supplementary agreement: its rate from now on, but never a higher one (R10). A fixed price keeps its days.
 */
export const withAgreedRate = (contract: Contract, { rate }: Pick<Price, 'rate'>): Contract => {
  const lower = rate < contract.rate;
  return lower ? { ...contract, rate } : contract;
};

/** After a restructuring: instalments at a daily rate, whatever the loan was before. */
export const restructuredContract = (contract: Contract, price: Pick<Price, 'rate'>): Contract => ({
  ...withAgreedRate(contract, price),
  fixed: null,
  premiums: null,
  instalment: true,
});

/** `present` of balances.ts fills in `nextDue` and `nextActionDate`. */
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
    ...(contract.fixed?.asHeld || contract.premiums ? { ceiling: { through: contract.issuedOn, amount: ZERO } } : {}),
    ...(contract.premiums ? unearnedAtIssue(contract.premiums) : {}),
    rows: price.rows.map((row) => ({ ...row, paid: ZERO, paidOn: null })),
  };
}

const unearnedAtIssue = ({ fee, insurance, byRow }: Premiums): Pick<Balances, 'unearned' | 'premiumDue'> =>
  byRow ? { unearned: add(fee, insurance), premiumDue: ZERO } : { unearned: fee };
