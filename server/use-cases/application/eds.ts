/**
 * The second consent of a large loan by electronic signature (R23). The provider shows a QR code and reports the
 * signature. The people registry keeps the signature; the event keeps its hash.
 */
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { almatyDateOf, type Instant } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import { fastIssueMissed } from '../../domain/loan/decision-promise.ts';
import { consentRefusal } from '../../domain/loan/issuance-consent.ts';
import { issuePrice } from '../../domain/loan/payout.ts';
import type { EdsCallback } from '../../ports/eds.ts';
import type { EdsSession } from '../../ports/eds-sessions.ts';
import type { Caller } from '../kernel/event-context.ts';
import { commandLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import {
  type EdsStatus,
  type EdsView,
  keptSignature,
  openEdsPage,
  sessionStatus,
  shownOf,
  type Wish,
} from './eds-page.ts';
import { makeOfferEds, type OfferEdsDeps } from './offer-eds.ts';

export type EdsDeps = OfferEdsDeps;

export type EdsUseCases = ReturnType<typeof makeEds>;

export function makeEds(deps: EdsDeps) {
  const offer = makeOfferEds(deps);

  async function viewOf(loan: LoanView): Promise<EdsView | undefined> {
    if (!loan.consent) return undefined;
    const { opensAt, lapsesAt } = loan.consent;
    const now = await deps.clock.businessNow();
    const session = await deps.sessions.latest(loan.loanId, 'ISSUANCE_CONSENT');
    const status = statusOf(loan, session, now, deps.clock.now());
    return {
      status,
      now,
      opensAt,
      lapsesAt,
      ...shownOf(session, status),
      terms: loan.terms,
      price: loan.issuedPrice ?? issuePrice(loan, almatyDateOf(now), fastIssueMissed(loan)),
    };
  }

  /** Refusals: NOT_FOUND, NOT_ALLOWED_NOW, CONSENT_TOO_EARLY and CONSENT_LAPSED (with day and hour), TRY_LATER. */
  async function request(caller: Caller, wish: Wish) {
    const { borrowerId, loanId } = wish;
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    if (!loan) return refuse('NOT_FOUND');
    if (loan.status !== 'WAITING_FOR_ISSUANCE_CONSENT' || !loan.consent) return refuse('NOT_ALLOWED_NOW');
    const refused = consentRefusal(loan.consent, await deps.clock.businessNow());
    if (refused) return refused;
    const present = await viewOf(loan);
    if (present?.status === 'PENDING') return { eds: present };
    if (!loan.offerHash) throw new Error(`loan ${loanId} waits for a consent to an offer that nobody signed`);
    const paper = { type: 'ISSUANCE_CONSENT' as const, hash: loan.offerHash, consents: [] };
    const unopened = await openEdsPage(deps, caller, wish, paper);
    if (unopened) return unopened;
    const eds = await viewOf(loan);
    if (!eds) throw new Error(`loan ${loanId} has no second consent`);
    return { eds };
  }

  /** A notice of the provider. It signs nothing with another person's key, nor before a check of ours (R901). */
  async function notified(caller: Caller, callback: EdsCallback): Promise<void> {
    const { state, signature, signerIin } = callback;
    const session = await deps.sessions.find(callback.key);
    if (session?.state !== 'PENDING') return;
    if (state === 'SIGNED' && signerIin !== undefined) {
      const person = await deps.borrowers.find(session.borrowerId);
      if (person?.iin !== signerIin) return deps.sessions.close(session.id, 'ERROR', 'OTHER_PERSON');
    }
    const checkable = state === 'SIGNED' && signature !== null && callback.documentHash === session.documentHash;
    if (deps.provider.checker && checkable) return deps.sessions.keepSignature(session, signature);
    return ended(caller, callback);
  }

  /** A signature of another document is ignored. A repeat changes nothing. */
  async function ended(caller: Caller, callback: EdsCallback): Promise<void> {
    const session = await deps.sessions.find(callback.key);
    if (session?.state !== 'PENDING') return;
    const genuine = callback.state === 'SIGNED' && callback.documentHash === session.documentHash;
    if (!genuine || callback.signature === null) return deps.sessions.close(session.id, 'ERROR', callback.failure);
    const content = Buffer.from(callback.signature, 'base64');
    if (session.type === 'OFFER') return deps.sessions.close(session.id, await offer.signed(caller, session, content));
    const outcome = await commandLoan(deps, caller, session.loanId, {
      type: 'GiveIssuanceConsent',
      signature: { documentType: 'OFFER', documentHash: session.documentHash },
      edsHash: await keptSignature(deps, session, content),
      now: await deps.clock.businessNow(),
    });
    // The loan refused: too late, or cancelled in the meantime. The page shows which.
    await deps.sessions.close(session.id, 'refusal' in outcome ? 'ERROR' : 'SIGNED');
  }

  return {
    /** Undefined if this loan never needed a second consent. */
    state: async (borrowerId: BorrowerId, loanId: LoanId): Promise<EdsView | undefined> => {
      const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
      return loan && viewOf(loan);
    },
    request,
    offer,
    notified,
    ended,
  };
}

function statusOf(loan: LoanView, session: EdsSession | undefined, now: Instant, realNow: Instant): EdsStatus {
  if (loan.approvedOn) return 'SIGNED';
  const outside = loan.consent && consentRefusal(loan.consent, now);
  if (loan.status !== 'WAITING_FOR_ISSUANCE_CONSENT' || outside?.refusal.code === 'CONSENT_LAPSED') return 'LAPSED';
  if (outside) return 'TOO_EARLY';
  // The notice is written before the loan is: a signed session is about to approve it.
  return session?.state === 'SIGNED' ? 'PENDING' : sessionStatus(session, realNow);
}
