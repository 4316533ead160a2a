import { addDays, earliest } from '../../../schema/values/local-date.ts';
import { add, readTenge, type Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { type Quote, quoteOn } from '../money/quote.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import type { LoanState } from './state.ts';

export function requestPrepayment(state: LoanState, command: CommandOf<'RequestPrepayment'>) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  const { kind, today } = command;
  const last = state.prepayment ?? state.endedPrepayment;
  if (last?.requestedOn === today) return refuse('PREPAYMENT_TODAY');
  const quote = quoteOn(state, today);
  const refused = kind === 'PARTIAL' ? cannotRepayInPart(quote, command.amount) : undefined;
  if (refused) return refused;
  const amount = kind === 'FULL' ? quote.full : command.amount;
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

/**
 * A partial prepayment exceeds what is due with interest to date and is less than the payoff. A single-payment loan
 * needs no request (R14).
 */
export function cannotRepayInPart(quote: Quote, amount: Tiyn) {
  if (!quote.instalment) return refuse('PREPAYMENT_AT_ONCE');
  const above = partAbove(quote);
  if (amount > above && amount < quote.full) return undefined;
  return refuse('PREPAYMENT_AMOUNT', {
    field: 'amount',
    facts: { above: readTenge(above), below: readTenge(quote.full) },
  });
}

/** What is due with interest to date: only money above it lowers the principal. */
export const partAbove = (quote: Quote): Tiyn =>
  add(
    quote.due,
    ...quote.debts.filter((debt) => debt.stage === 'AHEAD' && debt.component === 'interest').map((debt) => debt.amount),
  );

export function signPrepayment(state: LoanState, { signature }: CommandOf<'SignPrepayment'>) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (!state.prepayment) return refuse('NOT_ALLOWED_NOW');
  if (state.prepayment.signed) return accept();
  return accept({ type: 'PrepaymentSigned', data: { status: state.status, signature } });
}
