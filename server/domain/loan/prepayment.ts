/** Early repayment: asked for at most once a day, signed by SMS, paid by the end of the day, otherwise annulled. No fee (specification 4, 9). */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { addDays, earliest } from '../../../schema/values/local-date.ts';
import { printTenge } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { sumOf } from '../money/debt.ts';
import { quoteOn } from '../money/quote.ts';
import type { CommandOf } from './commands.ts';
import type { LoanState } from './state.ts';

export function requestPrepayment(state: LoanState, command: CommandOf<'RequestPrepayment'>): Outcome<LoanEvent> {
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  const { kind, today } = command;
  if (state.prepaymentAskedOn === today) return refuse('PREPAYMENT_TODAY');
  const quote = quoteOn(state, today);
  const interestToDate = sumOf(quote.debts.filter((debt) => debt.stage === 'AHEAD' && debt.component === 'interest'));
  const least = quote.due + interestToDate;
  if (kind === 'PARTIAL' && (command.amount <= least || command.amount >= quote.full)) {
    return refuse('AMOUNT_WRONG', {
      field: 'amount',
      facts: { above: printTenge(sumOf(quote.debts, 'OVERDUE', 'DUE')), below: printTenge(quote.full) },
    });
  }
  const amount = kind === 'FULL' ? quote.fullCeil : command.amount;
  const lapse = addDays(today, 1);
  const { nextActionDate } = state.standing;
  return accept({
    type: 'PrepaymentRequested',
    data: {
      status: state.status,
      kind,
      mode: kind === 'PARTIAL' ? (command.mode ?? 'SMALLER_PAYMENT') : null,
      amount,
      requestedOn: today,
      payBy: today,
      nextActionDate: nextActionDate ? earliest(nextActionDate, lapse) : lapse,
    },
  });
}

export function signPrepayment(state: LoanState, { signature }: CommandOf<'SignPrepayment'>): Outcome<LoanEvent> {
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  if (!state.prepayment) return refuse('NOT_ALLOWED_NOW');
  if (state.prepayment.signed) return accept();
  return accept({ type: 'PrepaymentSigned', data: { status: state.status, signature } });
}
