/** From overdue to the last payment, with a lapsed request, the balance and a court's offer. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanStream, slotStream } from '../../schema/events/streams.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { printTenge, type Tiyn, tenge } from '../../schema/values/money.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { restructuringDetails } from '../../server/use-cases/agreement/restructuring.ts';
import { restructuringScheduleOn } from '../../server/use-cases/agreement/restructuring-schedule.ts';
import { commandAccount } from '../../server/use-cases/balance/balance.ts';
import { commandLoan } from '../../server/use-cases/loan/loan-command.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { HASH, il } from '../support/a-loan.ts';
import { deliver, succeeded } from '../support/callbacks.ts';
import { inFull } from '../support/in-full.ts';
import { aCaller, anActiveLoan, reaches, statusOf, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

async function viewOf(loanId: LoanId): Promise<LoanView> {
  const loan = await loadLoan(world.ledger, loanId);
  if (!loan) throw new Error('no loan');
  return loan;
}

/** The world's clock only goes forward; every day in between is closed. */
async function goTo(day: string): Promise<void> {
  await world.at(day);
  await world.closing.runThrough(await world.clock.today());
}

async function pays(borrower: Borrower, loanId: LoanId, amount: Tiyn): Promise<void> {
  const started = await world.payments.start(aCaller(), { borrowerId: borrower.id, loanId, amount, locale: 'RU' });
  if ('refusal' in started) throw new Error(started.refusal.code);
  const operatedAt = await world.clock.businessNow();
  expect(await deliver(world, succeeded(started.payment.intent.id, printTenge(amount), { operatedAt }))).toBe(200);
}

type OfferType = 'RESTRUCTURING_OFFER' | 'RESTRUCTURING_IL_OFFER' | 'RESTRUCTURING_COURT_OFFER';

async function signs(borrower: Borrower, loanId: LoanId, type: OfferType): Promise<void> {
  const details = await restructuringDetails(
    { borrowerId: borrower.id, loanId, type, locale: 'RU' },
    await viewOf(loanId),
  );
  expect(details).toHaveProperty('restructuring');
  const { request } = await viewOf(loanId);
  expect(details).toMatchObject({ restructuring: { firstPayment: request?.offer?.payToday, months: request?.count } });
  const signature = { documentType: type, documentHash: HASH };
  const sign = { caller: aCaller(), borrowerId: borrower.id, loanId, signature, consents: [], locale: 'RU' as const };
  expect(await world.restructuring.check(sign)).toBeUndefined();
  expect(await world.restructuring.signed(sign)).toHaveProperty('position');
}

it('a late loan is restructured and paid to FINISHED', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  expect(await world.restructuring.quote(borrower.id, loanId)).toMatchObject({
    unavailable: { refusal: { code: 'RESTRUCTURING_ON_TIME', facts: { date: '2026-03-13' } } },
    options: [],
  });
  await goTo('2026-03-20');
  const quote = await world.restructuring.quote(borrower.id, loanId);
  if (!('options' in quote)) throw new Error(quote.refusal.code);
  expect(quote.options.map(({ months }) => months)).toEqual([2, 3, 4, 5, 6]);
  const two = quote.options[0];
  if (!two) throw new Error('no two months');
  const asked = await world.restructuring.request(aCaller(), borrower.id, loanId, 2);
  expect(asked).toMatchObject({
    loan: {
      status: 'EXPIRED',
      request: { kind: 'RESTRUCTURING', count: 2, signed: false, offer: { payToday: two.firstPayment } },
    },
  });
  await signs(borrower, loanId, 'RESTRUCTURING_OFFER');
  expect(await statusOf(world, loanId)).toBe('WAITING_RESTRUCTURING');
  await pays(borrower, loanId, two.firstPayment);
  await reaches(world, loanId, 'RESTRUCTURED');
  const loan = await viewOf(loanId);
  expect(loan).toMatchObject({
    request: null,
    restructured: { months: 2, capitalised: two.capitalised, waived: two.waived, on: '2026-03-20' },
    standing: { principal: two.principal, maturity: '2026-05-20', penalty: 0n, interest: 0n },
  });
  await goTo('2026-04-22');
  expect(await statusOf(world, loanId)).toBe('RESTRUCTURED_EXPIRED');
  const missed = restructuringScheduleOn(await viewOf(loanId), localDate('2026-04-22'));
  expect(missed?.rows).toMatchObject([
    { order: 1, isOverdue: true, isPast: true, isUnavailable: false },
    { order: 2, isOverdue: false, isPast: false, isUnavailable: true },
  ]);
  expect(missed?.unpaid).toBeGreaterThan(two.price.rows[0]?.amount ?? 0n);
  await pays(borrower, loanId, tenge((missed?.unpaid ?? 0n) / 100n + 1n));
  await reaches(world, loanId, 'RESTRUCTURED');
  await goTo('2026-05-20');
  const { next } = restructuringScheduleOn(await viewOf(loanId), localDate('2026-05-20')) ?? {};
  await pays(borrower, loanId, next?.amount ?? tenge(0));
  await reaches(world, loanId, 'FINISHED');
  await expect.poll(() => typesOf(world, slotStream(borrower.id))).toContain('SlotReleased');
});

it('an unpaid first payment lets it lapse with its day, and the balance pays it where it is enough', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower, { terms: il() });
  await world.restructuring.request(aCaller(), borrower.id, loanId, 6);
  await signs(borrower, loanId, 'RESTRUCTURING_IL_OFFER');
  await goTo('2026-05-21');
  expect(await viewOf(loanId)).toMatchObject({
    status: 'ACTIVE',
    request: null,
    endedRequest: { kind: 'RESTRUCTURING', reason: 'LAPSED' },
  });
  const paymentId = crypto.randomUUID() as PaymentId;
  const credit = { type: 'CreditBalance', reason: 'SURPLUS', amount: tenge(40_000), paymentId, loanId } as const;
  await commandAccount(world, aCaller(), borrower.id, credit);
  await world.restructuring.request(aCaller(), borrower.id, loanId, 6);
  await signs(borrower, loanId, 'RESTRUCTURING_IL_OFFER');
  await goTo('2026-05-22');
  expect(await typesOf(world, loanStream(loanId))).toEqual(
    expect.arrayContaining(['BalanceApplied', 'LoanRestructured']),
  );
  expect((await viewOf(loanId)).restructured?.on).toBe('2026-05-21');
});

inFull("the office offers it after a court's decision, and the borrower signs the offer with its day", async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  const decided = localDate('2026-09-10');
  const asked = { type: 'RequestRestructuring', months: 4, courtDecidedOn: decided } as const;
  await goTo('2026-09-12');
  expect(await statusOf(world, loanId)).toBe('CALCULATION_STOPPED');
  expect(await commandLoan(world, aCaller(), loanId, asked)).not.toHaveProperty('refusal');
  // It stays open for ten more days; each day has its own figures, which its document shows.
  await goTo('2026-09-20');
  expect((await viewOf(loanId)).request).toMatchObject({
    payBy: '2026-09-20',
    parts: { courtDecidedOn: decided, standsUntil: '2026-09-22' },
  });
  const again = await world.restructuring.requestAgain(aCaller(), borrower.id, loanId, 2);
  expect(again).toMatchObject({ loan: { request: { count: 4, parts: { courtDecidedOn: decided } } } });
  await signs(borrower, loanId, 'RESTRUCTURING_COURT_OFFER');
  await pays(borrower, loanId, (await viewOf(loanId)).request?.offer?.payToday ?? tenge(0));
  await reaches(world, loanId, 'RESTRUCTURED');
});

it("another borrower's loan is not found", async () => {
  const [borrower, other] = [await world.borrower(), await world.borrower()];
  const loanId = await anActiveLoan(world, borrower, { terms: il() });
  expect(await world.restructuring.quote(other.id, loanId)).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
  const stolen = await world.restructuring.request(aCaller(), other.id, loanId, 3);
  expect(stolen).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
});
