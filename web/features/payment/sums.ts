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
export type Choice = 'due' | 'whole' | 'own' | 'prepayment' | 'agreement';

/** Up to the whole tenge: processors take no tiyn. */
const ceil = (tiyn: bigint): bigint => ((tiyn + 99n) / 100n) * 100n;
const tenge = (tiyn: bigint): string => `${tiyn / 100n}.${String(tiyn % 100n).padStart(2, '0')}`;

/** The sums that may be paid, in tiyn; undefined where there is no such sum. */
export function sumOf(choice: Choice, own: string, loan: PayLoan, debt: PayDebt): bigint | undefined {
  switch (choice) {
    case 'whole':
      return tiynOf(debt.totalCeil);
    case 'due':
      return debt.nextDueAmount ? ceil(tiynOf(debt.nextDueAmount)) : undefined;
    case 'prepayment':
      return loan.prepayment?.state === 'SIGNED' ? ceil(tiynOf(loan.prepayment.amount)) : undefined;
    case 'agreement':
      return loan.request?.signed ? tiynOf(loan.request.payToday) || undefined : undefined;
    case 'own': {
      const typed = wholeTenge(own);
      return typed ? BigInt(typed) * 100n : undefined;
    }
  }
}

export function readPayment(form: PayForm, loan: PayLoan, debt: PayDebt, t: Translate): Reading<PayWish> {
  const sum = sumOf(form.choice, form.own, loan, debt);
  const cardId = form.by === NEW_CARD ? null : form.by;
  return sum
    ? { input: { amount: tenge(sum), cardId } }
    : { problems: [{ field: 'own', text: t('payment.ownWrong') }] };
}

/** Ways to pay that this loan has, the most urgent first. */
export function choicesOf(loan: PayLoan, debt: PayDebt): readonly Choice[] {
  const all: readonly Choice[] = ['agreement', 'prepayment', 'due', 'whole'];
  return [...all.filter((choice) => sumOf(choice, '', loan, debt)), 'own'];
}
