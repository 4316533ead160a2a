/**
 * The offer signed by electronic signature instead of a code, where the lender has chosen so (R343). What is checked
 * before an SMS code counts is checked here before the QR code is shown, and again when the signature arrives.
 */
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { addDays, instant } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { EdsSession } from '../../ports/eds-sessions.ts';
import type { SignatureCheck, SignedConsent, SignedDocumentHandler } from '../document/signed-document.ts';
import type { Caller } from '../kernel/event-context.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import {
  type EdsPageDeps,
  type EdsView,
  keptSignature,
  openEdsPage,
  type Paper,
  sessionStatus,
  shownOf,
  type Wish,
} from './eds-page.ts';

export type OfferEdsDeps = EdsPageDeps & {
  /** Off unless the lender reads the law so that an SMS does not do. */
  edsForOffer: boolean;
  offer: { check: SignatureCheck; sign: SignedDocumentHandler; consents: () => Promise<readonly SignedConsent[]> };
};

/** `hash`: the offer that was shown; without it the one shown last. */
export type OfferWish = Wish & { hash: string | null; ticks: readonly { type: string; hash: string }[] };
type Signing = { borrowerId: BorrowerId; loanId: LoanId; hash: string; consents: readonly SignedConsent[] };

export function makeOfferEds(deps: OfferEdsDeps) {
  async function viewOf(loan: LoanView): Promise<EdsView | undefined> {
    const waits = loan.status === 'INITIAL';
    // The signature may have come for a QR code after which another was requested.
    const session = await deps.sessions.latest(loan.loanId, 'OFFER', waits ? undefined : 'SIGNED');
    if (!waits && !session) return undefined;
    const status = waits ? sessionStatus(session, deps.clock.now()) : 'SIGNED';
    const [now, today] = await Promise.all([deps.clock.businessNow(), deps.clock.today()]);
    return {
      status,
      now,
      opensAt: now,
      // Tomorrow the offer has other days and is drawn anew.
      lapsesAt: instant(new Date(`${addDays(today, 1)}T00:00:00+05:00`)),
      ...shownOf(session, status),
      terms: loan.terms,
      price: loan.price,
    };
  }

  const signedOf = (caller: Caller, { borrowerId, loanId, hash, consents }: Signing, locale: Wish['locale']) => ({
    caller,
    borrowerId,
    loanId,
    signature: { documentType: 'OFFER' as const, documentHash: hash },
    consents,
    locale,
  });

  async function shownOffer({ borrowerId, loanId, hash }: OfferWish): Promise<string | undefined> {
    const offers = (await deps.files.ofLoan(borrowerId, loanId)).filter(({ kind }) => kind === 'OFFER');
    const newest = offers.toSorted((a, b) => a.shownAt.localeCompare(b.shownAt)).at(-1)?.hash;
    return offers.find((file) => file.hash === (hash ?? newest))?.hash;
  }

  /** A tick counts only for the text in force. A repeat after a refusal at eGov has those given for the same offer. */
  async function ticked({ ticks, loanId }: OfferWish, offer: string): Promise<readonly SignedConsent[]> {
    const last = ticks.length === 0 ? await deps.sessions.latest(loanId, 'OFFER') : undefined;
    const given = last?.documentHash === offer ? last.consents : ticks;
    const known = await deps.offer.consents();
    return known.filter(({ type, hash }) => given.some((tick) => tick.type === type && tick.hash === hash));
  }

  /** One QR code of an offer at a time. */
  async function opened(caller: Caller, wish: OfferWish, paper: Paper) {
    const last = await deps.sessions.latest(wish.loanId, 'OFFER');
    const waits = last?.documentHash === paper.hash && sessionStatus(last, deps.clock.now()) === 'PENDING';
    return waits ? undefined : openEdsPage(deps, caller, wish, paper);
  }

  /** Refusals: those of a signature by code, NOT_SHOWN, NOT_ALLOWED_NOW, TRY_LATER. */
  async function request(caller: Caller, wish: OfferWish) {
    const loan = await loadOwnLoan(deps.ledger, wish.borrowerId, wish.loanId);
    if (!loan) return refuse('NOT_FOUND');
    if (!deps.edsForOffer) return refuse('NOT_ALLOWED_NOW');
    const hash = await shownOffer(wish);
    if (!hash) return refuse('NOT_SHOWN');
    const consents = await ticked(wish, hash);
    const refused = await deps.offer.check(signedOf(caller, { ...wish, hash, consents }, wish.locale));
    if (refused) return refused;
    const unopened = await opened(caller, wish, { type: 'OFFER', hash, consents });
    if (unopened) return unopened;
    const eds = await viewOf(loan);
    if (!eds) throw new Error(`the offer of loan ${wish.loanId} is signed by no electronic signature`);
    return { eds };
  }

  /** A repeated notice finds the offer signed. */
  async function signed(caller: Caller, session: EdsSession, content: Uint8Array): Promise<'SIGNED' | 'ERROR'> {
    const { borrowerId, loanId, documentHash: hash, consents } = session;
    const eds = await keptSignature(deps, session, content);
    const before = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    const isSigned = before?.status !== 'INITIAL' && before?.offerHash === hash;
    if (!isSigned) {
      await deps.files.keepSignature(borrowerId, hash, { eds });
      const signing = signedOf(caller, { borrowerId, loanId, hash, consents }, 'RU');
      const outcome = await deps.offer.sign({ ...signing, edsHash: eds });
      if ('refusal' in outcome) return 'ERROR';
    }
    await deps.files.markSigned(borrowerId, hash, await deps.clock.businessNow());
    return 'SIGNED';
  }

  return {
    state: async (borrowerId: BorrowerId, loanId: LoanId): Promise<EdsView | undefined> => {
      // Pages of every lender ask for it: without the switch no loan is read.
      if (!deps.edsForOffer) return undefined;
      const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
      return loan && viewOf(loan);
    },
    request,
    signed,
  };
}
