/** The payment page offers what the server offers, keeps a sum that failed, and a late sum has a name for each part. */
import { expect, it } from 'vitest';
import { type Tiyn, tenge, tiyn, tiynOf, ZERO } from '../../schema/values/money.ts';
import { asPlanned, type OpenLoan, type Row } from '../../web/features/loan/open-loan.ts';
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
    input: { amount: tenge(290_000), cardId: 'c1', confirmed: false },
  });
});

const row = (amount: Tiyn, state: Partial<Row>): Row => ({ amount, isPaid: false, isExpired: true, ...state }) as Row;
const planOf = (owed: bigint, ...schedule: Row[]) =>
  asPlanned({ schedule } as Partial<OpenLoan> as OpenLoan, tiyn(owed));

it('after the last due date the page shows the scheduled sum and the interest since then', () => {
  expect(planOf(10_840_000n, row(tenge(105_600), {}))).toEqual({ planned: 10_560_000n, after: 280_000n });
});

it('with a late payment and one due today, the one due today is not shown as interest', () => {
  const rows = [row(tenge(900), { isPaid: true }), row(tenge(1_000), {}), row(tenge(1_000), { isExpired: false })];
  expect(planOf(200_000n, ...rows)).toEqual({ planned: 200_000n, after: 0n });
});

it('the page asks only for the remainder of a partly paid row', () => {
  expect(planOf(50_000n, row(tenge(1_000), {}))).toEqual({ planned: 50_000n, after: 0n });
});
