/**
 * The borrower confirms or declines the insurance chosen with the offer (R8). Nobody who did not choose it is asked.
 */
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { subtract, type Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import { priceWithout } from '../../domain/loan/insurance.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { DocumentMaker } from '../document/document.ts';
import type { SignedConsent } from '../document/signed-document.ts';
import { type BorrowerCaller, commandOwnLoan } from '../loan/loan-command.ts';
import { loadOwnLoan } from '../loan/loans.ts';

export type InsuranceDeps = {
  ledger: Ledger;
  clock: Clock;
  /** Makes the ADDITIONAL_AGREEMENT that removes the insurance, and keeps the bytes shown. */
  makeDocument: DocumentMaker;
  /** The newest versions; needed only for a yes. */
  requiredConsents: () => Promise<readonly SignedConsent[]>;
};

/** Tiyn. `premium` is paid in parts, with each instalment; `saved` is the whole difference, lower interest included. */
export type InsuranceOffer = { premium: Tiyn; totalWith: Tiyn; totalWithout: Tiyn; saved: Tiyn };

export type InsuranceAnswer =
  | { accepted: true; consents: readonly Pick<SignedConsent, 'type' | 'hash'>[] }
  | { accepted: false };

export type Insurances = ReturnType<typeof makeInsurance>;

export function makeInsurance(deps: InsuranceDeps) {
  async function accept(who: BorrowerCaller, loanId: LoanId, given: readonly Pick<SignedConsent, 'type' | 'hash'>[]) {
    const consents = await deps.requiredConsents();
    const missing = consents.find((one) => !given.some((tick) => tick.type === one.type && tick.hash === one.hash));
    if (missing) return refuse('CONSENT_REQUIRED', { field: missing.type });
    return commandOwnLoan(deps, who, loanId, { type: 'AnswerInsurance', accepted: true, consents });
  }

  async function decline(who: BorrowerCaller, loanId: LoanId, locale: Locale) {
    const notNow = await closed(who.borrowerId, loanId);
    if (notNow) return notNow;
    const made = await deps.makeDocument({
      borrowerId: who.borrowerId,
      loanId,
      type: 'ADDITIONAL_AGREEMENT',
      locale,
    });
    if ('refusal' in made) return made;
    const documentHash = made.document.hash;
    return commandOwnLoan(deps, who, loanId, {
      type: 'AnswerInsurance',
      accepted: false,
      documentHash,
    });
  }

  /** An agreement that would change nothing is never shown. */
  async function closed(borrowerId: BorrowerId, loanId: LoanId) {
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    if (!loan) return refuse('NOT_FOUND');
    return loan.status === 'WAITING_FOR_INSURANCE' ? undefined : refuse('NOT_ALLOWED_NOW');
  }

  return {
    /** Undefined if no insurance waits for an answer. */
    offer: async (borrowerId: BorrowerId, loanId: LoanId): Promise<InsuranceOffer | undefined> => {
      const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
      if (loan?.status !== 'WAITING_FOR_INSURANCE') return undefined;
      const { total, insurancePremium: premium } = loan.price;
      const totalWithout = priceWithout(loan, await deps.clock.today()).total;
      return { premium, totalWith: total, totalWithout, saved: subtract(total, totalWithout) };
    },
    /** Refusals: NOT_FOUND, NOT_ALLOWED_NOW, CONSENT_REQUIRED (naming the consent). */
    answer: async (who: BorrowerCaller, loanId: LoanId, answer: InsuranceAnswer, locale: Locale) =>
      answer.accepted ? accept(who, loanId, answer.consents) : decline(who, loanId, locale),
  };
}
