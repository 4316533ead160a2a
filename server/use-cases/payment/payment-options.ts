/**
 * The sums that a page offers to pay for one loan, and what any sum would do. The balance is always deducted where it
 * will be used (R120), and the decider says what a payment does (R122).
 */
import type { AllocationLine } from '../../../schema/events/figures.ts';
import { isRunning } from '../../../schema/loan-status.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import { askedOn } from '../../domain/loan/asked.ts';
import { type PaymentEffect as Effect, paymentEffect } from '../../domain/loan/payment-effect.ts';
import type { RunningLoan } from '../../domain/loan/state.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { balanceOf } from '../balance/balance.ts';
import { usedOn } from '../balance/balance-account.ts';
import { dueAfterEnd, owedOf } from '../loan/after-end.ts';
import { currentOf, loansOf } from '../loan/borrower-loans.ts';
import { type LiveLoan, liveLoan } from '../loan/live-loan.ts';
import { payTodayOf } from '../loan/loan-request.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import { mostFor } from './payment-amount.ts';

/** REVERSAL and RECOVERY: what an ended loan still accepts. */
export type PaymentChoiceKind = 'AGREEMENT' | 'PREPAYMENT' | 'DUE' | 'WHOLE' | 'REVERSAL' | 'RECOVERY';

export type PaymentEffect = {
  /** What the money pays, together with the balance where they close the loan. */
  readonly parts: Readonly<Record<AllocationLine['component'], Tiyn>>;
  readonly fromBalance: Tiyn;
  readonly toBalance: Tiyn;
  readonly closes: boolean;
  /** What would still close the loan the same day, less what the balance gives. */
  readonly left: Tiyn;
  /** Due or overdue today, and not paid by this sum. */
  readonly dueLeft: Tiyn;
  readonly overdueDays: number;
  /** The next payment afterwards, and what is left of it when the balance has paid. */
  readonly next: { readonly on: LocalDate; readonly amount: Tiyn; readonly toPay: Tiyn } | null;
  readonly saved: Tiyn;
};

/** `toPay` zero: the balance covers the sum. */
export type PaymentChoice = {
  readonly kind: PaymentChoiceKind;
  readonly sum: Tiyn;
  readonly fromBalance: Tiyn;
  readonly toPay: Tiyn;
  readonly effect: PaymentEffect;
};

export type PaymentOptions = {
  readonly loanId: LoanId;
  /** The most urgent first; of the scheduled payment and the whole debt the smaller one first. */
  readonly choices: readonly PaymentChoice[];
  /** The next payment where the balance covers it, and the day on which the balance pays. */
  readonly covered: { readonly on: LocalDate; readonly amount: Tiyn } | null;
  /** The largest sum that one payment may have. */
  readonly most: Tiyn;
};

type Deps = { ledger: Ledger; clock: Clock };
type Asked = { readonly kind: PaymentChoiceKind; readonly sum: Tiyn; readonly balance: Tiyn };

export function makePaymentOptions(deps: Deps) {
  /** Without a loan id: of the open loan. Undefined where there is nothing to pay. */
  async function options(borrowerId: BorrowerId, wanted: LoanId | null): Promise<PaymentOptions | undefined> {
    const loanId = wanted ?? currentOf(await loansOf(deps.ledger, borrowerId))?.loanId;
    const found = loanId && (await find(borrowerId, loanId));
    if (!found || 'refusal' in found) return undefined;
    if (!('state' in found))
      return { loanId: found.loanId, choices: afterEnd(found), covered: null, most: mostFor(found) };
    const balance = most(ZERO, await balanceOf(deps.ledger, borrowerId));
    const choices = asked(found, balance).map((one) => choiceOf(found, one, balance));
    return {
      loanId: found.view.loanId,
      choices: inOrder(choices),
      covered: coveredBy(found, balance),
      most: mostFor(found.view),
    };
  }

  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE, AMOUNT_WRONG. */
  async function effect(borrowerId: BorrowerId, loanId: LoanId, amount: Tiyn) {
    if (amount <= ZERO) return refuse('AMOUNT_WRONG', { field: 'amount' });
    const found = await find(borrowerId, loanId);
    if ('refusal' in found) return found;
    if (!('state' in found)) return { effect: effectAfterEnd(dueAfterEnd(found), amount) };
    const balance = most(ZERO, await balanceOf(deps.ledger, borrowerId));
    const told = paymentEffect(found.state, amount, balance, found.today);
    return 'refusal' in told ? told : { effect: shown(told, balance) };
  }

  /** The running loan, or an ended one that still accepts money. */
  async function find(borrowerId: BorrowerId, loanId: LoanId) {
    const live = await liveLoan(deps, borrowerId, loanId);
    if (!('refusal' in live) || live.refusal.code !== 'LOAN_NOT_LIVE') return live;
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    return loan && !isRunning(loan.status) && dueAfterEnd(loan) > ZERO ? loan : live;
  }

  return { options, effect };
}

function asked({ view, state, today }: LiveLoan, balance: Tiyn): Asked[] {
  const quote = askedOn(state, today);
  if (quote.full === ZERO) return [];
  const { request } = view;
  const prepayment = view.prepayment?.state === 'SIGNED' ? view.prepayment : null;
  const agreed = request?.signed ? payTodayOf(request, quote) : ZERO;
  const closing: PaymentChoiceKind = prepayment?.kind === 'FULL' ? 'PREPAYMENT' : 'WHOLE';
  return [
    // A part ahead of schedule and the sum of an agreement are paid by new money alone.
    ...(agreed > ZERO ? [{ kind: 'AGREEMENT', sum: agreed, balance: ZERO } as const] : []),
    ...(prepayment?.kind === 'PARTIAL' ? [{ kind: 'PREPAYMENT', sum: prepayment.amount, balance: ZERO } as const] : []),
    ...(quote.next ? [{ kind: 'DUE', sum: quote.next.amount, balance } as const] : []),
    // A signed agreement keeps the principal: the balance gives nothing towards the whole debt.
    { kind: closing, sum: quote.full, balance: request?.signed ? ZERO : balance },
  ];
}

function choiceOf({ state, today }: LiveLoan, { kind, sum, balance }: Asked, purse: Tiyn): PaymentChoice {
  const fromBalance = least(sum, balance);
  const toPay = subtract(sum, fromBalance);
  const told = toPay > ZERO ? paymentEffect(state, toPay, purse, today) : undefined;
  if (told && 'refusal' in told) throw new Error(`a sum that is offered is refused: ${told.refusal.code}`);
  return { kind, sum, fromBalance, toPay, effect: told ? shown(told, purse) : closedByBalance(state, today, sum) };
}

/** The scheduled payment is shown even where the balance covers it, with nothing to pay. */
function closedByBalance(state: RunningLoan, today: LocalDate, sum: Tiyn): PaymentEffect {
  const { principal, interest, penalty, premium, full, saving } = askedOn(state, today);
  const closes = sum === full;
  const parts = closes ? { principal, interest, penalty, premium } : NOTHING;
  return { parts, fromBalance: sum, toBalance: ZERO, closes, ...NO_DEBT, left: closes ? ZERO : full, saved: saving };
}

function shown({ allocation, after, ...told }: Effect, balance: Tiyn): PaymentEffect {
  const paid = (component: AllocationLine['component']): Tiyn =>
    add(...allocation.filter((line) => line.component === component).map((line) => line.amount));
  const purse = subtract(add(balance, told.toBalance), told.fromBalance);
  const next = after?.next && after.full > ZERO ? after.next : null;
  return {
    ...told,
    parts: {
      principal: paid('principal'),
      interest: paid('interest'),
      penalty: paid('penalty'),
      premium: paid('premium'),
    },
    left: after ? most(ZERO, subtract(after.full, purse)) : ZERO,
    dueLeft: after?.due ?? ZERO,
    overdueDays: after?.overdueDays ?? 0,
    next: next && { on: next.date, amount: next.amount, toPay: most(ZERO, subtract(next.amount, purse)) },
  };
}

const NOTHING = { principal: ZERO, interest: ZERO, penalty: ZERO, premium: ZERO };
const NO_DEBT = { left: ZERO, dueLeft: ZERO, overdueDays: 0, next: null, saved: ZERO };

function afterEnd(loan: LoanView): PaymentChoice[] {
  const sum = dueAfterEnd(loan);
  const kind = owedOf(loan.reversals) > ZERO ? 'REVERSAL' : 'RECOVERY';
  return [{ kind, sum, fromBalance: ZERO, toPay: sum, effect: effectAfterEnd(sum, sum) }];
}

const effectAfterEnd = (owed: Tiyn, amount: Tiyn): PaymentEffect => ({
  ...NO_DEBT,
  parts: { ...NOTHING, principal: least(owed, amount) },
  fromBalance: ZERO,
  toBalance: most(ZERO, subtract(amount, owed)),
  closes: amount >= owed,
  left: most(ZERO, subtract(owed, amount)),
});

function inOrder(choices: readonly PaymentChoice[]): readonly PaymentChoice[] {
  const [due, whole] = [choices.find(({ kind }) => kind === 'DUE'), choices.find(({ kind }) => kind === 'WHOLE')];
  if (!due || !whole || whole.toPay >= due.toPay) return choices;
  return choices.map((one) => (one === due ? whole : one === whole ? due : one));
}

function coveredBy({ state, today }: LiveLoan, balance: Tiyn): PaymentOptions['covered'] {
  const { next } = askedOn(state, today);
  if (!next || next.amount === ZERO || balance < next.amount) return null;
  const { date, amount } = usedOn(state.standing, next);
  return { on: date, amount };
}
