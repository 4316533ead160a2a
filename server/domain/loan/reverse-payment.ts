/**
 * A payment is taken back (decisions 5, 16): all money without it is folded again from the issue, and one fact carries the difference of the books and
 * the loan as it stands now. An agreement that was made in between stays: it was signed, and what was taken back is owed under it.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import { subtract } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { difference } from '../money/postings.ts';
import { advance } from './advance.ts';
import { changeOf, live, replay } from './back-dating.ts';
import { closing } from './close-loan.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import { annulled } from './request.ts';
import type { Fact, Live, LoanState } from './state.ts';

/** Once; on a loan that is over the money is owed by the borrower, not by the loan. A request that waits ends first. */
export function reversePayment(state: LoanState, command: CommandOf<'ReversePayment'>): Outcome<LoanEvent> {
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  const { paymentId, reversedOn, today } = command;
  if (state.reversed.includes(paymentId)) return accept();
  if (!state.facts.some((fact) => isPayment(fact, paymentId))) return refuse('NOT_FOUND', { field: 'paymentId' });
  if (reversedOn > today) return refuse('FIELD_INVALID', { field: 'reversedOn' });
  const ended = annulled(state, 'OVERTAKEN');
  const events = [...ended, takenOut(live(fold(state, ended)), command)];
  // Without it a later payment may have been early enough to pay everything.
  events.push(...closing(fold(state, events)));
  // Notices that would have been sent without the payment are sent now, and days that were passed over are looked at.
  return accept(...events, ...advance(fold(state, events), today));
}

const isPayment = ({ event }: Fact, paymentId: PaymentId): boolean =>
  event.type === 'PaymentReceived' && event.data.paymentId === paymentId;

function takenOut(loan: Live, { paymentId, reversedOn, reason }: CommandOf<'ReversePayment'>): LoanEvent {
  const gone = loan.facts.find((fact) => isPayment(fact, paymentId));
  if (gone?.event.type !== 'PaymentReceived') throw new Error('a payment that is no fact of the loan');
  const rest = loan.facts.filter((fact) => fact !== gone);
  const { end, receipts } = replay(loan, rest, null, loan.lastDay);
  return {
    type: 'PaymentReversed',
    data: {
      status: end.status,
      postings: difference(loan.books, end.books),
      standing: end.standing,
      paymentId,
      amount: gone.event.data.amount,
      reason,
      reversedOn,
      surplus: subtract(end.surplus, loan.surplus),
      reallocated: receipts.flatMap((receipt) => changeOf(rest, receipt)),
    },
  };
}
