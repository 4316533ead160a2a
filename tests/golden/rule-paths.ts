/** Older versions of a rule decided these otherwise; see paths.ts. */
import { addDays, addMonths, localDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tenge, tiyn } from '../../schema/values/money.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import { closeDays, il, issued, MONDAY, on, pay, paymentId, signature, spl } from '../support/a-loan.ts';
import { agreedOn } from '../support/a-restructuring.ts';
import { prolonged } from '../support/an-agreement.ts';
import type { Story } from '../support/spec.ts';

const first = localDate(MONDAY);
const day = (n: number) => addDays(first, n);
const month = (n: number) => addMonths(first, n);
const full = (story: Story, today: string): Tiyn => quoteOn(story.life, localDate(today)).full;
const reverse = (today: string, n: number) =>
  on(today, { type: 'ReversePayment', paymentId: paymentId(n), reversedOn: localDate(today), reason: 'PROVIDER' });

/** Two instalments are late, then a little more than one is paid: principal of both, interest of neither. */
function oneOfTwo(): Story {
  const late = closeDays(issued(il({ term: { unit: 'MONTH', count: 12 } })), month(1), addDays(month(2), 5));
  return late.when(pay(addDays(month(2), 5), tenge(29_800), 1));
}

/** Whole instalments in time, while the interest of the first ones stays unpaid. */
const goingOn = (story: Story): Story =>
  [3, 4].reduce(
    (soFar, n) => closeDays(soFar, addDays(month(n - 1), 10), month(n)).when(pay(month(n), tenge(29_800), n)),
    story,
  );

const bounced = (): Story => {
  const late = closeDays(issued(spl({ amount: tenge(120_000) })), day(11), day(40));
  const waits = agreedOn(late, day(40), 4);
  const { firstPayment } = waits.last('RestructuringRequested');
  const half = tiyn(firstPayment / 2n);
  const agreed = waits.when(pay(day(40), half, 1)).when(pay(day(40), tiyn(firstPayment - half), 2));
  return closeDays(agreed.when(reverse(day(42), 2)), day(43), day(50));
};

const untilTheFifthMonth = (): Story => closeDays(goingOn(oneOfTwo()), addDays(month(4), 1), addDays(month(4), 40));
const wholeDebt = (): Story => {
  const loan = closeDays(issued(il()), day(1), day(10));
  return loan.when(pay(day(10), full(loan, day(10)), 1));
};

export const RULE_PATHS: Readonly<Record<string, () => Story>> = {
  'arrears-by-sum': untilTheFifthMonth,
  'arrears-by-sum-back-dated': () => goingOn(oneOfTwo()).when(pay(month(4), tenge(5_000), 9, addDays(month(2), 2))),
  'arrears-by-sum-taken-back': () => goingOn(oneOfTwo()).when(reverse(month(4), 3)),
  'closed-by-its-payoff': wholeDebt,
  'fast-issue-by-the-days-held': () => {
    const loan = issued(spl({ amount: tenge(150_000), term: { unit: 'DAY', count: 20 }, fastIssue: true }));
    const part = loan.when(pay(day(2), tenge(60_000), 1));
    return part.when(pay(day(5), full(part, day(5)), 2)).when(on(day(5), { type: 'CloseLoan' }));
  },
  'fast-issue-prolonged': () => {
    const loan = issued(spl({ amount: tenge(150_000), term: { unit: 'DAY', count: 20 }, fastIssue: true }));
    return prolonged(loan, day(18), 7, 1);
  },
  'insurance-by-the-days-of-cover': () => {
    const loan = issued(il({ insuranceAgreed: true }));
    const one = loan.when(pay(month(1), quoteOn(loan.life, month(1)).due, 1));
    const end = addDays(month(1), 9);
    return one.when(pay(end, full(one, end), 2)).when(on(end, { type: 'CloseLoan' }));
  },
  'premiums-of-instalments-late': () => {
    const loan = issued(il({ insuranceAgreed: true, fastIssue: true, term: { unit: 'MONTH', count: 4 } }));
    const late = closeDays(loan, month(1), addDays(month(1), 20)).when(pay(addDays(month(1), 20), tenge(40_000), 1));
    return closeDays(late, addDays(month(1), 21), month(5));
  },
  'premiums-of-instalments-recast': () => {
    const loan = issued(il({ insuranceAgreed: true, fastIssue: true, term: { unit: 'MONTH', count: 4 } }));
    const asked = loan
      .when(on(day(12), { type: 'RequestPrepayment', kind: 'PARTIAL', amount: tenge(150_000), mode: 'SHORTER_TERM' }))
      .when(on(day(12), { type: 'SignPrepayment', signature }))
      .when(pay(day(12), tenge(150_000), 1));
    return asked.when(pay(month(1), quoteOn(asked.life, month(1)).due, 2));
  },
  'waiver-lost-with-the-first-payment': bounced,
  'closed-by-the-balance': () => {
    const loan = closeDays(issued(il()), day(1), day(10));
    const amount = full(loan, day(10));
    return loan.when(on(day(10), { type: 'ApplyBalance', transferId: paymentId(70), amount }));
  },
  'arrears-by-row': untilTheFifthMonth,
  'arrears-by-row-back-dated': () => goingOn(oneOfTwo()).when(pay(month(4), tenge(5_000), 9, addDays(month(2), 2))),
  'arrears-by-row-taken-back': () => goingOn(oneOfTwo()).when(reverse(month(4), 3)),
  'whole-debt-on-the-balance': () => {
    const transferId = paymentId(70);
    const served = closeDays(wholeDebt(), day(11), month(1));
    const asked = quoteOn(served.life, month(1)).due;
    return served.when(on(month(1), { type: 'ApplyBalance', transferId, amount: asked }));
  },
  'fast-issue-repaid-early': () => {
    const loan = issued(spl({ amount: tenge(150_000), term: { unit: 'DAY', count: 20 }, fastIssue: true }));
    return loan.when(pay(day(2), full(loan, day(2)), 1)).when(on(day(2), { type: 'CloseLoan' }));
  },
  'restructuring-whose-first-payment-was-taken-back': bounced,
  'prolonged-seven-days': () => prolonged(issued(spl({ amount: tenge(155_000) })), '2026-03-11', 7, 1),
  'prolonged-nine-days': () => prolonged(issued(spl({ amount: tenge(165_000) })), '2026-03-12', 9, 1),
  'prolonged-thirty-days': () => prolonged(issued(spl({ amount: tenge(175_000) })), '2026-03-12', 30, 1),
};
