/** R19, R22, R26, R27. */
import type { Terms } from '../../../schema/events/figures.ts';
import type { Arrival } from '../../../schema/reference/arrivals.ts';
import { productOf } from '../../../schema/reference/products.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import { alternativeTerms } from '../../domain/decision/offer.ts';
import { priceOf } from '../../domain/money/price.ts';
import { allowedTerms, clampTerms } from '../../domain/offer/clamp.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { OfferNumbers } from '../../ports/offer-numbers.ts';
import { creditHistoryOf, isRepeat, lastOf, loansOf, refusalOf, usedPromoCodes } from '../loan/borrower-loans.ts';
import { type BorrowerCaller, commandLoan, commandOwnLoan, loanAfter } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import { isRightAge } from './face-standing.ts';
import { claimSlot, releaseSlot } from './slot.ts';

export type ApplicationDeps = {
  ledger: Ledger;
  borrowers: Borrowers;
  clock: Clock;
  ids: Ids;
  offerNumbers: OfferNumbers;
};

export type Applications = ReturnType<typeof makeApplications>;

export function makeApplications(deps: ApplicationDeps) {
  /** Undefined means yes. */
  async function canGetCredit(borrowerId: BorrowerId) {
    const today = await deps.clock.today();
    const person = await deps.borrowers.find(borrowerId);
    return personRefusal(person, today) ?? refusalOf(await creditHistoryOf(deps.ledger, borrowerId), today);
  }

  /** `arrival`: what led the applicant here, for analysts (R322). */
  async function apply({ caller, borrowerId }: BorrowerCaller, wanted: Terms, arrival: Arrival | null = null) {
    const loanId = deps.ids.derived<LoanId>(caller.commandId, 'loan');
    const mine = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    // A retry of the same command gets its first answer.
    if (mine) return { loan: mine, position: mine.position };

    const today = await deps.clock.today();
    const person = await deps.borrowers.find(borrowerId);
    const history = await creditHistoryOf(deps.ledger, borrowerId);
    const { loans } = history;
    const refused = personRefusal(person, today) ?? refusalOf(history, today);
    if (refused) return refused;

    const terms = allowedTerms(wanted);
    if (productOf(terms.productType).forEntrepreneurs !== (person?.entrepreneur ?? false))
      return refuse('PRODUCT_UNKNOWN', { field: 'productType' });
    const repeat = isRepeat(loans);
    // The price is checked before the slot is taken, so that refused terms never hold the slot.
    const used = usedPromoCodes(loans);
    const priced = priceOf(terms, today, repeat, used);
    if ('refusal' in priced) return priced;

    const offerNumber = await deps.offerNumbers.next(today.slice(0, 4));
    const claimed = await claimSlot(deps, caller, borrowerId, loanId);
    if ('refusal' in claimed) return claimed;
    const region = person?.region ?? null;
    const application = { loanId, borrowerId, offerNumber, terms, repeat, arrival, region, usedPromoCodes: used };
    const applied = await commandLoan(deps, caller, loanId, { type: 'Apply', ...application }, { today });
    if ('refusal' in applied) await releaseSlot(deps, caller, borrowerId, loanId);
    return loanAfter(deps, loanId, applied);
  }

  const change = (who: BorrowerCaller, loanId: LoanId, wanted: (loan: LoanView) => Terms) =>
    commandOwnLoan(deps, who, loanId, async (loan) => {
      const terms = allowedTerms(wanted(loan));
      // Other loans matter only for a promo code, which a borrower may use once.
      const others = terms.promoCode === null ? [] : await loansOf(deps.ledger, who.borrowerId);
      const used = usedPromoCodes(others.filter((one) => one.loanId !== loanId));
      return { type: 'ChangeApplication', terms, usedPromoCodes: used };
    });

  return {
    canGetCredit,
    apply,
    /** Applies again with the terms of the last loan, within today's bounds and without its promo code. */
    createByPrevious: async (who: BorrowerCaller, arrival: Arrival | null = null) => {
      const last = lastOf(await loansOf(deps.ledger, who.borrowerId));
      if (!last) return refuse('NOT_FOUND');
      const today = await deps.clock.today();
      return apply(who, { ...clampTerms(last.terms, today), promoCode: null }, arrival);
    },
    change,
    cancel: (who: BorrowerCaller, loanId: LoanId) => commandOwnLoan(deps, who, loanId, { type: 'CancelApplication' }),
    acceptAlternative: (who: BorrowerCaller, loanId: LoanId) => commandOwnLoan(deps, who, loanId, alternative),
    cancelIssuanceConsent: (who: BorrowerCaller, loanId: LoanId) =>
      commandOwnLoan(deps, who, loanId, { type: 'CancelIssuanceConsent' }),
    submitRevision: (who: BorrowerCaller, loanId: LoanId) =>
      commandOwnLoan(deps, who, loanId, { type: 'ReturnRevision' }),
  };
}

function personRefusal(person: Borrower | undefined, today: LocalDate) {
  if (!person?.registrationCompleted) return refuse('REGISTRATION_INCOMPLETE');
  if (!isRightAge(person, today)) return refuse('NOT_RIGHT_AGE');
  if (person.documentValidTo < today) return refuse('DOCUMENT_EXPIRED', { field: 'documentValidTo' });
  return undefined;
}

function alternative({ terms, decision }: LoanView) {
  const offered = decision && alternativeTerms(terms, decision);
  return offered ? { type: 'AcceptAlternative' as const, terms: offered } : refuse('NOT_ALLOWED_NOW');
}
