import { readTenge, type Tiyn, typedTenge, ZERO } from '../../../schema/values/money.ts';
import type { PayWhatQuery } from '../../generated/cabinet/graphql.ts';
import type { Translate } from '../../lib/intl.ts';
import type { Reading } from '../../lib/use-submit.ts';

export type PayLoan = NonNullable<PayWhatQuery['loan']>;
export type Options = NonNullable<PayWhatQuery['paymentOptions']>;
export type Offered = Options['choices'][number];
export type Effect = Offered['effect'];
export type Choice = Offered['kind'] | 'OWN';
export type Paying = { readonly loan: PayLoan; readonly options: Options };

/** `by`: the id of a saved card, or NEW_CARD for the processor's page. `again`: a like payment was made minutes ago. */
export type PayForm = {
  readonly choice: Choice | undefined;
  readonly own: string;
  readonly by: string;
  readonly again: boolean;
};
export const NEW_CARD = 'new';
export type PayCard = PayWhatQuery['cards'][number];
/** `amount` null: the balance closes the loan, no card is charged. */
export type PayWish = {
  readonly amount: Tiyn | null;
  readonly cardId: string | null;
  readonly confirmed: boolean;
  readonly choice: Offered['kind'] | null;
};

export const savedCards = (cards: readonly PayCard[]): readonly PayCard[] =>
  cards.filter((card) => card.state === 'ACTIVE');

/** A scheduled payment that the balance covers is not offered: there is nothing to pay. */
export const payableOf = ({ choices }: Options): readonly Offered[] =>
  choices.filter(({ kind, toPay }) => toPay > ZERO || kind !== 'DUE');

export const offeredFor = (form: Pick<PayForm, 'choice'>, options: Options): Offered | undefined =>
  payableOf(options).find(({ kind }) => kind === form.choice);

export function sumOf(form: Pick<PayForm, 'choice' | 'own'>, options: Options): Tiyn | undefined {
  if (form.choice !== 'OWN') return offeredFor(form, options)?.toPay;
  const typed = typedTenge(form.own);
  return typed && typed > ZERO ? typed : undefined;
}

/** A link may name the way to pay (`whole`, `own`), the card, or the sum of a payment that failed and another card. */
export function startForm(options: Options, cards: readonly PayCard[], query: URLSearchParams): PayForm {
  const named = cards.find(({ id }) => id === query.get('selectedCardId')) ?? cards[0];
  const by = query.has('other') ? NEW_CARD : (named?.id ?? NEW_CARD);
  return { ...startChoice(options, query), by, again: false };
}

function startChoice(options: Options, query: URLSearchParams): Pick<PayForm, 'choice' | 'own'> {
  const payable = payableOf(options);
  const sum = typedTenge(query.get('sum') ?? '');
  if (sum !== undefined && sum > ZERO) {
    const same = payable.find(({ toPay }) => toPay === sum);
    return same ? { choice: same.kind, own: '' } : { choice: 'OWN', own: readTenge(sum) };
  }
  if (query.has('own')) return { choice: 'OWN', own: '' };
  const named = payable.find(({ kind }) => query.has(kind.toLowerCase()));
  if (named) return { choice: named.kind, own: '' };
  return { choice: options.coveredOn ? undefined : (payable[0]?.kind ?? 'OWN'), own: '' };
}

export function readPayment(form: PayForm, options: Options, t: Translate): Reading<PayWish> {
  const sum = sumOf(form, options);
  const field = form.choice === 'OWN' ? 'own' : 'choice';
  if (sum === undefined) return { problems: [{ field, text: t(`payment.${field}Wrong`) }] };
  const cardId = form.by === NEW_CARD ? null : form.by;
  const choice = offeredFor(form, options)?.kind ?? null;
  return { input: { amount: sum > ZERO ? sum : null, cardId, confirmed: form.again, choice } };
}
