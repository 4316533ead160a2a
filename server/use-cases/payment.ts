/** Opening a payment and looking at it. The loan changes only when the processor's signed callback has arrived (payment-receiving.ts). */
import type { LoanEventOf } from '../../schema/events/loan.ts';
import { isLive } from '../../schema/loan-status.ts';
import { LARGEST_PAYMENT } from '../../schema/reference/payout-limits.ts';
import { type BorrowerId, type LoanId, loanStream, type PaymentId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import { printTenge, type Tiyn, tenge } from '../../schema/values/money.ts';
import { type Refusal, refuse } from '../domain/decider.ts';
import type { Borrowers, Locale } from '../ports/borrowers.ts';
import type { CardProcessor } from '../ports/card-processor.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { PaymentIntent, PaymentIntents } from '../ports/payment-intents.ts';
import type { Caller } from './event-context.ts';
import { readOwnLoan } from './loan-facts.ts';

export type PaymentDeps = {
  ledger: Ledger;
  ids: Ids;
  clock: Clock;
  borrowers: Borrowers;
  intents: PaymentIntents;
  processor: CardProcessor;
  publicUrl: string;
};

/** `principalBefore` is derived from the receipt itself: what stands after it plus what it repaid. */
export type Receipt = LoanEventOf<'PaymentReceived'>['data'] & { recordedAt: Instant; principalBefore: Tiyn };
export type PaymentShown = { intent: PaymentIntent; state: 'WAITING' | 'RECEIVED' | 'FAILED'; receipt: Receipt | null };
type Refused = { refusal: Refusal };
const no = (...args: Parameters<typeof refuse>): Refused => ({ refusal: refuse(...args).refusal });

export type StartPayment = { borrowerId: BorrowerId; loanId: LoanId; amount: Tiyn; locale: Locale };
export type PaymentUseCases = ReturnType<typeof makePayment>;

export function makePayment(deps: PaymentDeps) {
  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE, AMOUNT_WRONG {limit}, TRY_LATER. */
  async function start(caller: Caller, request: StartPayment): Promise<{ payment: PaymentShown } | Refused> {
    const { borrowerId, loanId, amount, locale } = request;
    const loan = await readOwnLoan(deps.ledger, borrowerId, loanId);
    const borrower = loan && (await deps.borrowers.find(borrowerId));
    if (!borrower) return no('NOT_FOUND');
    if (!isLive(loan.status)) return no('LOAN_NOT_LIVE');
    const limit = tenge(LARGEST_PAYMENT);
    if (amount <= 0n || amount > limit) return no('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(limit) } });
    const id = deps.ids.derived<PaymentId>(caller.commandId, 'payment');
    const opened = { id, borrowerId, loanId, amount, provider: deps.processor.name, openedAt: deps.clock.now() };
    const intent = await deps.intents.open(opened);
    const lang = locale === 'KK' ? 'kz' : 'ru';
    const page = (result: string) => new URL(`/${lang}/page/payment-result-${result}?payment=${id}`, deps.publicUrl).href;
    const hosted = await deps.processor.startPayment({
      key: id,
      reference: id,
      returnUrl: page('success'),
      failureUrl: page('failure'),
      locale,
      phone: borrower.phone,
      amount: intent.amount,
    });
    if (hosted === 'UNAVAILABLE') return no('TRY_LATER');
    await deps.intents.opened(id, hosted.externalId, hosted.redirectUrl);
    const shown = await find(borrowerId, id);
    return shown ? { payment: shown } : no('NOT_FOUND');
  }

  async function find(borrowerId: BorrowerId, id: string): Promise<PaymentShown | undefined> {
    const intent = await deps.intents.find(id);
    if (!intent || intent.borrowerId !== borrowerId) return undefined;
    const receipt = await receiptOf(deps.ledger, intent);
    const state = receipt ? 'RECEIVED' : intent.failedCode === null ? 'WAITING' : 'FAILED';
    return { intent, state, receipt };
  }

  return { start, find };
}

async function receiptOf(ledger: Ledger, intent: PaymentIntent): Promise<Receipt | null> {
  const { events } = await ledger.read(loanStream(intent.loanId));
  for (const event of events) {
    if (event.type !== 'PaymentReceived') continue;
    const { data, metadata } = event;
    if (data.provider !== intent.provider || data.externalId !== intent.externalId) continue;
    const repaid = data.allocation.filter((line) => line.component === 'principal');
    const principalBefore = repaid.reduce((sum, line) => (sum + line.amount) as Tiyn, data.standing.principal);
    return { ...data, recordedAt: metadata.recordedAt, principalBefore };
  }
  return null;
}
