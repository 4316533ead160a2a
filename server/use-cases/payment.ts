/** Opening a payment and looking at it. The loan changes only when the processor's signed callback has arrived (payment-receiving.ts). */
import { isLive } from '../../schema/loan-status.ts';
import { LARGEST_PAYMENT } from '../../schema/reference/payout-limits.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { printTenge, type Tiyn, tenge } from '../../schema/values/money.ts';
import { type Refusal, refuse } from '../domain/decider.ts';
import type { Borrowers, Locale } from '../ports/borrowers.ts';
import type { CardProcessor } from '../ports/card-processor.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { PaymentIntent, PaymentIntents } from '../ports/payment-intents.ts';
import type { Caller } from './event-context.ts';
import type { LoanPaymentView } from './loan-payments.ts';
import { loadLoan, loadOwnLoan } from './loan-view.ts';

export type PaymentDeps = {
  ledger: Ledger;
  ids: Ids;
  clock: Clock;
  borrowers: Borrowers;
  intents: PaymentIntents;
  processor: CardProcessor;
  publicUrl: string;
};

export type PaymentShown = {
  intent: PaymentIntent;
  state: 'WAITING' | 'RECEIVED' | 'FAILED';
  receipt: LoanPaymentView | null;
};
type Refused = { refusal: Refusal };
const no = (...args: Parameters<typeof refuse>): Refused => ({ refusal: refuse(...args).refusal });

export type StartPayment = { borrowerId: BorrowerId; loanId: LoanId; amount: Tiyn; locale: Locale };
export type PaymentUseCases = ReturnType<typeof makePayment>;

export function makePayment(deps: PaymentDeps) {
  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE, AMOUNT_WRONG {limit}, TRY_LATER. */
  async function start(caller: Caller, request: StartPayment): Promise<{ payment: PaymentShown } | Refused> {
    const { borrowerId, loanId, amount, locale } = request;
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    const borrower = loan && (await deps.borrowers.find(borrowerId));
    if (!borrower) return no('NOT_FOUND');
    if (!isLive(loan.status)) return no('LOAN_NOT_LIVE');
    const limit = tenge(LARGEST_PAYMENT);
    if (amount <= 0n || amount > limit)
      return no('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(limit) } });
    const id = deps.ids.derived<PaymentId>(caller.commandId, 'payment');
    const opened = { id, borrowerId, loanId, amount, provider: deps.processor.name, openedAt: deps.clock.now() };
    const intent = await deps.intents.open(opened);
    const lang = locale === 'KK' ? 'kz' : 'ru';
    const page = (result: string) =>
      new URL(`/${lang}/page/payment-result-${result}?payment=${id}`, deps.publicUrl).href;
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

async function receiptOf(
  ledger: Ledger,
  { loanId, provider, externalId }: PaymentIntent,
): Promise<LoanPaymentView | null> {
  const loan = await loadLoan(ledger, loanId);
  return loan?.payments.find(({ data }) => data.provider === provider && data.externalId === externalId) ?? null;
}
