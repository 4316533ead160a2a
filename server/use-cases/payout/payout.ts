/** The borrower's side of the payout: sees the methods, chooses one, signs it. */
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { bankByCode } from '../../../schema/reference/banks.ts';
import { type PostOffice, searchPostOffices } from '../../../schema/reference/post-offices.ts';
import { bankCodeOf, type Iban, parseIban } from '../../../schema/values/iban.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { type Refused, type Result, refuse } from '../../domain/decider.ts';
import type { BankPayout } from '../../ports/bank-payout.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { StoredFile } from '../../ports/files.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { StoredDestination } from '../../ports/payout-destinations.ts';
import type { DetailsMaker } from '../document/document-unchanged.ts';
import type { SignedDocumentHandler } from '../document/signed-document.ts';
import { loansOf } from '../loan/borrower-loans.ts';
import { commandLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import {
  checkDestination,
  type DestinationDeps,
  inFull,
  labelOf,
  methodOf,
  type PayoutInput,
  recipientOf,
} from './payout-destination.ts';

export type PayoutDocumentWish = {
  borrowerId: BorrowerId;
  loanId: LoanId;
  type: 'APPLICATION_FOR_TRANSFER_MONEY';
  locale: Locale;
};
/** `make` of document.ts: prints the PDF with `details` and keeps it for signature. */
export type MakeTransferDocument = (wish: PayoutDocumentWish) => Promise<Result<{ document: StoredFile }>>;

export type PayoutDeps = DestinationDeps & {
  ledger: Ledger;
  ids: Ids;
  bank: Pick<BankPayout, 'checksOwners'>;
  makeDocument: MakeTransferDocument;
};

type PayoutOptions = {
  iban: boolean;
  /** The bank will not say whose the account is. */
  ibanUnchecked: boolean;
  /** Where the money of an earlier loan went. */
  lastIban: Iban | null;
  post: boolean;
  card: boolean;
  cardReason: Refused | null;
};

const CHOOSABLE: readonly LoanStatus[] = ['INITIAL', 'WAITING_FOR_REMITTANCE_SET', 'REMITTANCE_ERROR'];

export type Payout = ReturnType<typeof makePayout>;

export function makePayout(deps: PayoutDeps) {
  const choosable = async (borrowerId: BorrowerId, loanId: LoanId) => {
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    if (!loan) return refuse('NOT_FOUND');
    return CHOOSABLE.includes(loan.status) ? loan : refuse('NOT_ALLOWED_NOW', { facts: { status: loan.status } });
  };

  /** The bytes of this document bind exactly this destination. */
  const print = async ({ loanId, borrowerId, hash }: StoredDestination, locale: Locale) => {
    const wish = { borrowerId, loanId, type: 'APPLICATION_FOR_TRANSFER_MONEY', locale } as const;
    const prepared = await deps.makeDocument(wish);
    if ('refusal' in prepared) return prepared;
    // The document names the destination chosen last; another browser tab may have changed it in between.
    if ((await deps.destinations.latest(loanId))?.hash !== hash) return refuse('CHANGED_MEANWHILE');
    await deps.destinations.bind(loanId, hash, prepared.document.hash);
    return prepared;
  };

  /** What the borrower has told once is not asked again (R662). */
  async function lastIbanOf(borrowerId: BorrowerId): Promise<Iban | null> {
    const paid = (await loansOf(deps.ledger, borrowerId)).findLast(
      ({ issuedOn, payoutMethod }) => issuedOn !== null && payoutMethod?.kind === 'IBAN',
    );
    const kept = paid?.payoutMethod && (await deps.destinations.byHash(paid.loanId, paid.payoutMethod.hash));
    return kept?.destination.kind === 'IBAN' ? kept.destination.iban : null;
  }

  return {
    async options(borrowerId: BorrowerId, loanId: LoanId) {
      const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
      if (!loan) return refuse('NOT_FOUND');
      const cardReason = loan.repeat ? null : refuse('CARD_FIRST_LOAN');
      const lastIban = await lastIbanOf(borrowerId);
      return {
        iban: true,
        ibanUnchecked: !deps.bank.checksOwners,
        lastIban,
        post: true,
        card: loan.repeat,
        cardReason,
      } satisfies PayoutOptions;
    },

    /** False: the bank does not say whose an account is (R561). */
    ownersAreChecked: deps.bank.checksOwners,

    postOffices: (search: string, region: string | null): readonly PostOffice[] =>
      searchPostOffices(search.slice(0, 64), region),

    bankOf(text: string, locale: Locale): string | null {
      const iban = parseIban(text);
      return (iban && bankByCode(bankCodeOf(iban))?.[locale === 'KK' ? 'kk' : 'ru']) ?? null;
    },

    /** Checks the method, stores it encrypted, and makes the document whose signature confirms the choice (R21). */
    async prepare(request: { borrowerId: BorrowerId; loanId: LoanId; locale: Locale; input: PayoutInput }) {
      const { borrowerId, loanId, locale, input } = request;
      const loan = await choosable(borrowerId, loanId);
      if ('refusal' in loan) return loan;
      const checked = await checkDestination(deps, loan, input);
      if ('refusal' in checked) return checked;
      const chosen = { loanId, borrowerId, destination: checked.destination };
      const kept = { ...chosen, hash: await deps.destinations.hashOf(chosen) };
      await deps.destinations.keep(kept, deps.clock.now());
      return print(kept, locale);
    },

    /** Makes the same document again for the destination chosen last, as the maker of this type for document.ts. */
    async prepareAgain({ borrowerId, loanId, locale }: { borrowerId: BorrowerId; loanId: LoanId; locale: Locale }) {
      const loan = await choosable(borrowerId, loanId);
      if ('refusal' in loan) return loan;
      const latest = await deps.destinations.latest(loanId);
      return latest ? print(latest, locale) : refuse('NOT_ALLOWED_NOW');
    },

    /** The chosen method in words, masked, for screens. */
    async methodOf(loan: Pick<LoanView, 'loanId' | 'payoutMethod'>, locale: Locale) {
      const { payoutMethod } = loan;
      const chosen = payoutMethod && (await deps.destinations.byHash(loan.loanId, payoutMethod.hash));
      return chosen ? { kind: chosen.destination.kind, label: labelOf(chosen.destination, locale) } : null;
    },

    /** Of the paper that is signed: another browser tab may have chosen another since. */
    async recipientOf({ borrowerId, loanId, hash }: { borrowerId: BorrowerId; loanId: LoanId; hash: string }) {
      const chosen = await deps.destinations.byDocument(loanId, hash);
      return chosen?.borrowerId === borrowerId ? recipientOf(chosen.destination) : undefined;
    },

    /** Handles a signed APPLICATION_FOR_TRANSFER_MONEY: the destination in that PDF becomes the method. */
    signed: (async ({ caller, borrowerId, loanId, signature }) => {
      const chosen = await deps.destinations.byDocument(loanId, signature.documentHash);
      if (!chosen || chosen.borrowerId !== borrowerId) return refuse('DOCUMENT_CHANGED');
      const method = methodOf(chosen.destination, chosen.hash);
      const outcome = await commandLoan(deps, caller, loanId, { type: 'ChoosePayoutMethod', method, signature });
      return 'refusal' in outcome ? outcome : { signed: true, position: outcome.position };
    }) satisfies SignedDocumentHandler as SignedDocumentHandler,
  };
}

/** The payout details of the document: the destination chosen last. */
export const transferDetails =
  ({ destinations }: Pick<PayoutDeps, 'destinations'>): DetailsMaker =>
  async ({ borrowerId, loanId, locale }) => {
    const chosen = await destinations.latest(loanId);
    if (chosen?.borrowerId !== borrowerId) return {};
    return { payout: { label: inFull(chosen.destination, locale), methodHash: chosen.hash } };
  };
