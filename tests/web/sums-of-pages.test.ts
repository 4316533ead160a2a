/** The payment page offers what the server offers and keeps a sum that failed. */
import { expect, it } from 'vitest';
import { type Tiyn, tenge, tiynOf, ZERO } from '../../schema/values/money.ts';
import {
  NEW_CARD,
  type Offered,
  type Options,
  type PayCard,
  payableOf,
  readPayment,
  startForm,
  sumOf,
} from '../../web/features/payment/sums.ts';

const offered = (kind: Offered['kind'], toPay: Tiyn): Offered =>
  ({ kind, sum: toPay, fromBalance: ZERO, toPay, effect: { closes: kind === 'WHOLE' } }) as Offered;
const options = (due: Tiyn, coveredOn: string | null = null): Options =>
  ({ choices: [offered('DUE', due), offered('WHOLE', tenge(290_000))], coveredOn }) as Options;
const cards = [{ id: 'c1' }] as PayCard[];
const start = (on: Options, query = '') => startForm(on, cards, new URLSearchParams(query));

it('the page begins with the most urgent sum, or with the one that a link names', () => {
  const on = options(tiynOf('53571.16'));
  expect(start(on)).toEqual({ choice: 'DUE', own: '', by: 'c1', again: false });
  expect(start(on, 'whole=1').choice).toBe('WHOLE');
  expect(start(on, 'own=1').choice).toBe('OWN');
  expect(sumOf(start(on), on)).toBe(tiynOf('53571.16'));
});

it('a payment that failed is begun again with its sum, by another card if asked', () => {
  const on = options(tenge(53_571));
  const own = start(on, 'sum=20000.50&other=1');
  expect(own).toMatchObject({ choice: 'OWN', by: NEW_CARD });
  expect(sumOf(own, on)).toBe(tiynOf('20000.50'));
  expect(start(on, 'sum=53571.00').choice).toBe('DUE');
  expect(start(on, 'sum=nonsense').choice).toBe('DUE');
});

it('nothing is preselected while the balance covers the next payment, and nothing is sent then', () => {
  const on = options(ZERO, '2027-01-27');
  expect(payableOf(on).map(({ kind }) => kind)).toEqual(['WHOLE']);
  expect(start(on).choice).toBeUndefined();
  expect(readPayment(start(on), on, (id) => id)).toEqual({
    problems: [{ field: 'choice', text: 'payment.choiceWrong' }],
  });
  expect(readPayment(start(on, 'whole=1'), on, (id) => id)).toEqual({
    input: { amount: tenge(290_000), cardId: 'c1', confirmed: false, choice: 'WHOLE' },
  });
});
