/**
 * What the office may do with a loan on a day, and within which bounds. Each act is tried on its own decision, so that
 * no rule is written twice.
 */
import { CESSION, RESTRUCTURING } from '../../../schema/reference/limits.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../../schema/values/money.ts';
import { quoteOn } from '../money/quote.ts';
import { advance } from './advance.ts';
import { saleOpen } from './cession.ts';
import type { LoanCommand } from './commands.ts';
import { decide } from './decide.ts';
import { fold } from './evolve.ts';
import { deferralDays } from './grace.ts';
import type { LoanState, RunningLoan } from './state.ts';

/** Amounts in tiyn. */
export type OfficeWish =
  | { readonly act: 'DEFERRAL'; readonly until: LocalDate }
  | { readonly act: 'WAIVER'; readonly amount: Tiyn }
  | { readonly act: 'WRITE_OFF' }
  | { readonly act: 'CESSION_NOTICE'; readonly buyer: string }
  | { readonly act: 'CESSION'; readonly buyer: string; readonly price: Tiyn; readonly payBy: LocalDate }
  | { readonly act: 'CESSION_PAID' }
  | { readonly act: 'CESSION_CANCEL' }
  | { readonly act: 'REVERSAL'; readonly paymentId: PaymentId }
  | { readonly act: 'DISPUTE_UPHOLD' }
  | { readonly act: 'DISPUTE_DISMISS' }
  | { readonly act: 'COURT_OFFER'; readonly months: number; readonly decidedOn: LocalDate };
export type OfficeLoanAct = OfficeWish['act'];

/** `reason` is a code; the explanation is kept outside of events. */
export function officeCommand(wish: OfficeWish, today: LocalDate, reason: string): LoanCommand {
  switch (wish.act) {
    case 'DEFERRAL':
      return { type: 'GrantGrace', today, until: wish.until };
    case 'WAIVER':
      return { type: 'WaivePenalty', today, amount: wish.amount, reason };
    case 'WRITE_OFF':
      return { type: 'WriteOff', today, reason };
    case 'CESSION_NOTICE':
      return { type: 'IssueCessionNotice', today, buyer: wish.buyer };
    case 'CESSION':
      return { type: 'AgreeCession', today, buyer: wish.buyer, price: wish.price, payBy: wish.payBy };
    case 'CESSION_PAID':
      return { type: 'ConfirmCession', today };
    case 'CESSION_CANCEL':
      return { type: 'CancelCession', today };
    case 'REVERSAL':
      return { type: 'ReversePayment', today, paymentId: wish.paymentId, reversedOn: today, reason };
    case 'DISPUTE_UPHOLD':
      return { type: 'UpholdDispute', today };
    case 'DISPUTE_DISMISS':
      return { type: 'DismissDispute', today };
    case 'COURT_OFFER':
      return { type: 'RequestRestructuring', today, months: wish.months, courtDecidedOn: wish.decidedOn };
  }
}

/** The bounds of the act, and the buyer where one has been notified. */
export type OpenAct = {
  readonly act: OfficeLoanAct;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly limit: Tiyn | null;
  readonly buyer: string | null;
};

export function officeActs(state: LoanState, today: LocalDate): OpenAct[] {
  const now = fold(state, advance(state, today));
  if (now.stage !== 'running') return [];
  return trialsOf(now, today)
    .filter(({ wish }) => !('refusal' in decide(state, officeCommand(wish, today, 'TRIAL'))))
    .map(({ wish, ...bounds }) => ({ act: wish.act, from: null, to: null, limit: null, buyer: null, ...bounds }));
}

/** The sum of an act that moves money or forgives debt; null for the others. */
export function sumAtStake(state: LoanState, wish: OfficeWish, today: LocalDate): Tiyn | null {
  if (wish.act === 'WAIVER') return wish.amount;
  if (wish.act === 'REVERSAL') return receivedSum(state, wish.paymentId);
  return officeActs(state, today).find(({ act }) => act === wish.act)?.limit ?? null;
}

function receivedSum(state: LoanState, paymentId: PaymentId): Tiyn | null {
  if (state.stage !== 'running') return null;
  const events = state.facts.map(({ event }) => event);
  const received = events.find((event) => event.type === 'PaymentReceived' && event.data.paymentId === paymentId);
  return received?.type === 'PaymentReceived' ? received.data.amount : null;
}

type Trial = { wish: OfficeWish } & Partial<Omit<OpenAct, 'act'>>;

/** The smallest form of each act: where even it is refused, the act is not open. */
function trialsOf(loan: RunningLoan, today: LocalDate): Trial[] {
  const days = deferralDays(loan);
  const { penalty, full } = quoteOn(loan, today);
  const sale = saleOpen(loan);
  const paid = loan.facts.map(({ event }) => event).find((event) => event.type === 'PaymentReceived');
  return [
    ...(days ? [{ wish: { act: 'DEFERRAL' as const, until: days.from }, ...days }] : []),
    { wish: { act: 'DISPUTE_UPHOLD' }, limit: full },
    { wish: { act: 'DISPUTE_DISMISS' } },
    { wish: { act: 'WAIVER', amount: penalty }, limit: penalty },
    { wish: { act: 'WRITE_OFF' }, limit: full },
    // The borrower is notified once for each buyer.
    { wish: { act: 'CESSION_NOTICE', buyer: 'TRIAL' } },
    ...(sale
      ? [
          {
            wish: { act: 'CESSION' as const, buyer: sale.buyer, price: tiyn(1n), payBy: today },
            from: today,
            to: addDays(today, CESSION.payDays),
            limit: full,
            buyer: sale.buyer,
          },
        ]
      : []),
    { wish: { act: 'CESSION_PAID' } },
    { wish: { act: 'CESSION_CANCEL' } },
    { wish: { act: 'COURT_OFFER', months: RESTRUCTURING.maxMonths, decidedOn: today }, to: today },
    ...(paid ? [{ wish: { act: 'REVERSAL' as const, paymentId: paid.data.paymentId } }] : []),
  ];
}
