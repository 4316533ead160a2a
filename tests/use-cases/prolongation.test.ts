/**
 * A prolongation's cost, request, document and signature, and the payment that completes it, however late it is
 * reported.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { almatyDateOf, instant } from '../../schema/values/local-date.ts';
import { printTenge, tenge } from '../../schema/values/money.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { commandAccount } from '../../server/use-cases/balance/balance.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { deliver, succeeded } from '../support/callbacks.ts';
import { inFull } from '../support/in-full.ts';
import { aCaller, anActiveLoan, reaches, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

/** 100,000 tenge for ten days, due on 12 March; the test's clock never goes back. */
async function signed(borrower: Borrower, loanId: LoanId, days: number): Promise<void> {
  const { prolongation } = world;
  expect(await prolongation.request(aCaller(), borrower.id, loanId, days)).toMatchObject({
    loan: { status: 'WAITING_PROLONGATION', request: { kind: 'PROLONGATION', count: days, signed: false } },
  });
  const wish = { borrowerId: borrower.id, loanId, type: 'PROLONGATION' as const, locale: 'RU' as const };
  const made = await prolongation.prepare(wish);
  if ('refusal' in made) throw new Error(made.refusal.code);
  expect(await prolongation.prepare(wish)).toEqual(made);
  const signature = { documentType: 'PROLONGATION' as const, documentHash: made.document.hash };
  const sign = { caller: aCaller(), borrowerId: borrower.id, loanId, signature, consents: [], locale: 'RU' as const };
  expect(await prolongation.check?.(sign)).toBeUndefined();
  expect(await prolongation.signed(sign)).toHaveProperty('position');
  expect(await prolongation.prepare(wish)).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
}

async function pays(borrowerId: BorrowerId, loanId: LoanId, amount: number, operatedAt: string): Promise<void> {
  const wish = { borrowerId, loanId, amount: tenge(amount), locale: 'RU' as const };
  const started = await world.payments.start(aCaller(), wish);
  if ('refusal' in started) throw new Error(started.refusal.code);
  const { id } = started.payment.intent;
  const notice = succeeded(id, printTenge(tenge(amount)), { operatedAt: instant(new Date(operatedAt)) });
  expect(await deliver(world, notice)).toBe(200);
}

const closed = async () => world.closing.runThrough(await world.clock.today());

it('paying the charges to date moves the end', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  expect(await world.prolongation.quote(borrower.id, loanId)).toMatchObject({
    unavailable: { refusal: { code: 'AGREEMENT_TOO_EARLY', facts: { date: '2026-03-09' } } },
    options: [],
  });
  await world.at('2026-03-10');
  const quote = await world.prolongation.quote(borrower.id, loanId);
  if (!('options' in quote)) throw new Error(quote.refusal.code);
  expect(quote).toMatchObject({ unavailable: null, left: 3, maturity: '2026-03-12', debt: { interest: tenge(2_240) } });
  expect(quote.options).toHaveLength(26);
  expect(quote.options.find(({ days }) => days === 14)).toMatchObject({
    newMaturity: '2026-03-26',
    payToday: tenge(2_240),
    price: { interest: tenge(4_480), total: tenge(104_480) },
  });
  await signed(borrower, loanId, 14);
  await pays(borrower.id, loanId, 2_240, await world.clock.businessNow());
  await reaches(world, loanId, 'PROLONGED');
  const loan = await loadLoan(world.ledger, loanId);
  expect(loan).toMatchObject({
    request: null,
    standing: { maturity: '2026-03-26', principal: tenge(100_000), interest: 0n },
    price: { total: tenge(104_480) },
  });
  expect(await world.prolongation.quote(borrower.id, loanId)).toMatchObject({ left: 2 });
});

it('the balance pays at the end of the day, where it covers the sum', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  await world.at('2026-03-17');
  await closed();
  await signed(borrower, loanId, 10);
  const credit = { type: 'CreditBalance', reason: 'SURPLUS', amount: tenge(90_000), loanId } as const;
  const paymentId = crypto.randomUUID() as PaymentId;
  await commandAccount(world, aCaller(), borrower.id, { ...credit, paymentId });
  await world.at('2026-03-18');
  await closed();
  expect(await typesOf(world, loanStream(loanId))).toEqual(
    expect.arrayContaining(['ProlongationOfferSigned', 'BalanceApplied', 'LoanProlonged']),
  );
  expect((await loadLoan(world.ledger, loanId))?.standing?.principal).toBe(tenge(100_000));
});

inFull('a callback after midnight prolongs from the day of the payment', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  await world.at('2026-03-28');
  await closed();
  await signed(borrower, loanId, 7);
  const before = instant(new Date(Date.parse(await world.clock.businessNow())));
  await world.at('2026-03-29');
  await closed();
  expect(await loadLoan(world.ledger, loanId)).toMatchObject({ request: null, endedRequest: { reason: 'LAPSED' } });
  await pays(borrower.id, loanId, 2_800, before);
  await reaches(world, loanId, 'PROLONGED');
  const types = await typesOf(world, loanStream(loanId));
  expect(types.slice(types.indexOf('PaymentReceived'))).toEqual([
    'PaymentReceived',
    'BackdatingAdjusted',
    'LoanProlonged',
  ]);
  expect((await loadLoan(world.ledger, loanId))?.standing).toMatchObject({ penalty: 0n, principal: tenge(100_000) });
  expect(almatyDateOf(before)).toBe('2026-03-28');
});

it("another borrower's loan is not found", async () => {
  const [borrower, other] = [await world.borrower(), await world.borrower()];
  const loanId = await anActiveLoan(world, borrower);
  expect(await world.prolongation.quote(other.id, loanId)).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
  const wish = { borrowerId: other.id, loanId, type: 'PROLONGATION' as const, locale: 'RU' as const };
  expect(await world.prolongation.prepare(wish)).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
  const stolen = await world.prolongation.request(aCaller(), other.id, loanId, 10);
  expect(stolen).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
});
