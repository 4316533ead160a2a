/** Prints the OFFER again from today's facts, compares the bytes, and signs with the facts of R17. */

import { CONSENT_TYPES } from '../../../schema/reference/documents.ts';
import { STATEMENT } from '../../../schema/reference/limits.ts';
import type { Iin } from '../../../schema/values/iin.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import { isInstalment, priceOf } from '../../domain/money/price.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Printer } from '../../ports/printer.ts';
import { documentUnchanged } from '../document/document-unchanged.ts';
import type { Letterheads } from '../document/press.ts';
import type { SignedConsent, SignedDocument, SignedDocumentHandler } from '../document/signed-document.ts';
import { loansOf } from '../loan/borrower-loans.ts';
import { commandLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import { isFaceVerified } from './face-standing.ts';

export type SignOfferDeps = Letterheads & {
  ledger: Ledger;
  clock: Clock;
  borrowers: Borrowers;
  printer: Printer;
  /** The newest versions, from the people registry. */
  requiredConsents: () => Promise<readonly SignedConsent[]>;
  /** The sandbox makes this person upload a bank statement; absent in production. */
  statementWanted?: (iin: Iin) => boolean;
};

/**
 * Refuses, before the code is used up, if a consent is missing or words or figures have changed since they were shown.
 */
export const signOfferCheck = (deps: SignOfferDeps) => async (signed: SignedDocument) => {
  const loan = await loadOwnLoan(deps.ledger, signed.borrowerId, signed.loanId);
  const person = await deps.borrowers.find(signed.borrowerId);
  if (!loan || !person) return refuse('NOT_FOUND');
  if (loan.status !== 'INITIAL') return refuse('NOT_ALLOWED_NOW', { facts: { status: loan.status } });
  const missing = await missingConsent(deps, signed.consents);
  if (missing) return refuse('CONSENT_REQUIRED', { field: missing });
  return documentUnchanged(deps)(signed);
};

export const signOfferHandler =
  (deps: SignOfferDeps): SignedDocumentHandler =>
  async (signed) => {
    const refused = await signOfferCheck(deps)(signed);
    if (refused) return refused;
    const loan = await loadOwnLoan(deps.ledger, signed.borrowerId, signed.loanId);
    const person = await deps.borrowers.find(signed.borrowerId);
    if (!loan || !person) return refuse('NOT_FOUND');
    const today = await deps.clock.today();
    const priced = priceOf(loan.terms, today, loan.repeat);
    if ('refusal' in priced) return priced;
    const requirements = await requirementsOf(deps, loan, person, today);
    const { signature } = signed;
    const consents = await deps.requiredConsents();
    const quotedTotal = priced.price.total;
    const by = signed.edsHash === undefined ? {} : { edsHash: signed.edsHash };
    const command = { type: 'SignOffer' as const, signature, consents, quotedTotal, requirements, ...by };
    return commandLoan(deps, signed.caller, loan.loanId, command, { today });
  };

/** Each required consent must be ticked in its current version. */
async function missingConsent(deps: SignOfferDeps, given: readonly SignedConsent[]): Promise<string | undefined> {
  const required = await deps.requiredConsents();
  const missing = required.find((one) => !given.some((tick) => tick.type === one.type && tick.hash === one.hash));
  return missing && (CONSENT_TYPES as readonly string[]).includes(missing.type) ? missing.type : missing && 'consents';
}

async function requirementsOf(deps: SignOfferDeps, loan: LoanView, person: Borrower, today: LocalDate) {
  return {
    statementNeeded: await needsStatement(deps, loan, person, today),
    payoutChosen: loan.payoutMethod !== null,
    faceVerified: isFaceVerified(person, deps.clock.now()),
    // The offer includes the insurance in its price; a separate page asks whether the borrower really wants it (R8).
    insuranceOffered: loan.terms.insuranceAgreed && isInstalment(loan.terms.productType),
  };
}

/** Who must upload a bank statement: R28. */
async function needsStatement(
  deps: SignOfferDeps,
  loan: LoanView,
  person: Borrower,
  today: LocalDate,
): Promise<boolean> {
  const { productType, amount } = loan.terms;
  const large = productType === 'INDIVIDUAL_PERSON_IL' && amount >= STATEMENT.requiredFrom;
  const business = productType.startsWith('INDIVIDUAL_ENTREPRENEUR');
  if (!large && !business && !deps.statementWanted?.(person.iin)) return false;
  const loans = await loansOf(deps.ledger, loan.borrowerId);
  return !loans.some((one) => one.statement && addDays(one.statement.on, STATEMENT.days) >= today);
}
