/**
 * Opens and shows payments. A loan or balance changes only after the processor's signed callback
 * (payment-receiving.ts).
 */
import { PAYMENT_IN_DOUBT } from '../../../schema/reference/limits.ts';
import type { BorrowerId, PaymentId } from '../../../schema/values/ids.ts';
import { DAY_MS, instant } from '../../../schema/values/local-date.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { LoanPayment } from '../../domain/loan/history-payments.ts';
import { longInDoubtSince } from '../../domain/payment/doubt.ts';
import type { Borrowers, Locale } from '../../ports/borrowers.ts';
import type { CardProcessors } from '../../ports/card-processor.ts';
import type { Cards } from '../../ports/cards.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { PaymentIntent, PaymentIntents } from '../../ports/payment-intents.ts';
import type { Caller } from '../kernel/event-context.ts';
import { isPayable } from '../loan/after-end.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import { wrongAmount } from './payment-amount.ts';
import { charge, hostedRequest } from './payment-charge.ts';
import { makePaymentOptions } from './payment-options.ts';
import { receiptOf } from './payment-receipt.ts';
import type { PaymentReceiving } from './payment-receiving.ts';
import { keptIntent } from './payment-repeat.ts';
import { type StaleSum, staleSum } from './payment-stale.ts';

export type PaymentDeps = {
  ledger: Ledger;
  ids: Ids;
  clock: Clock;
  borrowers: Borrowers;
  intents: PaymentIntents;
  cards: Pick<Cards, 'find' | 'token'>;
  processors: Pick<CardProcessors, 'of' | 'on'>;
  receiving: Pick<PaymentReceiving, 'notified' | 'read'>;
  publicUrl: string;
};

/**
 * SUSPENDED: the money came, but its owner is not known yet; the office places it. IN_DOUBT: the processor has not
 * answered a charge of a saved card, or has said nothing about its page for days; it is asked again, never charged
 * again. CHALLENGE: the bank waits for the card's owner to confirm the charge (R206).
 */
export type PaymentState = 'WAITING' | 'CHALLENGE' | 'IN_DOUBT' | 'SUSPENDED' | 'RECEIVED' | 'FAILED';
export type PaymentShown = {
  intent: PaymentIntent;
  state: PaymentState;
  receipt: LoanPayment | null;
  /** This payment paid off the loan, alone or together with the balance. */
  closedLoan: boolean;
  /** In doubt for so long that the office looks after it. */
  withOffice: boolean;
};
/** After this time without a callback the processor is asked. */
const ASK_AFTER_MS = 15_000;

/** Failure code of a payment whose charge never reached the processor, in place of the processor's code. */
const NOT_CHARGED = 'NOT_CHARGED';
/** Failure code of a charge that its owner did not confirm in time. */
const CHALLENGE_LAPSED = 'CHALLENGE_LAPSED';
const HOUR_MS = 3_600_000;
/** Stages of a payment that is being placed: what follows from it is not written yet. */
const ON_ITS_WAY = ['notified', 'released'];

const UNSETTLED_MS = 30 * DAY_MS;
const UNSETTLED_AT_MOST = 20;

/** `loanId` null tops up the balance. */
export type StartPayment = StaleSum & {
  locale: Locale;
  /** The borrower knows of a like payment made minutes ago. */
  confirmed?: boolean;
};
export type PaymentUseCases = ReturnType<typeof makePayment>;
/** On the processor's page, or by a saved card with its masked number. */
type Way = Pick<PaymentIntent, 'byCard' | 'card' | 'cardId' | 'provider'>;
type Answer = Promise<Result<{ payment: PaymentShown }>>;

export function makePayment(deps: PaymentDeps) {
  const { intents, processors } = deps;
  const offers = makePaymentOptions(deps);
  const now = () => deps.clock.businessNow();
  const pageOf = (id: PaymentId, { locale }: StartPayment) => hostedRequest(deps.publicUrl, id, locale);

  async function open(caller: Caller, request: StartPayment, way: Way) {
    const { borrowerId, loanId, amount } = request;
    const borrower = await deps.borrowers.find(borrowerId);
    if (!borrower) return refuse('NOT_FOUND');
    const loan = loanId === null ? null : await loadOwnLoan(deps.ledger, borrowerId, loanId);
    if (loan === undefined) return refuse('NOT_FOUND');
    if (loan && !isPayable(loan)) return refuse('LOAN_NOT_LIVE');
    const wrong = wrongAmount(loan, amount);
    if (wrong) return wrong;
    const id = deps.ids.derived<PaymentId>(caller.commandId, 'payment');
    const opened = {
      id,
      borrowerId,
      loanId,
      amount,
      openedAt: await now(),
      ...way,
    };
    const stale = await staleSum({ intents, offers }, id, request);
    if (stale) return stale;
    const kept = await keptIntent(intents, opened, request.confirmed);
    return 'refusal' in kept ? kept : { borrower, ...kept };
  }

  /**
   * Refusals: NOT_FOUND, LOAN_NOT_LIVE, AMOUNT_WRONG {limit}, SUM_CHANGED, PAYMENT_REPEATED {sum, time},
   * PAYMENT_PAGES_OPEN {pages}, TRY_LATER.
   */
  async function start(caller: Caller, request: StartPayment): Answer {
    const provider = processors.on(await deps.clock.today(), 'PAYMENT').name;
    const opened = await open(caller, request, { byCard: false, card: null, cardId: null, provider });
    if ('refusal' in opened) return opened;
    const { id } = opened.intent;
    const { phone } = opened.borrower;
    const processor = processors.of(opened.intent.provider);
    const page = { ...pageOf(id, request), phone, amount: request.amount };
    const hosted = (await processor?.startPayment(page)) ?? 'UNAVAILABLE';
    if (hosted === 'UNAVAILABLE') {
      // Nobody has seen the page, so nobody can pay on it; the same request again may still open it.
      await intents.answered(id, await now());
      return refuse('TRY_LATER');
    }
    await intents.opened(id, hosted.externalId, hosted.redirectUrl);
    return shown(request.borrowerId, id);
  }

  /**
   * Charges a saved card by its token, once for the command however often it is sent. Refusals: those of `start`,
   * CARD_NOT_FOUND, CARD_NOT_ACTIVE. A card declined by its bank gives a payment that FAILED, not a refusal.
   */
  async function oneClick(caller: Caller, request: StartPayment & { cardId: string }): Answer {
    const { borrowerId, cardId } = request;
    const card = await deps.cards.find(borrowerId, cardId, deps.clock.now());
    if (!card) return refuse('CARD_NOT_FOUND', { field: 'cardId' });
    const { provider } = card;
    const processor = processors.of(provider);
    const token = card.state === 'ACTIVE' ? await deps.cards.token(card.id) : undefined;
    if (!token || !processor) return refuse('CARD_NOT_ACTIVE', { field: 'cardId' });
    const opened = await open(caller, request, { byCard: true, card: card.maskedPan, cardId: card.id, provider });
    if ('refusal' in opened) return opened;
    await charge({ ...deps, now }, processor, opened.intent, {
      ...pageOf(opened.intent.id, request),
      token,
      amount: request.amount,
    });
    return shown(borrowerId, opened.intent.id);
  }

  async function shown(borrowerId: BorrowerId, id: PaymentId): Answer {
    const payment = await find(borrowerId, id);
    return payment ? { payment } : refuse('NOT_FOUND');
  }

  async function find(borrowerId: BorrowerId, id: string): Promise<PaymentShown | undefined> {
    const intent = await intents.find(id);
    if (!intent || intent.borrowerId !== borrowerId) return undefined;
    const known = await stateOf(intent);
    const asks = known.state === 'IN_DOUBT' || (isOpen(known) && (await ageOf(intent)) > ASK_AFTER_MS);
    return told(asks ? await ask(intent) : known);
  }

  /** A page may have been left without a card typed in, so its owner is not told that money went (R942). */
  const told = (one: PaymentShown): PaymentShown =>
    one.state === 'IN_DOUBT' && !one.intent.byCard ? { ...one, state: 'WAITING', withOffice: false } : one;

  const ageOf = async ({ openedAt }: PaymentIntent): Promise<number> => Date.parse(await now()) - Date.parse(openedAt);
  const isOpen = ({ state }: PaymentShown): boolean => ['IN_DOUBT', 'WAITING', 'CHALLENGE'].includes(state);

  /**
   * Asks the processor, unless it has answered already; the answer settles the payment as a notice would. May be
   * repeated at any time.
   */
  async function ask(intent: PaymentIntent): Promise<PaymentShown> {
    const known = await stateOf(intent);
    if (isOpen(known)) await clarify(intent);
    const after = isOpen(known) ? await stateOf((await intents.find(intent.id)) ?? intent) : known;
    if (!isOpen(after) && after.intent.answeredAt === null) await intents.answered(intent.id, await now());
    return after;
  }

  async function stateOf(intent: PaymentIntent): Promise<PaymentShown> {
    const { receipt, closedLoan } = await receiptOf(deps.ledger, intent);
    // The balance adds its part after the payment, so the receipt is shown only when that is done.
    const came = receipt === null ? await onBalance(intent) : !ON_ITS_WAY.includes(await stageOf(intent));
    const shown = { intent, receipt: came ? receipt : null, closedLoan, withOffice: false };
    if (came) return { ...shown, state: 'RECEIVED' };
    if (intent.failedCode !== null) return { ...shown, state: 'FAILED' };
    if ((await stageOf(intent)) === 'suspended') return { ...shown, state: 'SUSPENDED' };
    return { ...shown, ...(await unanswered(intent)) };
  }

  /** The processor has not said yet whether the money was taken. */
  async function unanswered(intent: PaymentIntent): Promise<Pick<PaymentShown, 'state' | 'withOffice'>> {
    const { answeredAt, byCard, challengeUntil, externalId, openedAt } = intent;
    const at = await now();
    if (answeredAt === null && challengeUntil !== null && at < challengeUntil) {
      return { state: 'CHALLENGE', withOffice: false };
    }
    const withOffice = answeredAt === null && openedAt <= longInDoubtSince(at);
    const silent = byCard && externalId === null;
    return { state: silent || withOffice ? 'IN_DOUBT' : 'WAITING', withOffice };
  }

  async function stageOf({ provider, externalId }: PaymentIntent): Promise<string> {
    return externalId === null ? 'none' : (await deps.receiving.read(provider, externalId)).state.stage;
  }

  /** True for a top-up and for money that paid a debt of an ended loan. */
  const onBalance = async (intent: PaymentIntent): Promise<boolean> => (await stageOf(intent)) === 'placed';

  /** Money that may have left the borrower but is not on the loan yet, so that nobody pays twice. Newest first. */
  async function unsettled(borrowerId: BorrowerId): Promise<readonly PaymentShown[]> {
    const from = instant(new Date(Date.parse(await now()) - UNSETTLED_MS));
    const recent = await intents.recentOf(borrowerId, from, UNSETTLED_AT_MOST);
    const known = (await Promise.all(recent.map(stateOf))).map(told);
    // A saved card was charged at once, so its money is on the way; an open page may never be paid.
    const isOnItsWay = ({ state, intent }: PaymentShown) => state === 'WAITING' && intent.byCard;
    return known.filter((one) => ['IN_DOUBT', 'SUSPENDED', 'CHALLENGE'].includes(one.state) || isOnItsWay(one));
  }

  async function clarify(intent: PaymentIntent): Promise<void> {
    const processor = processors.of(intent.provider);
    if (!processor) return;
    await intents.markInquired(intent.id, await now());
    const inquiry = await processor.inquirePayment(intent.id);
    if (inquiry === null || inquiry === 'UNAVAILABLE') return;
    if (inquiry === 'UNPAID') return nothingTaken(intent);
    if (intent.externalId === null) await intents.opened(intent.id, inquiry.externalId, intent.redirectUrl);
    await deps.receiving.notified(processor.name, inquiry);
  }

  /**
   * Waits a while first, because the charge may be under way or the page open. Money that arrives later still counts.
   */
  async function nothingTaken(intent: PaymentIntent): Promise<void> {
    const { chargeHours, pageHours } = PAYMENT_IN_DOUBT;
    if (intent.challengeUntil !== null) {
      const lapsed = intent.challengeUntil <= (await now());
      return lapsed ? intents.failed(intent.id, CHALLENGE_LAPSED, await now()) : undefined;
    }
    if ((await ageOf(intent)) < (intent.byCard ? chargeHours : pageHours) * HOUR_MS) return;
    if (intent.byCard) await intents.failed(intent.id, NOT_CHARGED, await now());
    else await intents.answered(intent.id, await now());
  }

  return { start, oneClick, find, ask, stateOf, unsettled, ...offers };
}
