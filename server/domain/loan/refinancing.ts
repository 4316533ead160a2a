/**
 * Refinancing (R18, R22, R25): interest to date, premiums and penalty are paid the same day; the remaining principal
 * moves through transit:refinancing into a new instalment loan, and the old loan ends.
 */

import type { Price, Terms } from '../../../schema/events/figures.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { inWords } from '../../../schema/reference/findings.ts';
import { REFINANCING } from '../../../schema/reference/limits.ts';
import { productOf } from '../../../schema/reference/products.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { printTenge, type Tiyn, tenge, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { accrueTo } from '../money/accrual.ts';
import { present } from '../money/balances.ts';
import { contractOf, type Figures, openingBalances } from '../money/contract.ts';
import { accrualPostings, move } from '../money/postings.ts';
import { withoutUnearned } from '../money/premium.ts';
import { priceOfRemainder } from '../money/price.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import { dueAtSigning, tooEarlyOrLate } from './prolongation.ts';
import { withdrawUnsigned } from './request.ts';
import type { LoanState, RunningLoan } from './state.ts';
import { WATCH_AT_ISSUE } from './watch.ts';
import { whyNot } from './why-not.ts';

export type RefinancingTerms = { readonly terms: Terms; readonly price: Price; readonly payToday: Tiyn };

/** Terms of the new loan: the remaining principal over `months`, without promo code, fast issue and insurance. */
export function refinancedInto(
  loan: Pick<RunningLoan, 'contract' | 'standing' | 'application'>,
  months: number,
): Terms {
  const { entrepreneur, person } = REFINANCING.into;
  return {
    productType: loan.contract.entrepreneur ? entrepreneur : person,
    pricing: 'FLEXIBLE',
    amount: loan.standing.principal,
    term: { unit: 'MONTH', count: months },
    purpose: loan.application.terms.purpose,
    promoCode: null,
    fastIssue: false,
    insuranceAgreed: false,
  };
}

/** The least amount of the instalment product. */
export const leastToRefinance = ({ entrepreneur }: Pick<Figures['contract'], 'entrepreneur'>): Tiyn =>
  tenge(productOf(REFINANCING.into[entrepreneur ? 'entrepreneur' : 'person']).minAmount);

export function cannotRefinance(loan: RunningLoan, today: LocalDate) {
  const tooEarly = tooEarlyOrLate(loan, today);
  if (tooEarly) return tooEarly;
  const least = leastToRefinance(loan.contract);
  if (loan.standing.principal >= least) return undefined;
  return whyNot('REFINANCING_TOO_SMALL', { min: printTenge(least) });
}

export function refinancingTerms(
  loan: Pick<RunningLoan, 'contract' | 'standing' | 'application'>,
  months: number,
  today: LocalDate,
): RefinancingTerms {
  const terms = refinancedInto(loan, months);
  return { terms, price: priceOfRemainder(terms, today), payToday: dueAtSigning(loan satisfies Figures, today) };
}

export function requestRefinancing(state: LoanState, command: CommandOf<'RequestRefinancing'>) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  const { newLoanId, offerNumber, today } = command;
  const refused = cannotRefinance(state, today);
  if (refused) return refused;
  const months = command.terms.term.count;
  const terms = refinancedInto(state, months);
  const { minTerm, maxTerm } = productOf(terms.productType);
  if (!Number.isInteger(months) || months < minTerm || months > maxTerm) {
    return refuse('TERM_OUT_OF_RANGE', {
      field: 'term',
      facts: { min: `${minTerm}`, max: `${maxTerm}`, unit: 'MONTH' },
    });
  }
  const { request } = state;
  if (request?.kind === 'REFINANCING' && request.terms.term.count === months && !request.signed) return accept();
  const details = { requestedOn: today, payBy: today, terms, newLoanId, offerNumber };
  return accept(...withdrawUnsigned(state), {
    type: 'RefinancingRequested',
    data: { status: 'WAITING_REFINANCING', ...details },
  });
}

/** The amount due at signing is paid: the old loan ends and its principal moves to the new one. */
export function refinance(loan: RunningLoan, on: LocalDate): LoanEvent[] {
  const { request } = loan;
  if (request?.kind !== 'REFINANCING') throw inWords('REFINANCING_UNREQUESTED');
  const accrued = accrueTo(loan.contract, loan.standing, on);
  const { standing: owed, postings } = withoutUnearned(loan.contract, accrued.standing);
  const { principal } = owed;
  const rows = owed.rows.map((row) => ({ ...row, paidOn: row.paidOn ?? on }));
  const over = {
    principal: ZERO,
    interestDue: ZERO,
    overdueSince: null,
    graceUntil: null,
    nextDue: null,
    nextActionDate: null,
  };
  return [
    {
      type: 'LoanRefinanced',
      data: {
        status: 'FINISHED',
        newLoanId: request.newLoanId,
        refinancedOn: on,
        price: priceOfRemainder({ ...request.terms, amount: principal }, on),
        postings: [
          ...accrualPostings(accrued.interest, accrued.penalty),
          ...postings,
          ...move(principal, 'principal', 'transit:refinancing'),
        ],
        standing: { ...owed, ...over, rows },
      },
    },
  ];
}

/** The new loan is applied for and issued in one append; only the principal in transit moves. */
export function issueByRefinancing(state: LoanState, command: CommandOf<'IssueByRefinancing'>) {
  if (state.stage !== 'none') return accept();
  const { loanId, borrowerId, from, today } = command;
  const { oldLoanId, offerNumber, terms, price } = from;
  const contract = contractOf(terms, price);
  const standing = present(contract, openingBalances(contract, price), today, WATCH_AT_ISSUE);
  const postings = move(contract.amount, 'transit:refinancing', 'principal');
  return accept(
    {
      type: 'LoanApplied',
      data: { status: 'INITIAL', loanId, borrowerId, offerNumber, terms, price, repeat: true, appliedOn: today },
    },
    {
      type: 'LoanIssuedByRefinancing',
      data: { status: 'ACTIVE', issuedOn: today, amount: contract.amount, price, oldLoanId, postings, standing },
    },
  );
}
