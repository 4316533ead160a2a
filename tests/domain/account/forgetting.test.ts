import { expect, test } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge, ZERO } from '../../../schema/values/money.ts';
import { forgettingTerms, isForgettable } from '../../../server/domain/account/forgetting.ts';

const day = localDate;
const nothing = { loans: [], balance: ZERO, refundOnItsWay: false, owes: false, paymentPending: false };
const ended = { status: 'FINISHED', lastEventOn: day('2026-02-28') } as const;

test('who never applied for a loan is forgotten at once', () => {
  const terms = forgettingTerms(nothing);
  expect(terms).toEqual({ blockers: [], keptUntil: null });
  expect(isForgettable(terms, day('2026-11-23'))).toBe(true);
});

test('the law keeps the data five years after the last loan or application, to the end of that day', () => {
  const terms = forgettingTerms({
    ...nothing,
    loans: [
      { status: 'REJECTED', lastEventOn: day('2024-02-29') },
      ended,
      { status: 'CANCELED', lastEventOn: day('2025-01-01') },
    ],
  });
  expect(terms).toEqual({ blockers: [], keptUntil: day('2031-02-28') });
  expect(isForgettable(terms, day('2031-02-28'))).toBe(false);
  expect(isForgettable(terms, day('2031-03-01'))).toBe(true);
});

test.each([
  ['OPEN_LOAN', { loans: [ended, { status: 'EXPIRED', lastEventOn: day('2026-03-01') }] }],
  ['BALANCE', { balance: tenge(1) }],
  ['BALANCE', { refundOnItsWay: true }],
  ['DEBT', { owes: true }],
  ['PAYMENT_PENDING', { paymentPending: true }],
] as const)('%s comes first', (blocker, part) => {
  const terms = forgettingTerms({ ...nothing, ...part });
  expect(terms.blockers).toEqual([blocker]);
  expect(isForgettable(terms, day('2099-01-01'))).toBe(false);
});
