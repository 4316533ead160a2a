import { ceilToTenge, least, printTenge, subtract, type Tiyn, tenge } from '../../../schema/values/money.ts';
import type { PayWhatQuery } from '../../generated/cabinet/graphql.ts';
import { tiynOf } from '../../lib/format.ts';
import type { Translate } from '../../lib/intl.ts';
import { wholeTenge } from '../../lib/typed-text.ts';
import type { Reading } from '../../lib/use-submit.ts';

export type PayLoan = NonNullable<PayWhatQuery['loan']>;
export type PayDebt = NonNullable<PayLoan['debt']>;
/** `by`: the id of a saved card, or NEW_CARD for the processor's page. */
export type PayForm = { readonly choice: Choice; readonly own: string; readonly by: string };
export const NEW_CARD = 'new';
export type PayCard = PayWhatQuery['cards'][number];
export type PayWish = { readonly amount: string; readonly cardId: string | null };

/** Those that can be charged. */
export const savedCards = (cards: readonly PayCard[]): readonly PayCard[] =>
  cards.filter((card) => card.state === 'ACTIVE');

/** What is asked by the schedule once the balance has given its part, as the cabinet asks for it; null where the balance covers all of it. */
export function lessBalance(debt: PayDebt, balance: string): { readonly debt: PayDebt; readonly fromBalance: Tiyn } {
  const sum = tiynOf(debt.nextDueAmount ?? '0');
  const own = tiynOf(balance);
  const fromBalance = least(own, sum);
  if (fromBalance === 0n) return { debt, fromBalance };
  return {
    debt: { ...debt, nextDueAmount: sum > fromBalance ? printTenge(subtract(sum, fromBalance)) : null },
    fromBalance,
  };
}

/** Of a signed request to repay everything: what is left to pay beside the balance, which goes to it too. */
export function lessOwn(loan: PayLoan, debt: PayDebt, balance: string): PayLoan {
  if (loan.prepayment?.kind !== 'FULL' || loan.prepayment.state !== 'SIGNED') return loan;
  const rest = subtract(tiynOf(debt.total), least(tiynOf(balance), tiynOf(debt.total)));
  return { ...loan, prepayment: { ...loan.prepayment, amount: printTenge(rest) } };
}

export type Choice = 'due' | 'whole' | 'own' | 'prepayment' | 'agreement';

/** The sums that may be paid, up to the whole tenge (processors take no tiyn); undefined where there is no such sum. */
export function sumOf(choice: Choice, own: string, loan: PayLoan, debt: PayDebt): Tiyn | undefined {
  switch (choice) {
    case 'whole':
      return tiynOf(debt.totalCeil);
    case 'due':
      return debt.nextDueAmount ? ceilToTenge(tiynOf(debt.nextDueAmount)) : undefined;
    case 'prepayment':
      return loan.prepayment?.state === 'SIGNED' ? ceilToTenge(tiynOf(loan.prepayment.amount)) : undefined;
    case 'agreement':
      return loan.request?.signed ? tiynOf(loan.request.payToday) || undefined : undefined;
    case 'own': {
      const typed = wholeTenge(own);
      return typed ? tenge(BigInt(typed)) : undefined;
    }
  }
}

export function readPayment(form: PayForm, loan: PayLoan, debt: PayDebt, t: Translate): Reading<PayWish> {
  const sum = sumOf(form.choice, form.own, loan, debt);
  const cardId = form.by === NEW_CARD ? null : form.by;
  return sum
    ? { input: { amount: printTenge(sum), cardId } }
    : { problems: [{ field: 'own', text: t('payment.ownWrong') }] };
}

/** How much less than the payment of the schedule closes the loan today, in tiyn: interest of the days ahead is not asked for yet. */
export function wholeIsLess(loan: PayLoan, debt: PayDebt): bigint {
  const less = (sumOf('due', '', loan, debt) ?? 0n) - (sumOf('whole', '', loan, debt) ?? 0n);
  return less > 0n ? less : 0n;
}

/** Ways to pay that this loan has, the most urgent first; of the payment by schedule and the whole debt the smaller. */
export function choicesOf(loan: PayLoan, debt: PayDebt): readonly Choice[] {
  const plain: readonly Choice[] = wholeIsLess(loan, debt) > 0n ? ['whole', 'due'] : ['due', 'whole'];
  const all: readonly Choice[] = ['agreement', 'prepayment', ...plain];
  return [...all.filter((choice) => sumOf(choice, '', loan, debt)), 'own'];
}
