/** The loan's page shows old and new values, sums that add up, and where a debt went. */
import { describe, expect, it } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { add, subtract, tenge } from '../../schema/values/money.ts';
import { agreedTotal } from '../../server/domain/loan/history-changes.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import { scheduleOn } from '../../server/use-cases/loan/loan-schedule.ts';
import { AGREEMENT_PATHS } from '../golden/agreement-paths.ts';
import { il, issued, LOAN, MONDAY, on, pay, signature } from '../support/a-loan.ts';
import { NEW_LOAN, prolonged } from '../support/an-agreement.ts';
import { viewOf } from '../support/papers.ts';

const rowsOf = (path: string, today: string) => {
  const story = AGREEMENT_PATHS[path]?.();
  if (!story) throw new Error(`no path ${path}`);
  const view = viewOf(story);
  return { view, rows: scheduleOn(view, localDate(today), `${today}T07:00:00.000Z`) };
};

it('a loan as issued costs what was signed', () => {
  const view = viewOf(issued());
  expect(view.changes).toEqual([]);
  expect(agreedTotal(view)).toBe(view.issuedPrice?.total);
});

describe('the changes of a refinanced loan', () => {
  it('the old loan says what went to which loan, and that its principal was moved, not paid', () => {
    const { view, rows } = rowsOf('refinanced', '2026-03-12');
    expect(view.movedTo).toEqual({
      loanId: NEW_LOAN,
      offerNumber: 'NS-2026-000002',
      amount: tenge(100_000),
      on: '2026-03-12',
    });
    expect(rows).toMatchObject([{ isPaid: true, isMoved: true, paid: tenge(2_800) }]);
  });

  it('the new loan names it, and its own payments are payments', () => {
    const { view, rows } = rowsOf('issued-by-refinancing', '2026-09-14');
    expect(view.movedFrom).toMatchObject({ loanId: LOAN, amount: tenge(100_000), on: '2026-03-12' });
    expect(view.movedTo).toBeNull();
    expect(rows.every((row) => row.isPaid && !row.isMoved)).toBe(true);
  });
});

it('a prolongation says from which end to which, and the loan costs what is really paid', () => {
  const story = prolonged(issued(), '2026-03-10', 14);
  const view = viewOf(story);
  const [change] = view.changes;
  expect(change).toMatchObject({
    kind: 'PROLONGATION',
    on: '2026-03-10',
    before: { returnDate: '2026-03-12', instalments: 1 },
    after: { returnDate: '2026-03-26', instalments: 1 },
  });
  const left = quoteOn(story.life, localDate('2026-03-26')).full;
  expect(change?.after.total).toBe(left);
  expect(agreedTotal(view)).toBe(add(view.paid, left));
});

it.each(['SHORTER_TERM', 'SMALLER_PAYMENT'] as const)(
  'a part repaid ahead (%s) makes the loan cheaper by what the whole of its payments is less',
  (mode) => {
    const amount = tenge(100_000);
    const day = '2026-03-16';
    const asked = issued(il(), MONDAY).when(on(day, { type: 'RequestPrepayment', kind: 'PARTIAL', amount, mode }));
    const view = viewOf(asked.when(on(day, { type: 'SignPrepayment', signature })).when(pay(day, amount, 1)));
    const [change] = view.changes;
    expect(change).toMatchObject({ kind: 'PREPAYMENT', on: day, before: { instalments: 6 } });
    const rest = (view.standing?.rows ?? []).reduce((sum, row) => add(sum, row.amount), tenge(0));
    expect(agreedTotal(view)).toBe(add(amount, rest));
    expect(agreedTotal(view)).toBeLessThan(view.issuedPrice?.total ?? 0n);
    const smaller = subtract(change?.before.instalment ?? tenge(0), change?.after.instalment ?? tenge(0));
    expect(smaller > 0n).toBe(mode === 'SMALLER_PAYMENT');
    expect(change?.after.instalments === 6).toBe(mode === 'SMALLER_PAYMENT');
  },
);
