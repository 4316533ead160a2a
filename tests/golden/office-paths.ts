/** Acts of the office, restructurings and partial prepayments; see paths.ts. */
import { addDays, addMonths, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import { closeDay, closeDays, il, issued, MONDAY, on, pay, paymentId, signature } from '../support/a-loan.ts';
import { agreedOn, ask, restructured, sign } from '../support/a-restructuring.ts';
import type { Story } from '../support/spec.ts';

const first = localDate(MONDAY);
const day = (n: number) => addDays(first, n);
const due = (story: Story, on_: string) => quoteOn(story.life, localDate(on_)).due;
const inOrder = (story: Story, months: number): Story =>
  story.life.standing.rows
    .slice(0, months)
    .reduce((soFar, row, i) => soFar.when(closeDay(row.date)).when(pay(row.date, due(soFar, row.date), i + 1)), story);
const early = (mode: 'SHORTER_TERM' | 'SMALLER_PAYMENT'): Story => {
  const today = day(70);
  const loan = inOrder(issued(il()), 2)
    .when(on(today, { type: 'RequestPrepayment', kind: 'PARTIAL', amount: tenge(80_000), mode }))
    .when(on(today, { type: 'SignPrepayment', signature }))
    .when(pay(today, tenge(80_000), 9));
  return loan.when(closeDay(addMonths(first, 3)));
};
const stopped = () => closeDays(issued(), day(11), day(101));
const sale = (story: Story, buyer: string): Story => {
  const soFar = story.when(on(day(101), { type: 'IssueCessionNotice', buyer }));
  return soFar.when(on(day(140), { type: 'AgreeCession', buyer, price: tenge(40_000), payBy: day(142) }));
};

export const OFFICE_PATHS: Readonly<Record<string, () => Story>> = {
  'part-repaid-shorter-term': () => early('SHORTER_TERM'),
  'part-repaid-smaller-payment': () => early('SMALLER_PAYMENT'),
  restructured: () => {
    const loan = restructured(closeDays(issued(), day(11), day(40)), day(40), 3);
    return inOrder(loan, 3).when(on(addMonths(day(40), 3), { type: 'CloseLoan' }));
  },
  'restructured-after-the-stop': () => restructured(stopped(), day(101), 6),
  'restructured-by-a-court-offer': () => {
    const offered = stopped().when(ask(day(101), 4, day(95)));
    const standing = closeDays(offered, day(102), day(105)).when(sign(day(105)));
    return standing.when(pay(day(105), standing.last('RestructuringRequested').firstPayment, 1));
  },
  'court-offer-lapsed': () => closeDays(stopped().when(ask(day(101), 4, day(95))), day(102), day(112)),
  'restructured-and-late-again': () =>
    closeDays(
      restructured(closeDays(issued(), day(11), day(40)), day(40), 3),
      addMonths(day(40), 1),
      addMonths(day(40), 2),
    ),
  'restructuring-lapsed': () => agreedOn(closeDays(issued(), day(11), day(40)), day(40), 3).when(closeDay(day(41))),
  deferred: () => {
    const loan = closeDays(issued().when(on(day(9), { type: 'GrantGrace', until: day(20) })), day(10), day(20));
    return loan.when(pay(day(20), due(loan, day(20)), 1)).when(on(day(20), { type: 'CloseLoan' }));
  },
  'deferred-and-late': () =>
    closeDays(issued().when(on(day(9), { type: 'GrantGrace', until: day(20) })), day(10), day(25)),
  'penalty-waived': () => {
    const late = closeDays(issued(), day(11), day(25));
    return late.when(on(day(25), { type: 'WaivePenalty', amount: tenge(5_000), reason: 'HARDSHIP' }));
  },
  'written-off': () =>
    stopped()
      .when(on(day(101), { type: 'WriteOff', reason: 'DEATH' }))
      .when(on(day(101), { type: 'CloseLoan' })),
  'dispute-upheld': () => {
    const disputed = closeDays(issued(), day(11), day(15)).when(
      on(day(15), { type: 'DisputeLoan', reason: 'NOT_APPLIED' }),
    );
    const upheld = closeDays(disputed, day(16), day(30)).when(on(day(30), { type: 'UpholdDispute' }));
    return upheld.when(on(day(30), { type: 'CloseLoan' }));
  },
  'dispute-dismissed': () => {
    const disputed = issued().when(on(day(5), { type: 'DisputeLoan', reason: 'PHONE_OR_PAPERS_STOLEN' }));
    return closeDays(
      closeDays(disputed, day(11), day(20)).when(on(day(20), { type: 'DismissDispute' })),
      day(21),
      day(30),
    );
  },
  cession: () => sale(stopped(), 'TOO Collector').when(on(day(141), { type: 'ConfirmCession' })),
  'cession-cancelled': () => sale(stopped(), 'TOO Collector').when(on(day(141), { type: 'CancelCession' })),
  'payment-taken-back': () => {
    const paid = issued()
      .when(pay(day(5), tenge(60_000), 1))
      .when(pay(day(8), tenge(10_000), 2));
    const late = closeDays(paid, day(11), day(15));
    const command = {
      type: 'ReversePayment',
      paymentId: paymentId(1),
      reversedOn: day(15),
      reason: 'PROVIDER',
    } as const;
    return late.when(on(day(15), command));
  },
  'payment-taken-back-in-part': () => {
    const paid = issued()
      .when(pay(day(5), tenge(60_000), 1))
      .when(pay(day(8), tenge(10_000), 2));
    const command = {
      type: 'ReversePayment',
      paymentId: paymentId(1),
      reversedOn: day(9),
      reason: 'PROVIDER',
      rest: { paymentId: paymentId(3), amount: tenge(35_000) },
    } as const;
    return paid.when(on(day(9), command));
  },
};
