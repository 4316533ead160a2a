import { expect, it } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { closeDays, issued, on, pay, sent } from '../../support/a-loan.ts';

// 100,000 for 10 days from Monday 2 March, due on Thursday 12 March.
const returned = (day: string, externalId = 'out-1') =>
  on(day, { type: 'ReturnPayout', externalId, code: 'AC04', returnedOn: localDate(day) });

it('money that came back annuls the loan, and nothing of it stays in the books', () => {
  for (const [loan, day] of [
    [issued(), '2026-03-04'],
    [closeDays(issued(), '2026-03-11', '2026-03-17').in('EXPIRED'), '2026-03-17'],
  ] as const) {
    const ended = loan.when(returned(day)).said('PayoutReturned').in('ANNULLED');
    expect(Object.values(ended.life.books).every((sum) => sum === 0n)).toBe(true);
    expect(ended.life.standing).toMatchObject({ principal: 0n, interest: 0n, penalty: 0n, nextActionDate: null });
    ended.when(returned('2026-03-18')).said();
  }
});

it('another transfer, or a loan for which money came, is left to the office', () => {
  issued().refuses(returned('2026-03-03', 'out-9'), 'NOT_ALLOWED_NOW');
  issued()
    .when(pay('2026-03-03', tenge(5_000)))
    .refuses(returned('2026-03-04'), 'NOT_ALLOWED_NOW');
  issued()
    .when(on('2026-03-10', { type: 'RequestProlongation', days: 10 }))
    .refuses(returned('2026-03-10'), 'NOT_ALLOWED_NOW');
  sent().refuses(returned('2026-03-03'), 'NOT_ALLOWED_NOW');
});
