/** The borrower's side of the payout: what can be chosen, choosing it, signing it. */
import type { PayoutMethod } from '../../schema/events/loan.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import { bankByCode } from '../../schema/reference/banks.ts';
import { type PostOffice, searchPostOffices } from '../../schema/reference/post-offices.ts';
import { bankCodeOf, parseIban } from '../../schema/values/iban.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { type Refusal, refuse } from '../domain/decider.ts';
import type { Locale } from '../ports/borrowers.ts';
import type { StoredFile } from '../ports/files.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { Caller } from './event-context.ts';
import { commandLoan } from './loan-command.ts';
import { type LoanFacts, readOwnLoan } from './loan-facts.ts';
import { checkDestination, type DestinationDeps, hashOf, labelOf, type PayoutInput } from './payout-destination.ts';
import type { SignedDocumentHandler } from './signed-document.ts';

/** Makes the PDF of APPLICATION_FOR_TRANSFER_MONEY for the latest destination and keeps it for signature. */
export type PrepareTransferDocument = (request: {
  caller: Caller;
  borrowerId: BorrowerId;
  loanId: LoanId;
  locale: Locale;
}) => Promise<{ document: StoredFile } | { refusal: Refusal }>;

export type PayoutDeps = DestinationDeps & { ledger: Ledger; ids: Ids; prepareDocument: PrepareTransferDocument };

export type PayoutOptions = { iban: boolean; post: boolean; card: boolean; cardReason: Refusal | null };

const CHOOSABLE: readonly LoanStatus[] = ['INITIAL', 'WAITING_FOR_REMITTANCE_SET', 'REMITTANCE_ERROR'];

export type Payout = ReturnType<typeof makePayout>;

export function makePayout(deps: PayoutDeps) {
  const choosable = async (borrowerId: BorrowerId, loanId: LoanId): Promise<LoanFacts | Refusal> => {
    const loan = await readOwnLoan(deps.ledger, borrowerId, loanId);
    if (!loan) return { code: 'NOT_FOUND' };
    return CHOOSABLE.includes(loan.status) ? loan : { code: 'NOT_ALLOWED_NOW', facts: { status: loan.status } };
  };

  return {
    async options(borrowerId: BorrowerId, loanId: LoanId): Promise<PayoutOptions | { refusal: Refusal }> {
      const loan = await readOwnLoan(deps.ledger, borrowerId, loanId);
      if (!loan) return { refusal: { code: 'NOT_FOUND' } };
      const cardReason: Refusal | null = loan.repeat ? null : { code: 'CARD_FIRST_LOAN' };
      return { iban: true, post: true, card: loan.repeat, cardReason };
    },

    postOffices: (search: string): readonly PostOffice[] => searchPostOffices(search.slice(0, 64)),

    bankOf(text: string, locale: Locale): string | null {
      const iban = parseIban(text);
      return (iban && bankByCode(bankCodeOf(iban))?.[locale === 'KK' ? 'kk' : 'ru']) ?? null;
    },

    /** Checks the method, keeps it sealed, and makes the document whose signature is the choice (decision 21). */
    async prepare(caller: Caller, request: { borrowerId: BorrowerId; loanId: LoanId; locale: Locale; input: PayoutInput }) {
      const { borrowerId, loanId, locale, input } = request;
      const loan = await choosable(borrowerId, loanId);
      if ('code' in loan) return { refusal: loan };
      const checked = await checkDestination(deps, loan, input);
      if ('refusal' in checked) return checked;
      const hash = hashOf(loanId, checked.destination);
      await deps.destinations.keep({ loanId, borrowerId, hash, destination: checked.destination }, deps.clock.now());
      const prepared = await deps.prepareDocument({ caller, borrowerId, loanId, locale });
      if ('refusal' in prepared) return prepared;
      await deps.destinations.bind(loanId, hash, prepared.document.hash);
      return prepared;
    },

    /** What the document says about the method; undefined where none has been chosen. */
    async documentFacts(loanId: LoanId, locale: Locale): Promise<{ label: string; methodHash: string } | undefined> {
      const chosen = await deps.destinations.latest(loanId);
      return chosen && { label: labelOf(chosen.destination, locale), methodHash: chosen.hash };
    },

    /** The chosen method in words, masked, for screens. */
    async methodOf(loan: Pick<LoanFacts, 'loanId' | 'method'>, locale: Locale) {
      const chosen = loan.method && (await deps.destinations.byHash(loan.loanId, loan.method.hash));
      return chosen ? { kind: chosen.destination.kind, label: labelOf(chosen.destination, locale) } : null;
    },

    /** The signature under APPLICATION_FOR_TRANSFER_MONEY: the destination of exactly that PDF becomes the method. */
    signed: (async ({ caller, borrowerId, loanId, signature }) => {
      const chosen = await deps.destinations.byDocument(loanId, signature.documentHash);
      if (!chosen || chosen.borrowerId !== borrowerId) return { refusal: refuse('DOCUMENT_CHANGED').refusal };
      const { destination, hash } = chosen;
      const cardId = destination.kind === 'CARD' ? destination.cardId : null;
      const method: PayoutMethod = { kind: destination.kind, cardId, hash };
      const done = await commandLoan(deps, caller, loanId, { type: 'ChoosePayoutMethod', method, signature });
      return done.accepted ? { signed: true, position: done.position } : { refusal: done.refusal };
    }) satisfies SignedDocumentHandler as SignedDocumentHandler,
  };
}
