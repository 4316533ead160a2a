/** A loan as the ways of money in and out need it: its view, the payout under way, and what payments left over. */
import type { Recorded } from '../../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../../schema/events/ledger.ts';
import type { PayoutMethod } from '../../../schema/events/payout-method.ts';
import { type BorrowerId, type LoanId, loanStream, type PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { foldLoan, type LoanView } from './loan-view.ts';

export type PayoutFacts = {
  attempt: number;
  amount: Tiyn;
  method: PayoutMethod;
  provider: string | null;
  key: string | null;
  externalId: string | null;
  sentOn: LocalDate | null;
};

/** `cause` is the event that moved money to (or, negative, from) the balance; `paymentId` tells its movement from all others. */
export type Surplus = { cause: string; paymentId: PaymentId; amount: Tiyn };

export type LoanWithMoney = LoanView & { payout: PayoutFacts | null; surplus: readonly Surplus[] };

export async function readLoan(ledger: Ledger, loanId: LoanId): Promise<LoanWithMoney | undefined> {
  const { events } = await ledger.readLatest(loanStream(loanId));
  const view = foldLoan(loanId, events);
  return view && { ...view, payout: payoutOf(events), surplus: events.flatMap(surplusOf) };
}

/** The loan of this borrower; a foreign one is not there. */
export async function readOwnLoan(
  ledger: Ledger,
  borrowerId: BorrowerId,
  loanId: LoanId,
): Promise<LoanWithMoney | undefined> {
  const loan = await readLoan(ledger, loanId);
  return loan?.borrowerId === borrowerId ? loan : undefined;
}

function payoutOf(events: readonly Recorded<LedgerEvent>[]): PayoutFacts | null {
  let payout: PayoutFacts | null = null;
  for (const event of events) {
    if (event.type === 'PayoutRequested') {
      const { attempt, amount, method } = event.data;
      payout = { attempt, amount, method, provider: null, key: null, externalId: null, sentOn: null };
    }
    if (payout && event.type === 'PayoutPrepared') {
      payout = { ...payout, provider: event.data.provider, key: event.data.providerKey };
    }
    if (payout && event.type === 'PayoutSent') {
      payout = { ...payout, externalId: event.data.externalId, sentOn: event.metadata.effectiveDate };
    }
  }
  return payout;
}

/** The facts that post against transit:balance. An adjustment or a reversal names a payment that may have had its own surplus, so it stands for itself. */
function surplusOf(event: Recorded<LedgerEvent>): Surplus[] {
  const of = (paymentId: PaymentId, amount: Tiyn): Surplus[] =>
    amount === 0n ? [] : [{ cause: event.id, paymentId, amount }];
  if (event.type === 'PaymentReceived') return of(event.data.paymentId, event.data.surplus);
  if (event.type === 'BalanceApplied') return of(event.data.transferId, event.data.surplus);
  const corrects = event.type === 'BackdatingAdjusted' || event.type === 'PaymentReversed';
  return corrects ? of(event.id as PaymentId, event.data.surplus) : [];
}
