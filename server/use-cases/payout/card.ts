/** Cards: registered on the processor's page and usable once the borrower names the blocked amount. R98-R100. */
import { CardId } from '../../../schema/events/codecs.ts';
import { slotStream } from '../../../schema/events/streams.ts';
import { type CardRejection, cardRejectionOf } from '../../../schema/reference/card-rejections.ts';
import {
  BURNT_REGISTRATIONS_A_WEEK,
  BURNT_REGISTRATIONS_OF_A_CARD_A_DAY,
  CARD_AMOUNT_TRIES,
  CARD_REGISTRATION_HOURS,
  CARD_REGISTRATIONS_A_DAY,
} from '../../../schema/reference/payout-limits.ts';
import { type BorrowerId, isUuid } from '../../../schema/values/ids.ts';
import { type Instant, instant } from '../../../schema/values/local-date.ts';
import { readTenge } from '../../../schema/values/money.ts';
import { refusedAct } from '../../domain/act-guard.ts';
import { refuse } from '../../domain/decider.ts';
import type { Borrowers, Locale } from '../../ports/borrowers.ts';
import type { CardCallback, CardProcessors, Hosted, HostedRequest } from '../../ports/card-processor.ts';
import type { Cards, GuessLimits, StoredCard } from '../../ports/cards.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { PaymentIntents } from '../../ports/payment-intents.ts';
import type { Caller } from '../kernel/event-context.ts';
import { isRepeat, loansOf } from '../loan/borrower-loans.ts';
import { loadLoan } from '../loan/loans.ts';

export type CardDeps = {
  ledger: Ledger;
  ids: Ids;
  clock: Clock;
  borrowers: Borrowers;
  cards: Cards;
  processors: Pick<CardProcessors, 'of' | 'on'>;
  intents: Pick<PaymentIntents, 'recentOf'>;
  publicUrl: string;
};

/** `takesOnly`: its processor pays nothing out. */
export type CardShown = StoredCard & {
  takesOnly: boolean;
  /** The blocked amount has proved whose number it is (R99). */
  isNumberChecked: boolean;
  rejectionText: (CardRejection & { code: string }) | null;
};

/** Own choice (R205): as long as fits a line. */
const NAME_LENGTH = 30;
/** A card's number must not be kept, so a name has the last four digits at most. */
const NUMBER_LIKE = /(\d[\s-]*){5}/;

const HOUR_MS = 3_600_000;
const PENDING_AT_MOST = 50;
const later = (from: Instant, hours: number): Instant => instant(new Date(Date.parse(from) + hours * HOUR_MS));

export type CardUseCases = ReturnType<typeof makeCard>;

export function makeCard(deps: CardDeps) {
  const { cards, clock } = deps;

  const shown = (card: StoredCard): CardShown => ({
    ...card,
    takesOnly: deps.processors.of(card.provider)?.takesOnly === true,
    isNumberChecked: card.state === 'ACTIVE',
    rejectionText: card.rejection === null ? null : { ...cardRejectionOf(card.rejection), code: card.rejection },
  });

  /** Cards that are active or can still be confirmed; failed and expired registrations are shown for a day. */
  async function all(borrowerId: BorrowerId): Promise<readonly CardShown[]> {
    const now = clock.now();
    const mine = await cards.ofBorrower(borrowerId, now);
    const fresh = (card: StoredCard) =>
      card.state === 'ACTIVE' || later(card.startedAt, 2 * CARD_REGISTRATION_HOURS) > now;
    return mine.filter(fresh).map(shown);
  }

  /** Proved cards; a loan is paid out only to those of a borrower who has repaid one (R29). */
  async function usable(borrowerId: BorrowerId, use: 'payment' | 'remittance'): Promise<readonly CardShown[]> {
    if (use === 'remittance' && !isRepeat(await loansOf(deps.ledger, borrowerId))) return [];
    return (await all(borrowerId)).filter((card) => card.state === 'ACTIVE' && (use === 'payment' || !card.takesOnly));
  }

  const guessLimits = (now: Instant): GuessLimits => ({
    borrower: { since: later(now, -7 * 24), most: BURNT_REGISTRATIONS_A_WEEK * CARD_AMOUNT_TRIES },
    card: { since: later(now, -24), most: BURNT_REGISTRATIONS_OF_A_CARD_A_DAY * CARD_AMOUNT_TRIES },
  });

  async function pageOf(
    { id, provider }: StoredCard,
    { returnUrl, ...of }: Pick<HostedRequest, 'returnUrl' | 'locale' | 'phone'>,
  ): Promise<Hosted> {
    const page = { key: id, reference: id, returnUrl, failureUrl: returnUrl, ...of };
    return (await deps.processors.of(provider)?.startRegistration(page)) ?? 'UNAVAILABLE';
  }

  async function start(caller: Caller, request: { borrowerId: BorrowerId; returnPath: string; locale: Locale }) {
    const { borrowerId, returnPath, locale } = request;
    const returnUrl = ownUrl(deps.publicUrl, returnPath);
    if (!returnUrl) return refuse('FIELD_INVALID', { field: 'returnPath' });
    const borrower = await deps.borrowers.find(borrowerId);
    if (!borrower) return refuse('NOT_FOUND');
    const closed = refusedAct('addCard', { faceUnproved: borrower.faceVerifiedAt === null });
    if (closed) return closed;
    const startedAt = clock.now();
    const id = deps.ids.derived<CardId>(caller.commandId, 'card');
    const burnt = await cards.guessedSince(borrowerId, later(startedAt, -7 * 24));
    const current = await cards.find(borrowerId, id, startedAt);
    if (!current && burnt >= BURNT_REGISTRATIONS_A_WEEK)
      return refuse('TOO_MANY_REQUESTS', { facts: { wait: `${7 * 24 * 60}` } });
    const opened = await cards.open({
      id,
      borrowerId,
      provider: deps.processors.on(await clock.today(), 'REGISTRATION').name,
      returnPath,
      startedAt,
      expiresAt: later(startedAt, CARD_REGISTRATION_HOURS),
      triesLeft: CARD_AMOUNT_TRIES,
      limit: { since: later(startedAt, -24), most: CARD_REGISTRATIONS_A_DAY },
    });
    if (!opened) return refuse('TOO_MANY_REQUESTS', { facts: { wait: `${24 * 60}` } });
    const hosted = await pageOf(opened, { returnUrl, locale, phone: borrower.phone });
    if (hosted === 'UNAVAILABLE') return refuse('CARD_REGISTRATION');
    await cards.opened(id, hosted.redirectUrl, hosted.externalId);
    const card = await cards.find(borrowerId, id, startedAt);
    return card ? { card: shown(card), redirectUrl: hosted.redirectUrl } : refuse('CARD_NOT_FOUND');
  }

  /**
   * Takes two digits of the blocked amount. Refusals: CARD_NOT_FOUND, CARD_AMOUNT_WRONG {triesLeft}, CARD_TRIES_OVER,
   * CARD_REGISTRATION_EXPIRED.
   */
  async function complete(request: { borrowerId: BorrowerId; cardId: string; amount: number }) {
    const { borrowerId, cardId, amount } = request;
    const card = await cards.find(borrowerId, cardId, clock.now());
    if (!card) return refuse('CARD_NOT_FOUND');
    if (card.state === 'ACTIVE') return { card: shown(card) };
    if (!Number.isInteger(amount) || amount < 0 || amount > 99) return refuse('FIELD_INVALID', { field: 'testAmount' });
    const tried = await cards.tryAmount(card.id, amount, clock.now(), guessLimits(clock.now()));
    if (tried.outcome === 'NOT_OPEN') return closedCard(tried.state, card);
    if (tried.outcome === 'WRONG' && tried.triesLeft === 0) return refuse('CARD_TRIES_OVER');
    if (tried.outcome === 'WRONG') {
      return refuse('CARD_AMOUNT_WRONG', { field: 'testAmount', facts: { triesLeft: String(tried.triesLeft) } });
    }
    return { card: shown({ ...card, state: 'ACTIVE', triesLeft: tried.triesLeft }) };
  }

  function closedCard(state: StoredCard['state'], card: StoredCard) {
    switch (state) {
      case 'ACTIVE':
        return { card: shown({ ...card, state }) };
      case 'EXPIRED':
        return refuse('CARD_REGISTRATION_EXPIRED');
      case 'TRIES_OVER':
        return refuse('CARD_TRIES_OVER');
      case 'REJECTED':
        return refuse('CARD_REGISTRATION');
      case 'REGISTERED':
      case 'AMOUNT_BLOCKED':
        return refuse('CARD_NOT_ACTIVE');
    }
  }

  /** An empty name takes it away. Refusals: CARD_NOT_FOUND, CARD_NAME_WRONG {length}. */
  async function rename(request: { borrowerId: BorrowerId; cardId: string; name: string }) {
    const name = request.name.replace(/\s+/g, ' ').trim();
    if (name.length > NAME_LENGTH || NUMBER_LIKE.test(name)) {
      return refuse('CARD_NAME_WRONG', { field: 'name', facts: { length: String(NAME_LENGTH) } });
    }
    const card = await cards.find(request.borrowerId, request.cardId, clock.now());
    if (!card) return refuse('CARD_NOT_FOUND');
    await cards.rename(card, name || null);
    return { card: shown({ ...card, name: name || null }) };
  }

  /** Refusals: CARD_NOT_FOUND, CARD_IN_USE {offer}, CARD_PAYMENT_PENDING {sum}. */
  async function remove(request: { borrowerId: BorrowerId; cardId: string }) {
    const card = await cards.find(request.borrowerId, request.cardId, clock.now());
    if (!card) return refuse('CARD_NOT_FOUND');
    const open = await openLoanOf(deps.ledger, request.borrowerId);
    const pending = await pendingCharge(card);
    const kept = refusedAct('removeCard', {
      openLoan: open ? { offer: open.offerNumber } : false,
      paymentPending: pending ? { sum: readTenge(pending.amount) } : false,
    });
    if (kept) return kept;
    await cards.remove(card.id, clock.now());
    return { removed: true };
  }

  async function pendingCharge({ id, borrowerId }: StoredCard) {
    const recent = await deps.intents.recentOf(borrowerId, clock.now(), PENDING_AT_MOST);
    return recent.find((one) => one.cardId === id && one.answeredAt === null);
  }

  /** The processor's notice. Repeated or late notices change nothing: only an open registration moves. */
  async function notified(callback: Extract<CardCallback, { kind: 'CARD' }>): Promise<void> {
    if (!isUuid(callback.reference)) return;
    const id = CardId.parse(callback.reference);
    if (callback.outcome === 'REJECTED') return cards.rejected(id, callback.code);
    const now = clock.now();
    await cards.registered(id, callback.card, now);
    const burnt = await cards.sameCardGuessedSince(id, later(now, -24));
    if (burnt >= BURNT_REGISTRATIONS_OF_A_CARD_A_DAY) await cards.block(id);
  }

  return { shown, all, usable, start, complete, rename, remove, notified };
}

/** Accepts only a path of this site, so that the processor's page cannot send a borrower elsewhere. */
export function ownUrl(publicUrl: string, path: string): string | undefined {
  if (!/^\/[^/\\]/.test(path) || path.length > 300) return undefined;
  const url = new URL(path, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.href : undefined;
}

/** The slot is held from the application until the loan ends. */
async function openLoanOf(ledger: Ledger, borrowerId: BorrowerId): Promise<{ offerNumber: string } | undefined> {
  const { events } = await ledger.readLatest(slotStream(borrowerId));
  const last = events.at(-1);
  if (last?.type !== 'SlotClaimed') return undefined;
  return (await loadLoan(ledger, last.data.loanId)) ?? { offerNumber: '' };
}
