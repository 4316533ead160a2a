/** Full prepayment: requested once a day, signed, and paid by the end of the day; then the loan ends. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanStream, slotStream } from '../../schema/events/streams.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { addDays } from '../../schema/values/local-date.ts';
import { printTenge, tenge } from '../../schema/values/money.ts';
import { commandAccount } from '../../server/use-cases/balance/balance.ts';
import { applyDueBalance } from '../../server/use-cases/balance/balance-due.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { HASH, il, spl } from '../support/a-loan.ts';
import { deliver, succeeded } from '../support/callbacks.ts';
import { inFull } from '../support/in-full.ts';
import { aCaller, anActiveLoan, reaches, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

const signature = { documentType: 'FULL_PREPAYMENT', documentHash: HASH } as const;

async function topUp(borrowerId: BorrowerId, sum: number): Promise<void> {
  const paymentId = randomUUID() as PaymentId;
  const command = { type: 'CreditBalance', reason: 'TOP_UP', amount: tenge(sum), paymentId, loanId: null } as const;
  expect(await commandAccount(world, aCaller(), borrowerId, command)).not.toHaveProperty('refusal');
}

it('a full prepayment brings an instalment loan to zero on the day and frees the slot', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower, { terms: il() });
  await world.at('2026-03-12');
  const quote = await world.prepayment.quote(borrower.id, loanId);
  // Ten days of 0.1 % on 290,000.
  expect(quote).toMatchObject({ principal: tenge(290_000), interest: tenge(2_900), full: tenge(292_900) });
  expect(quote?.saving).toBeGreaterThan(0n);
  const asked = await world.prepayment.request(aCaller(), borrower.id, loanId);
  expect(asked).toMatchObject({ loan: { prepayment: { state: 'REQUESTED', amount: tenge(292_900) } } });
  const twice = await world.prepayment.request(aCaller(), borrower.id, loanId);
  expect(twice).toMatchObject({ refusal: { code: 'PREPAYMENT_TODAY' } });
  const sign = { caller: aCaller(), borrowerId: borrower.id, loanId, signature, consents: [], locale: 'RU' as const };
  expect(await world.prepayment.signed(sign)).toHaveProperty('position');
  const wish = { borrowerId: borrower.id, loanId, amount: quote?.full ?? tenge(0), locale: 'RU' as const };
  const started = await world.payments.start(aCaller(), wish);
  if ('refusal' in started) throw new Error(started.refusal.code);
  const { id, amount } = started.payment.intent;
  const operatedAt = await world.clock.businessNow();
  expect(await deliver(world, succeeded(id, printTenge(amount), { operatedAt }))).toBe(200);
  await reaches(world, loanId, 'FINISHED');
  expect((await loadLoan(world.ledger, loanId))?.standing).toMatchObject({ principal: 0n, interest: 0n, premium: 0n });
  await expect.poll(() => typesOf(world, slotStream(borrower.id))).toEqual(['SlotClaimed', 'SlotReleased']);
});

it('the balance goes first, the card pays the remainder, and the loan closes', async () => {
  for (const terms of [il(), spl()]) {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower, { terms });
    await topUp(borrower.id, 5_000);
    const cost = await world.prepayment.cost(borrower.id, loanId);
    expect(cost).toMatchObject({ full: terms.amount, fromBalance: tenge(5_000), toPay: terms.amount - tenge(5_000) });
    await world.prepayment.request(aCaller(), borrower.id, loanId);
    const sign = { caller: aCaller(), borrowerId: borrower.id, loanId, signature, consents: [], locale: 'RU' as const };
    expect(await world.prepayment.signed(sign)).toHaveProperty('position');
    const rest = (await world.prepayment.cost(borrower.id, loanId))?.toPay ?? tenge(0);
    expect(rest).toBe(terms.amount - tenge(5_000));
    const started = await world.payments.start(aCaller(), {
      borrowerId: borrower.id,
      loanId,
      amount: rest,
      locale: 'RU',
    });
    if ('refusal' in started) throw new Error(started.refusal.code);
    const operatedAt = await world.clock.businessNow();
    await deliver(world, succeeded(started.payment.intent.id, printTenge(rest), { operatedAt }));
    await reaches(world, loanId, 'FINISHED');
    expect((await world.balance.show(borrower.id)).balance).toBe(0n);
  }
});

inFull(
  'the signature alone closes the loan where the balance covers it, and the end of day does after a top-up',
  async () => {
    const sign = (borrowerId: BorrowerId, loanId: LoanId) =>
      world.prepayment.signed({ caller: aCaller(), borrowerId, loanId, signature, consents: [], locale: 'RU' });
    const rich = await world.borrower();
    const loanId = await anActiveLoan(world, rich, { terms: il() });
    await topUp(rich.id, 300_000);
    await world.prepayment.request(aCaller(), rich.id, loanId);
    await sign(rich.id, loanId);
    await reaches(world, loanId, 'FINISHED');
    expect((await world.balance.show(rich.id)).balance).toBe(tenge(10_000));
    const later = await world.borrower();
    const other = await anActiveLoan(world, later, { terms: il() });
    await world.prepayment.request(aCaller(), later.id, other);
    await sign(later.id, other);
    await topUp(later.id, 290_000);
    await applyDueBalance(world, aCaller(), other, addDays(await world.clock.today(), 1));
    await reaches(world, other, 'FINISHED');
  },
);

it('an unpaid prepayment lapses with its day', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower, { terms: il() });
  await world.prepayment.request(aCaller(), borrower.id, loanId);
  await world.at('2026-03-13');
  await world.closing.runThrough(await world.clock.today());
  expect(await typesOf(world, loanStream(loanId))).toContain('PrepaymentAnnulled');
});

it("another borrower's loan is not found, and before the payout there is nothing to repay", async () => {
  const [borrower, other] = [await world.borrower(), await world.borrower()];
  const loanId = await anActiveLoan(world, borrower);
  expect(await world.prepayment.quote(other.id, loanId)).toBeUndefined();
  const stolen = await world.prepayment.request(aCaller(), other.id, loanId);
  expect(stolen).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
});

it('a part needs a signed application of its own, and the shorter term keeps the instalment', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower, { terms: il() });
  const before = (await loadLoan(world.ledger, loanId))?.standing?.rows ?? [];
  const amount = tenge(100_000);
  const answer = await world.prepayment.economy(borrower.id, loanId, amount);
  if ('refusal' in answer) throw new Error(answer.refusal.code);
  const wish = { kind: 'PARTIAL', amount, mode: 'SHORTER_TERM' } as const;
  expect(await world.prepayment.request(aCaller(), borrower.id, loanId, wish)).toMatchObject({
    loan: { prepayment: { kind: 'PARTIAL', mode: 'SHORTER_TERM', state: 'REQUESTED' } },
  });
  const sign = { caller: aCaller(), borrowerId: borrower.id, loanId, signature, consents: [], locale: 'RU' as const };
  expect(await world.prepayment.signed(sign)).toMatchObject({ refusal: { code: 'DOCUMENT_CHANGED' } });
  const application = { documentType: 'PARTIAL_PREPAYMENT_APPLICATION', documentHash: HASH } as const;
  expect(await world.prepayment.signed({ ...sign, signature: application })).toHaveProperty('position');
  const started = await world.payments.start(aCaller(), { borrowerId: borrower.id, loanId, amount, locale: 'RU' });
  if ('refusal' in started) throw new Error(started.refusal.code);
  const operatedAt = await world.clock.businessNow();
  await deliver(world, succeeded(started.payment.intent.id, printTenge(amount), { operatedAt }));
  await expect.poll(async () => (await loadLoan(world.ledger, loanId))?.prepayment?.state).toBe('PAID');
  const rows = (await loadLoan(world.ledger, loanId))?.standing?.rows ?? [];
  const way = answer.economy.options.find(({ mode }) => mode === 'SHORTER_TERM');
  expect(rows.map((row) => [row.date, row.amount])).toEqual(way?.rows.map((row) => [row.date, row.amount]));
  expect(rows[0]?.amount).toBe(before[0]?.amount);
});

it('a part of a single-payment loan needs no request', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  const answer = await world.prepayment.economy(borrower.id, loanId, tenge(10_000));
  expect(answer).toMatchObject({ refusal: { code: 'PREPAYMENT_AT_ONCE' } });
});
