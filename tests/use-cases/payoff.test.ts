/** Money that covers everything owed on its day closes a loan of any product, through every channel. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Terms } from '../../schema/events/figures.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { addDays } from '../../schema/values/local-date.ts';
import { printTenge, type Tiyn, tenge, tiyn } from '../../schema/values/money.ts';
import type { SandboxIncoming } from '../../server/adapters/sandbox-kit/incoming.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { balanceOf, commandAccount } from '../../server/use-cases/balance/balance.ts';
import { applyDueBalance } from '../../server/use-cases/balance/balance-due.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { il, spl } from '../support/a-loan.ts';
import { deliver, succeeded } from '../support/callbacks.ts';
import { inFull } from '../support/in-full.ts';
import { aCaller, anActiveLoan, reaches, statusOf, topUp } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';
import { shortOf } from '../support/size.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

type One = { borrower: Borrower; loanId: LoanId; offerNumber: string };
let serial = 500;
async function aLoan(terms: Terms = il()): Promise<One> {
  const borrower = await world.borrower();
  const offerNumber = `NS-2026-${String(++serial).padStart(6, '0')}`;
  return { borrower, offerNumber, loanId: await anActiveLoan(world, borrower, { terms, offerNumber }) };
}
const payoff = async ({ borrower, loanId }: One): Promise<Tiyn> => {
  const quote = await world.prepayment.quote(borrower.id, loanId);
  if (!quote) throw new Error('nothing is owed');
  return quote.full;
};
const balance = ({ borrower }: One) => balanceOf(world.ledger, borrower.id);

/** Reported at once; returns the payment's id. */
async function byCard({ borrower, loanId }: One, amount: Tiyn): Promise<string> {
  const started = await world.payments.start(aCaller(), { borrowerId: borrower.id, loanId, amount, locale: 'RU' });
  if ('refusal' in started) throw new Error(started.refusal.code);
  const { id, externalId: operationId } = started.payment.intent;
  const operatedAt = await world.clock.businessNow();
  expect(await deliver(world, succeeded(id, printTenge(amount), { operatedAt, operationId }))).toBe(200);
  return id;
}
const shown = async (one: One, id: string) => world.payments.find(one.borrower.id, id);

describe('the payoff of an instalment loan without a request', () => {
  it('a card payment closes the loan', async () => {
    const one = await aLoan();
    const id = await byCard(one, await payoff(one));
    await reaches(world, one.loanId, 'FINISHED');
    expect(await balance(one)).toBe(0n);
    expect(await shown(one, id)).toMatchObject({ state: 'RECEIVED', closedLoan: true });
  });

  it.each(shortOf(1, ['terminal', 'wallet', 'bankTransfer'] as const))(
    'is closed by money from a %s',
    async (channel) => {
      const one = await aLoan();
      const from: SandboxIncoming = world[channel];
      await from.pay(one.offerNumber, await payoff(one));
      await world.kit.callbacks.deliverDue();
      await reaches(world, one.loanId, 'FINISHED');
      expect(await balance(one)).toBe(0n);
    },
  );

  it('a top-up closes it, and so does the balance when the borrower asks', async () => {
    const one = await aLoan();
    await topUp(world, one.borrower, 290_000);
    await reaches(world, one.loanId, 'FINISHED');
    const other = await aLoan();
    await lies(other, 300_000);
    expect(await world.balance.use(aCaller(), other.borrower.id)).toMatchObject({ refusal: { code: 'NOTHING_DUE' } });
    expect(await world.balance.use(aCaller(), other.borrower.id, true)).toHaveProperty('position');
    await reaches(world, other.loanId, 'FINISHED');
    expect(await balance(other)).toBe(tenge(10_000));
  });

  it('a card closes it together with the balance, though a part was requested', async () => {
    const one = await aLoan();
    await topUp(world, one.borrower, 55_000);
    const wish = { kind: 'PARTIAL', amount: tenge(100_000), mode: 'SHORTER_TERM' } as const;
    await world.prepayment.request(aCaller(), one.borrower.id, one.loanId, wish);
    const id = await byCard(one, tiyn((await payoff(one)) - tenge(55_000)));
    await reaches(world, one.loanId, 'FINISHED');
    expect(await balance(one)).toBe(0n);
    expect(await shown(one, id)).toMatchObject({
      state: 'RECEIVED',
      closedLoan: true,
      receipt: { principalAfter: tenge(290_000) },
    });
  });

  inFull('a payment reported the next day closes it for its own day, with the balance', async () => {
    const one = await aLoan();
    await topUp(world, one.borrower, 55_000);
    const amount = tiyn((await payoff(one)) - tenge(55_000));
    const wish = { borrowerId: one.borrower.id, loanId: one.loanId, amount, locale: 'RU' as const };
    const started = await world.payments.start(aCaller(), wish);
    if ('refusal' in started) throw new Error(started.refusal.code);
    const operatedAt = await world.clock.businessNow();
    const today = await world.clock.today();
    await world.at(addDays(today, 1));
    await world.closing.runThrough(addDays(today, 1));
    expect(await deliver(world, succeeded(started.payment.intent.id, printTenge(amount), { operatedAt }))).toBe(200);
    await reaches(world, one.loanId, 'FINISHED');
    expect((await loadLoan(world.ledger, one.loanId))?.standing?.accruedThrough).toBe(today);
  });
});

/** Old money closes nothing by itself. */
async function lies({ borrower }: One, sum: number): Promise<void> {
  const paymentId = world.ids.fresh<PaymentId>();
  const command = { type: 'CreditBalance', reason: 'TOP_UP', amount: tenge(sum), paymentId, loanId: null } as const;
  expect(await commandAccount(world, aCaller(), borrower.id, command)).not.toHaveProperty('refusal');
}

describe('money that is not meant to close the loan', () => {
  it('money lying on the balance and an instalment on its day leave the loan open', async () => {
    const one = await aLoan();
    await lies(one, 300_000);
    await applyDueBalance(world, aCaller(), one.loanId, addDays(await world.clock.today(), 1));
    expect(await statusOf(world, one.loanId)).toBe('ACTIVE');
    expect(await balance(one)).toBe(tenge(300_000));
  });

  it('a part ahead of the schedule waits on the balance', async () => {
    const one = await aLoan();
    const id = await byCard(one, tenge(100_000));
    expect(await statusOf(world, one.loanId)).toBe('ACTIVE');
    expect(await balance(one)).toBe(tenge(100_000));
    expect(await shown(one, id)).toMatchObject({ state: 'RECEIVED', closedLoan: false });
  });

  it('the last part from the balance leaves the remainder of a single-payment loan', async () => {
    const one = await aLoan(spl());
    await lies(one, 40_000);
    const id = await byCard(one, tiyn((await payoff(one)) - tenge(40_000)));
    await reaches(world, one.loanId, 'FINISHED');
    expect(await balance(one)).toBe(0n);
    expect(await shown(one, id)).toMatchObject({ closedLoan: true });
  });
});
