/** What a payment would do today, found by letting the decider receive it: a page promises what will happen (R122). */

import { PaymentId } from '../../../schema/events/codecs.ts';
import type { AllocationLine } from '../../../schema/events/figures.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { toTheEnd } from '../money/course.ts';
import type { Quote } from '../money/quote.ts';
import { closesWithBalance } from './allocate-by-rule.ts';
import { askedOn } from './asked.ts';
import { decide } from './decide.ts';
import { fold } from './evolve.ts';
import { closesTogether, surplusOf } from './receipt.ts';
import type { LoanState, RunningLoan } from './state.ts';

export type PaymentEffect = {
  readonly allocation: readonly AllocationLine[];
  /** What the balance adds, because together they cover the whole debt. */
  readonly fromBalance: Tiyn;
  /** What is left over and goes to the balance. */
  readonly toBalance: Tiyn;
  readonly closes: boolean;
  /** The debt of the same day afterwards; null where the loan is closed. */
  readonly after: Quote | null;
  /** Interest that will not be charged, compared with paying every instalment on its day. */
  readonly saved: Tiyn;
};

const PROBE = PaymentId.parse('00000000-0000-4000-8000-0000000000fe');
const BALANCE = PaymentId.parse('00000000-0000-4000-8000-0000000000ff');

/**
 * What the balance gives so that the loan closes. Under a signed full prepayment a single-payment loan takes less too,
 * because any money repays it at once. A signed agreement keeps the principal, so the balance stays out.
 */
export function closingPart(loan: RunningLoan, balance: Tiyn, day: LocalDate): Tiyn {
  const { full, instalment } = askedOn(loan, day);
  const amount = least(full, most(ZERO, balance));
  const covers = amount === full && !hasSigned(loan);
  const { prepayment } = loan;
  const asked = closesWithBalance(loan) && prepayment !== null && prepayment.payBy >= day;
  return covers || (asked && !instalment) ? amount : ZERO;
}

const hasSigned = ({ request }: RunningLoan): boolean =>
  request !== null && request.kind !== 'CESSION' && request.signed;

/** `loan` is advanced to `today`. Refuses what the decider would refuse. */
export function paymentEffect(loan: RunningLoan, amount: Tiyn, balance: Tiyn, today: LocalDate) {
  const payment = { type: 'ReceivePayment', paymentId: PROBE, provider: '', externalId: '', paidOn: today } as const;
  const received = decide(loan, { ...payment, amount, today });
  if ('refusal' in received) return received;
  const then = fold(loan, received.events);
  const available = add(balance, surplusOf(received.events));
  const meant = then.stage === 'running' && closesTogether(then, PROBE);
  const part = meant ? closingPart(then, available, today) : ZERO;
  const applied = part > ZERO ? decide(then, { type: 'ApplyBalance', transferId: BALANCE, amount: part, today }) : null;
  if (applied && 'refusal' in applied) return applied;
  const events = [...received.events, ...(applied?.events ?? [])];
  const allocation = events.flatMap((event) =>
    event.type === 'PaymentReceived' || event.type === 'BalanceApplied' ? event.data.allocation : [],
  );
  const spent = add(...allocation.map((line) => line.amount));
  const end = fold(loan, events);
  return {
    allocation,
    fromBalance: most(ZERO, subtract(spent, amount)),
    toBalance: most(ZERO, subtract(amount, spent)),
    closes: end.stage === 'closing' || (end.stage === 'ended' && end.issued?.movedTo === null),
    after: end.stage === 'running' ? askedOn(end, today) : null,
    saved: savedBy(loan, spent, end, today),
  };
}

/** A signed agreement has its own price, so nothing is compared with it. */
function savedBy(loan: RunningLoan, spent: Tiyn, end: LoanState, today: LocalDate): Tiyn {
  if (hasSigned(loan)) return ZERO;
  const asAgreed = toTheEnd(loan, today);
  const rest = end.stage === 'running' ? toTheEnd(end, today) : ZERO;
  return most(ZERO, subtract(asAgreed, add(spent, rest)));
}
