/**
 * Documents to sign: printed, kept exactly as shown, and signed by an SMS code that is valid only for this loan, this
 * type and these bytes (R17, R21, R37). The handler of each type decides what happens after the signature.
 */

import { loanStream } from '../../../schema/events/streams.ts';
import type { DocumentType, SigningFlow } from '../../../schema/reference/documents.ts';
import { PARTIAL_PREPAYMENT_FLOWS, SIGNING_FLOWS } from '../../../schema/reference/documents.ts';
import type { BorrowerId, CommandId, LoanId } from '../../../schema/values/ids.ts';
import { maskPhone } from '../../../schema/values/phone.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CodeBinding, Codes } from '../../ports/codes.ts';
import type { Files, StoredFile } from '../../ports/files.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Limits } from '../../ports/limits.ts';
import type { Printer } from '../../ports/printer.ts';
import type { Address } from '../kernel/address.ts';
import type { Caller } from '../kernel/event-context.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { type LoanSource, loadOwnLoan, readOwnLoan } from '../loan/loans.ts';
import { asksTooOften } from '../people/room.ts';
import { copyOf, replacedBy } from './document-copy.ts';
import type { DetailsMakers, DocumentWish } from './document-unchanged.ts';
import type { DocumentDetails } from './papers/facts.ts';
import { documentOf } from './papers/of-loan.ts';
import { type Letterheads, numbered } from './press.ts';
import { dealOf, type Recipients } from './signed-deal.ts';
import type { SignatureChecks, SignedConsent, SignedDocumentHandlers } from './signed-document.ts';

export type PressDeps = Omit<Letterheads, 'files'> & {
  ledger: Ledger;
  clock: Clock;
  borrowers: Borrowers;
  files: Files;
  printer: Printer;
  /** Figures beyond the loan itself, by document type; each room supplies those of its own documents. */
  details?: DetailsMakers;
};

/** What a room supplies for its own documents. */
export type SigningRules = {
  /** By document type; a type without a handler cannot be signed by a code. */
  handlers: SignedDocumentHandlers;
  /** Documents that bind more than the loan, such as the payout destination: their room always makes them. */
  makers?: Readonly<Partial<Record<DocumentType, DocumentMaker>>>;
  checks?: SignatureChecks;
  recipients?: Recipients;
  /** Signed by electronic signature alone: a code of an SMS is refused with EDS_NEEDED (R343). */
  byEds?: readonly DocumentType[];
};

export type DocumentDeps = PressDeps &
  SigningRules &
  LoanSource & { codes: Codes; limits: Limits; strictLimits: boolean };
export type DocumentMaker = (wish: DocumentWish) => Promise<Result<{ document: StoredFile }>>;

/** `replacedBy`: the paper that was signed or shown in its place. */
export type ListedFile = StoredFile & { replacedBy: StoredFile | null };

export type Signing = DocumentWish & { hash: string };

export type Documents = ReturnType<typeof makeDocuments>;

export function makeDocuments(deps: DocumentDeps) {
  /** A loan that came from a refinancing has its refinancing agreement among the papers of the old loan. */
  async function list(borrowerId: BorrowerId, loanId: LoanId): Promise<readonly ListedFile[]> {
    const [loan, documents] = await Promise.all([
      readOwnLoan(deps, borrowerId, loanId),
      deps.files.ofLoan(borrowerId, loanId),
    ]);
    const listed = documents.map((file) => ({ ...file, replacedBy: replacedBy(file, documents) }));
    if (!loan?.movedFrom) return listed;
    const before = await deps.files.ofLoan(borrowerId, loan.movedFrom.loanId);
    const agreement = before.filter((file) => file.kind === 'REFINANCING' && file.signedAt !== null).at(-1);
    return agreement ? [{ ...agreement, replacedBy: null }, ...listed] : listed;
  }

  const noCodeFor = ({ type }: Signing) => refuse(deps.byEds?.includes(type) ? 'EDS_NEEDED' : 'NOT_ALLOWED_NOW');

  async function requestSignature(signing: Signing, from: Address & { commandId: CommandId }) {
    const flood = await asksTooOften(deps, from);
    if (flood) return flood;
    const ready = await readyToSign(signing);
    if ('refusal' in ready) return ready;
    if (!deps.handlers[signing.type]) return noCodeFor(signing);
    const deal = await dealOf(deps, signing, ready.loan);
    return deps.codes.send(bindingOf(signing, ready), { locale: signing.locale, commandId: from.commandId, deal });
  }

  async function confirmSignature(caller: Caller, signing: Signing, code: string, consents: readonly SignedConsent[]) {
    const ready = await readyToSign(signing);
    if ('refusal' in ready) return ready;
    const written = await signedBy(caller, signing);
    if (written) {
      await deps.files.markSigned(signing.borrowerId, signing.hash, await deps.clock.businessNow());
      return written;
    }
    const handler = deps.handlers[signing.type];
    if (!handler) return noCodeFor(signing);
    const { borrowerId, loanId, locale } = signing;
    const signature = { documentType: signing.type, documentHash: signing.hash };
    const signed = { caller, borrowerId, loanId, signature, consents, locale };
    const refused = await deps.checks?.[signing.type]?.(signed);
    if (refused) return refused;
    const using = { ...bindingOf(signing, ready), code, commandId: caller.commandId };
    const phone = maskPhone(ready.person.phone);
    const answer = await deps.codes.using(using, async (reference) => {
      await deps.files.keepSignature(borrowerId, signing.hash, { phone, code: reference });
      return handler(signed);
    });
    if ('refusal' in answer) return answer;
    await deps.files.markSigned(borrowerId, signing.hash, await deps.clock.businessNow());
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    if (!loan) throw new Error(`loan ${loanId} is gone after a signature`);
    return { loan, position: answer.position ?? loan.position };
  }

  /** A retry of a recorded command gets the loan as it is; its code is used up and is not checked again. */
  async function signedBy(
    caller: Caller,
    { borrowerId, loanId }: Signing,
  ): Promise<{ loan: LoanView; position: bigint } | undefined> {
    const { events } = await deps.ledger.readLatest(loanStream(loanId));
    if (!events.some((event) => event.metadata.commandId === caller.commandId)) return undefined;
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    return loan && { loan, position: loan.position };
  }

  /**
   * Checks that the document was shown to this person for this loan. Its handler checks later whether it is still true.
   */
  async function readyToSign(signing: Signing) {
    const person = await deps.borrowers.find(signing.borrowerId);
    const loan = await loadOwnLoan(deps.ledger, signing.borrowerId, signing.loanId);
    if (!person || !loan) return refuse('NOT_FOUND');
    const file = await deps.files.find(signing.borrowerId, signing.hash);
    if (file?.loanId !== signing.loanId || file.kind !== signing.type) return refuse('NOT_SHOWN');
    return { person, loan };
  }

  return {
    prepare: (wish: DocumentWish) => (deps.makers?.[wish.type] ?? ((own) => prepare(deps, own)))(wish),
    list,
    read: (borrowerId: BorrowerId, hash: string) => deps.files.read(borrowerId, hash),
    /** With its signature or the mark of a paper that was replaced; otherwise the file as it was shown. */
    copy: async (file: StoredFile) => {
      const { borrowerId, loanId, hash } = file;
      const all = loanId ? await deps.files.ofLoan(borrowerId, loanId) : [];
      return (await copyOf(deps, file, all)) ?? { content: await deps.files.read(borrowerId, hash) };
    },
    requestSignature,
    confirmSignature,
    /** The newest document of a type that was shown, for REST callers, who name no hash. */
    newest: async (borrowerId: BorrowerId, loanId: LoanId, type: DocumentType) => {
      const files = await deps.files.ofLoan(borrowerId, loanId);
      return files
        .filter((file) => file.kind === type)
        .toSorted((a, b) => a.shownAt.localeCompare(b.shownAt))
        .at(-1);
    },
  };
}
export const documentMaker =
  (deps: PressDeps): DocumentMaker =>
  (wish) =>
    prepare(deps, wish);

/** `given`: figures that no room makes, such as one payment's. */
async function prepare(deps: PressDeps, wish: DocumentWish, given?: DocumentDetails) {
  const loan = await loadOwnLoan(deps.ledger, wish.borrowerId, wish.loanId);
  const person = await deps.borrowers.find(wish.borrowerId);
  if (!loan || !person) return refuse('NOT_FOUND');
  // After signing, the offer is the signed file: it is never printed again in other words or another language.
  const signed = wish.type === 'OFFER' && loan.offerHash && (await deps.files.find(wish.borrowerId, loan.offerHash));
  if (signed) return { document: signed };
  const facts = { loan, person, lender: deps.lender, locale: wish.locale, today: await deps.clock.today() };
  const details = given ?? (await deps.details?.[wish.type]?.(wish, loan)) ?? {};
  if ('refusal' in details) return details;
  const made = documentOf(wish.type, facts, details);
  if ('refusal' in made) return made;
  const paper = await numbered(deps, wish.borrowerId, made.document);
  const drawn = await deps.printer.printFor(wish.borrowerId, paper.source);
  if ('refusal' in drawn) return drawn;
  const { content, pages } = drawn.printed;
  const file = {
    borrowerId: wish.borrowerId,
    loanId: wish.loanId,
    kind: wish.type,
    title: made.document.title,
    mime: 'application/pdf',
    pages,
    shownAt: await deps.clock.businessNow(),
  };
  return { document: await deps.files.keep(file, content, paper) };
}

export { prepare as printPaper };

const isFlow = (type: string): type is SigningFlow => (SIGNING_FLOWS as readonly string[]).includes(type);

function flowOf(type: DocumentType, { prepayment }: LoanView): SigningFlow {
  if (type === 'PARTIAL_PREPAYMENT_APPLICATION') return PARTIAL_PREPAYMENT_FLOWS[prepayment?.mode ?? 'SMALLER_PAYMENT'];
  if (type === 'RESTRUCTURING_COURT_OFFER') return 'RESTRUCTURING_OFFER';
  return isFlow(type) ? type : 'OFFER';
}

const bindingOf = ({ loanId, type, hash }: Signing, ready: { person: Borrower; loan: LoanView }): CodeBinding => ({
  purpose: flowOf(type, ready.loan),
  subject: `loan:${loanId}:${type}:${hash}`,
  phone: ready.person.phone,
});
