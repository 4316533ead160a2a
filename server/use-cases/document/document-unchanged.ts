/**
 * Checks, before a code is used up, that the document shown is still true. The same facts print the same bytes, so a
 * changed word, price, date or address changes the hash.
 */
import type { DocumentType } from '../../../schema/reference/documents.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { Borrowers, Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Printer } from '../../ports/printer.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import type { DocumentDetails, PaperFacts } from './papers/facts.ts';
import { documentOf } from './papers/of-loan.ts';
import { type Letterheads, numbered } from './press.ts';
import type { SignedDocument } from './signed-document.ts';

export type DocumentWish = Pick<SignedDocument, 'borrowerId' | 'loanId' | 'locale'> & { type: DocumentType };
/** Figures that a document needs beyond the loan itself, from the room that owns the document. */
export type DetailsMaker = (wish: DocumentWish, loan: LoanView) => Promise<Result<DocumentDetails>>;
export type DetailsMakers = Readonly<Partial<Record<DocumentType, DetailsMaker>>>;

type Deps = Letterheads & {
  ledger: Ledger;
  clock: Clock;
  borrowers: Borrowers;
  printer: Printer;
  details?: DetailsMakers;
};

/**
 * For `checks` of document.ts. Refusals: NOT_FOUND, DOCUMENT_CHANGED, TOO_MANY_REQUESTS, or the reason why the document
 * can no longer be made.
 */
export const documentUnchanged =
  (deps: Deps) =>
  async ({ borrowerId, loanId, locale, signature }: SignedDocument) => {
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    const person = await deps.borrowers.find(borrowerId);
    if (!loan || !person) return refuse('NOT_FOUND');
    const type = signature.documentType;
    const details = (await deps.details?.[type]?.({ borrowerId, loanId, locale, type }, loan)) ?? {};
    if ('refusal' in details) return details;
    const facts = { loan, person, lender: deps.lender, locale, today: await deps.clock.today() };
    return refusalOfOtherBytes(deps, type, facts, details, signature.documentHash);
  };

/** Compares in the signer's language first; the document may have been shown in the other one. */
async function refusalOfOtherBytes(
  deps: Pick<Deps, keyof Letterheads | 'printer'>,
  type: DocumentType,
  facts: PaperFacts,
  details: DocumentDetails,
  hash: string,
) {
  const locales: readonly Locale[] = facts.locale === 'RU' ? ['RU', 'KK'] : ['KK', 'RU'];
  for (const locale of locales) {
    const made = documentOf(type, { ...facts, locale }, details);
    if ('refusal' in made) continue;
    const { source } = await numbered(deps, facts.loan.borrowerId, made.document);
    const drawn = await deps.printer.printFor(facts.loan.borrowerId, source);
    if ('refusal' in drawn) return drawn;
    if (drawn.printed.hash === hash) return undefined;
  }
  return refuse('DOCUMENT_CHANGED');
}
