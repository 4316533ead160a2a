/** Early repayment in full: asked once a day, signed, paid by the end of the day; then the loan is over. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanStream, slotStream } from '../../schema/values/ids.ts';
import { printTenge, tenge } from '../../schema/values/money.ts';
import { loadLoan } from '../../server/use-cases/loan-view.ts';
import { HASH, il } from '../support/a-loan.ts';
import { deliver, succeeded } from '../support/callbacks.ts';
import { aCaller, anActiveLoan, reaches, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

const signature = { documentType: 'FULL_PREPAYMENT', documentHash: HASH } as const;

it('brings an instalment loan to zero on the day, and frees the slot', async () => {
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
  expect(await world.prepayment.signed(sign)).toMatchObject({ signed: true });
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

it('lapses with its day when it is not paid', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower, { terms: il() });
  await world.prepayment.request(aCaller(), borrower.id, loanId);
  await world.at('2026-03-13');
  await world.closing.runThrough(await world.clock.today());
  expect(await typesOf(world, loanStream(loanId))).toContain('PrepaymentAnnulled');
});

it('is nobody else’s and nothing before the money is out', async () => {
  const [borrower, other] = [await world.borrower(), await world.borrower()];
  const loanId = await anActiveLoan(world, borrower);
  expect(await world.prepayment.quote(other.id, loanId)).toBeUndefined();
  const stolen = await world.prepayment.request(aCaller(), other.id, loanId);
  expect(stolen).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
});

it('takes a part under a signed application of its own, and keeps the instalment where a shorter term is chosen', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower, { terms: il() });
  const before = (await loadLoan(world.ledger, loanId))?.standing?.rows ?? [];
  const amount = tenge(100_000);
  const told = await world.prepayment.economy(borrower.id, loanId, amount);
  if ('refusal' in told) throw new Error(told.refusal.code);
  const wish = { kind: 'PARTIAL', amount, mode: 'SHORTER_TERM' } as const;
  expect(await world.prepayment.request(aCaller(), borrower.id, loanId, wish)).toMatchObject({
    loan: { prepayment: { kind: 'PARTIAL', mode: 'SHORTER_TERM', state: 'REQUESTED' } },
  });
  const sign = { caller: aCaller(), borrowerId: borrower.id, loanId, signature, consents: [], locale: 'RU' as const };
  expect(await world.prepayment.signed(sign)).toMatchObject({ refusal: { code: 'DOCUMENT_CHANGED' } });
  const application = { documentType: 'PARTIAL_PREPAYMENT_APPLICATION', documentHash: HASH } as const;
  expect(await world.prepayment.signed({ ...sign, signature: application })).toMatchObject({ signed: true });
  const started = await world.payments.start(aCaller(), { borrowerId: borrower.id, loanId, amount, locale: 'RU' });
  if ('refusal' in started) throw new Error(started.refusal.code);
  const operatedAt = await world.clock.businessNow();
  await deliver(world, succeeded(started.payment.intent.id, printTenge(amount), { operatedAt }));
  await expect.poll(async () => (await loadLoan(world.ledger, loanId))?.prepayment?.state).toBe('PAID');
  const rows = (await loadLoan(world.ledger, loanId))?.standing?.rows ?? [];
  const way = told.economy.ways.find(({ mode }) => mode === 'SHORTER_TERM');
  expect(rows.map((row) => [row.date, row.amount])).toEqual(way?.rows.map((row) => [row.date, row.amount]));
  expect(rows[0]?.amount).toBe(before[0]?.amount);
});

it('of a part needs no request on a single-payment loan', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  const told = await world.prepayment.economy(borrower.id, loanId, tenge(10_000));
  expect(told).toMatchObject({ refusal: { code: 'PREPAYMENT_AT_ONCE' } });
});
