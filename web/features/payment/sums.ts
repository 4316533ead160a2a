import {
  add,
  ceilToTenge,
  floorToTenge,
  least,
  most,
  subtract,
  type Tiyn,
  typedTenge,
  ZERO,
} from '../../../schema/values/money.ts';
import type { PayWhatQuery } from '../../generated/cabinet/graphql.ts';
import type { Translate } from '../../lib/intl.ts';
import type { Reading } from '../../lib/use-submit.ts';

export type PayLoan = NonNullable<PayWhatQuery['loan']>;
export type PayDebt = NonNullable<PayLoan['debt']>;
/** `by`: the id of a saved card, or NEW_CARD for the processor's page. */
export type PayForm = { readonly choice: Choice; readonly own: string; readonly by: string };
export const NEW_CARD = 'new';
export type PayCard = PayWhatQuery['cards'][number];
/** `amount` null: the balance closes the loan, no card is charged. */
export type PayWish = { readonly amount: Tiyn | null; readonly cardId: string | null };

export const savedCards = (cards: readonly PayCard[]): readonly PayCard[] =>
  cards.filter((card) => card.state === 'ACTIVE');

export type Choice = 'due' | 'whole' | 'own' | 'prepayment' | 'agreement';

export type Paying = { readonly loan: PayLoan; readonly debt: PayDebt; readonly balance: Tiyn };
/** The sum to pay beside the balance, rounded up to whole tenge: processors take no tiyn. */
export type Asked = { readonly pay: Tiyn; readonly fromBalance: Tiyn };

/**
 * Undefined if the choice has no sum, or if the balance alone covers a scheduled payment. `pay` zero: the balance
 * closes the loan.
 */
export function askedFor(choice: Choice, own: string, { loan, debt, balance }: Paying): Asked | undefined {
  const { request } = loan;
  const signed = signedRequest(loan);
  switch (choice) {
    case 'whole':
      return signed?.kind === 'FULL' ? undefined : besides(balance, debt.total);
    case 'due': {
      const due = besides(balance, debt.nextDueAmount ?? ZERO);
      return due.pay > 0n ? due : undefined;
    }
    case 'prepayment':
      if (signed?.kind === 'FULL') return besides(balance, debt.total);
      return signed ? besides(ZERO, signed.amount) : undefined;
    case 'agreement':
      return request?.signed && request.payToday > 0n ? besides(ZERO, request.payToday) : undefined;
    case 'own': {
      const typed = typedTenge(own);
      return typed ? { pay: floorToTenge(typed), fromBalance: ZERO } : undefined;
    }
  }
}

const signedRequest = ({ prepayment }: PayLoan) => (prepayment?.state === 'SIGNED' ? prepayment : null);

function besides(balance: Tiyn, asked: Tiyn): Asked {
  const sum = asked;
  const fromBalance = least(most(ZERO, balance), sum);
  return { pay: ceilToTenge(subtract(sum, fromBalance)), fromBalance };
}

/** `due` pays at once; `waits` stays on the balance until the next payment. */
export type Effect =
  | { readonly kind: 'CLOSES'; readonly fromBalance: Tiyn; readonly more: Tiyn }
  | { readonly kind: 'WAITS'; readonly due: Tiyn; readonly waits: Tiyn }
  | { readonly kind: 'PART'; readonly left: Tiyn }
  | { readonly kind: 'EARLY' | 'LATE' | 'DUE' };

export function effectOf(choice: Choice, pay: Tiyn, paying: Paying): Effect {
  const { loan, debt, balance } = paying;
  const [total, due] = [debt.total, debt.dueAmount];
  if (choice === 'prepayment' && loan.prepayment?.kind === 'PARTIAL') return { kind: 'EARLY' };
  if (pay >= total) return { kind: 'CLOSES', fromBalance: ZERO, more: subtract(pay, ceilToTenge(total)) };
  const together = add(pay, most(ZERO, balance));
  // Money above the due instalment closes the loan together with the balance.
  if (together >= total && (!debt.aheadWaits || pay > due || choice === 'whole'))
    return { kind: 'CLOSES', fromBalance: subtract(total, pay), more: ZERO };
  if (debt.aheadWaits && pay > due) return { kind: 'WAITS', due, waits: subtract(pay, due) };
  const next = askedFor('due', '', paying)?.pay ?? ZERO;
  if (pay < next) return { kind: 'PART', left: subtract(next, pay) };
  return { kind: debt.overdueDays > 0 ? 'LATE' : 'DUE' };
}

export function readPayment(form: PayForm, paying: Paying, t: Translate): Reading<PayWish> {
  const asked = askedFor(form.choice, form.own, paying);
  const cardId = form.by === NEW_CARD ? null : form.by;
  return asked
    ? { input: { amount: asked.pay > 0n ? asked.pay : null, cardId } }
    : { problems: [{ field: 'own', text: t('payment.ownWrong') }] };
}

/** In tiyn: today's payoff holds no interest of later days. */
export function wholeIsLess(paying: Paying): bigint {
  const [due, whole] = [askedFor('due', '', paying), askedFor('whole', '', paying)];
  return due && whole && due.pay > whole.pay ? due.pay - whole.pay : 0n;
}

/** The most urgent first; the smaller of scheduled payment and payoff comes before the other. */
export function choicesOf(paying: Paying): readonly Choice[] {
  const plain: readonly Choice[] = wholeIsLess(paying) > 0n ? ['whole', 'due'] : ['due', 'whole'];
  const all: readonly Choice[] = ['agreement', 'prepayment', ...plain];
  return [...all.filter((choice) => askedFor(choice, '', paying)), 'own'];
}
