/** Balance and bonuses go to a loan in steps; a crash may follow any of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStream, bonusStream, loanStream } from '../../schema/events/streams.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { type Tiyn, tenge, ZERO } from '../../schema/values/money.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import type { Ledger } from '../../server/ports/ledger.ts';
import { balanceOf, commandAccount } from '../../server/use-cases/balance/balance.ts';
import { makeBalanceAccount } from '../../server/use-cases/balance/balance-account.ts';
import { repayOpenLoan } from '../../server/use-cases/balance/balance-prepayment.ts';
import { makeBonus } from '../../server/use-cases/bonus/bonus.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { il, spl } from '../support/a-loan.ts';
import { inFull } from '../support/in-full.ts';
import { aCaller, anActiveLoan, reaches, topUp, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';
import { shortOf } from '../support/size.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

const balance = (borrower: Borrower) => balanceOf(world.ledger, borrower.id);
const paid = async (loanId: LoanId) => (await loadLoan(world.ledger, loanId))?.paid;

/** The ledger fails from the n-th append on. */
function dyingLedger(n: number): Ledger {
  let left = n;
  return {
    ...world.ledger,
    append: async (...args) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return world.ledger.append(...args);
    },
  };
}

it('a repeated notice tops the balance up once', async () => {
  const borrower = await world.borrower();
  await topUp(world, borrower, 3_000);
  expect(await balance(borrower)).toBe(tenge(3_000));
  expect(await world.balance.show(borrower.id)).toMatchObject({
    moves: [{ amount: tenge(3_000), reason: 'TOP_UP', balance: tenge(3_000) }],
    next: null,
    usable: ZERO,
  });
});

describe('the balance of a borrower with a loan', () => {
  it('the balance says what it will pay by itself and when; before that day it stays', async () => {
    const borrower = await world.borrower();
    expect(await world.balance.use(aCaller(), borrower.id)).toMatchObject({ refusal: { code: 'BALANCE_EMPTY' } });
    await topUp(world, borrower, 500);
    expect(await world.balance.use(aCaller(), borrower.id)).toMatchObject({ refusal: { code: 'LOAN_NOT_LIVE' } });
    const loanId = await anActiveLoan(world, borrower);
    const next = { loanId, on: '2026-03-12', amount: tenge(102_800), covered: tenge(500) };
    expect((await world.balance.show(borrower.id)).next).toEqual(next);
    expect(await world.balance.use(aCaller(), borrower.id)).toMatchObject({ refusal: { code: 'NOTHING_DUE' } });
    expect(await balance(borrower)).toBe(tenge(500));
  });
});

describe('the balance on the due day', () => {
  let loans: { borrower: Borrower; loanId: LoanId }[];
  beforeAll(async () => {
    loans = [];
    for (let i = 0; i < 6; i++) {
      const borrower = await world.borrower();
      loans.push({ borrower, loanId: await anActiveLoan(world, borrower) });
    }
    await world.at('2026-03-12');
    for (const { borrower } of loans) await topUp(world, borrower, 2_000);
  });
  const take = () => {
    const one = loans.pop();
    if (!one) throw new Error('no loan left');
    return one;
  };

  it('the balance pays the due amount as far as it can, once, however often it is requested', async () => {
    const { borrower, loanId } = take();
    const caller = aCaller();
    const answers = await Promise.all([caller, caller, caller].map((one) => world.balance.use(one, borrower.id)));
    expect(answers.every((answer) => 'position' in answer)).toBe(true);
    expect([await balance(borrower), await paid(loanId)]).toEqual([ZERO, tenge(2_000)]);
    expect((await typesOf(world, accountStream(borrower.id))).filter((type) => type === 'BalanceDebited')).toHaveLength(
      1,
    );
    expect(await world.balance.use(caller, borrower.id)).toHaveProperty('position');
  });

  it('a payment killed between account and loan is finished by the workflow', async () => {
    const { borrower, loanId } = take();
    const ledger = dyingLedger(1);
    const dying = makeBalanceAccount({ ...world.base, ledger });
    await expect(world.alone(() => dying.use(aCaller(), borrower.id))).rejects.toThrow('killed');
    await expect.poll(() => paid(loanId)).toBe(tenge(2_000));
    expect(await balance(borrower)).toBe(ZERO);
    expect((await typesOf(world, loanStream(loanId))).filter((type) => type === 'BalanceApplied')).toHaveLength(1);
  });

  it('two requests at the same moment close the loan with one debit', async () => {
    const { borrower, loanId } = take();
    const credit = { type: 'CreditBalance', reason: 'TOP_UP', loanId: null } as const;
    const sum = { amount: tenge(300_000), paymentId: crypto.randomUUID() as never };
    await world.alone(async () => {
      await commandAccount(world.base, aCaller(), borrower.id, { ...credit, ...sum });
      const today = await world.clock.today();
      const second = () => repayOpenLoan(world.base, aCaller(), borrower.id, today);
      // The first request has debited the balance, and the loan has not taken the money yet.
      const ledger: Ledger = {
        ...world.ledger,
        append: async (stream, ...args) => {
          if (stream === loanStream(loanId)) await second();
          return world.ledger.append(stream, ...args);
        },
      };
      await repayOpenLoan({ ...world.base, ledger }, aCaller(), borrower.id, today);
    });
    const types = await typesOf(world, accountStream(borrower.id));
    expect(types).toEqual(['BalanceCredited', 'BalanceCredited', 'BalanceDebited']);
    expect([await balance(borrower), await paid(loanId)]).toEqual([tenge(199_200), tenge(102_800)]);
  });

  it('the balance closes the loan together with a payment and keeps the surplus', async () => {
    const { borrower, loanId } = take();
    await world.receiving.received('terminal', {
      externalId: `quick-${loanId}`,
      amount: tenge(102_000),
      loanId,
      topUpOf: null,
      operatedAt: await world.clock.businessNow(),
      problem: null,
    });
    await reaches(world, loanId, 'FINISHED');
    expect(await world.balance.use(aCaller(), borrower.id)).toMatchObject({ refusal: { code: 'LOAN_NOT_LIVE' } });
    expect(await balance(borrower)).toBe(tenge(1_200));
    expect(await paid(loanId)).toBe(tenge(102_800));
  });

  it('the end-of-day run uses the balance by itself', async () => {
    const { borrower, loanId } = take();
    await world.days.begin('2026-03-12' as never, world.clock.now());
    await world.days.finish('2026-03-12' as never, world.clock.now());
    await world.at('2026-03-13');
    await world.closing.run();
    expect([await balance(borrower), await paid(loanId)]).toEqual([ZERO, tenge(2_000)]);
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    const applied = events.find((event) => event.type === 'BalanceApplied');
    expect(applied?.type === 'BalanceApplied' && applied.data.appliedOn).toBe('2026-03-12');
  });
});

describe('bonuses of a borrower', () => {
  const earned = (id: BorrowerId) => world.bonus.show(id).then((shown) => shown.balance);
  async function withBonus() {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    // The workflow reports a payment that only this test knows.
    const paymentId = crypto.randomUUID() as never;
    const of = { paymentId, interest: tenge(50_000) as Tiyn, paidOn: await world.clock.today() };
    await world.bonus.earn(aCaller(), loanId, of);
    expect(await earned(borrower.id)).toBe(tenge(500));
    const day = new Date(Date.parse(await world.clock.businessNow()) + 3 * 86_400_000).toISOString().slice(0, 10);
    await world.at(day);
    return { borrower, loanId };
  }

  it('interest that a payment paid in time earns bonuses', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const day = new Date(Date.parse(await world.clock.businessNow()) + 5 * 86_400_000).toISOString().slice(0, 10);
    await world.at(day);
    await world.terminal.pay(borrower.phone, tenge(101_400));
    await world.kit.callbacks.deliverDue();
    await reaches(world, loanId, 'FINISHED');
    // Five days of 0.28 % on 100,000 are 1,400.
    await expect.poll(() => earned(borrower.id)).toBe(tenge(14));
    expect((await world.bonus.show(borrower.id)).operations).toMatchObject([{ type: 'INCOME', amount: tenge(14) }]);
  });

  it.each(
    shortOf(1, [
      ['a loan that lives', il(), '2026-04-02', 53_550, 'PaymentReversed'],
      ['a loan that is over', spl(), '2026-03-12', 102_800, 'LoanClosed'],
    ] as const),
  )('go with the payment that earned them, of %s', async (_, terms, day, amount, last) => {
    const own = await moneyWorld();
    try {
      const borrower = await own.borrower();
      const loanId = await anActiveLoan(own, borrower, { terms });
      await own.at(day);
      const money = { externalId: 'taken back', amount: tenge(amount), loanId };
      const operatedAt = await own.clock.businessNow();
      await own.receiving.received('wallet', { ...money, operatedAt, topUpOf: null, problem: null });
      const had = async () => (await own.bonus.show(borrower.id)).balance;
      await expect.poll(had).toBeGreaterThan(0n);
      if (last === 'LoanClosed') await reaches(own, loanId, 'FINISHED');
      await own.receiving.takenBack('wallet', { ...money, operatedAt });
      await expect.poll(had).toBe(ZERO);
      expect((await typesOf(own, loanStream(loanId))).at(-1)).toBe(last);
      const [gone, came] = (await own.bonus.show(borrower.id)).operations;
      expect(gone).toMatchObject({ type: 'OUTGOING', reason: 'TAKEN_BACK', amount: came?.amount });
    } finally {
      await own.stop();
    }
  });

  inFull('after a partial reversal the remainder earns what it would have earned alone', async () => {
    const own = await moneyWorld();
    try {
      const [whole, less] = [await own.borrower(), await own.borrower()];
      const loans = [await anActiveLoan(own, whole, { terms: il() }), await anActiveLoan(own, less, { terms: il() })];
      await own.at('2026-04-02');
      const operatedAt = await own.clock.businessNow();
      const paying = async (externalId: string, loanId: LoanId | undefined, amount: number) => {
        const money = { externalId, amount: tenge(amount), loanId: loanId ?? null, operatedAt };
        await own.receiving.received('wallet', { ...money, topUpOf: null, problem: null });
        return money;
      };
      const money = await paying('in part', loans[0], 53_550);
      await paying('less', loans[1], 50_000);
      const had = async (id: BorrowerId) => (await own.bonus.show(id)).balance;
      await expect.poll(() => had(less.id)).toBeGreaterThan(0n);
      await expect.poll(() => had(whole.id)).toBeGreaterThan(await had(less.id));
      for (let i = 0; i < 2; i++) await own.receiving.takenBack('wallet', { ...money, amount: tenge(3_550) });
      await expect.poll(() => had(whole.id)).toBe(await had(less.id));
      expect((await own.bonus.show(whole.id)).operations.map(({ reason }) => reason)).toEqual([
        'EARNED',
        'TAKEN_BACK',
        'EARNED',
      ]);
    } finally {
      await own.stop();
    }
  });

  inFull('after the end of a loan a partial reversal takes bonuses back in proportion, to the tiyn', async () => {
    const own = await moneyWorld();
    try {
      const borrower = await own.borrower();
      const loanId = await anActiveLoan(own, borrower, { terms: spl() });
      await own.at('2026-03-12');
      const money = { externalId: 'in part', loanId, operatedAt: await own.clock.businessNow() };
      const paid = { ...money, amount: tenge(102_800), topUpOf: null, problem: null };
      await own.receiving.received('wallet', paid);
      const had = async () => (await own.bonus.show(borrower.id)).balance;
      await expect.poll(had).toBe(tenge(28));
      await reaches(own, loanId, 'FINISHED');
      await own.receiving.takenBack('wallet', { ...money, amount: tenge(33_333) });
      // 28.00 x 33,333 / 102,800 = 9.079
      await expect.poll(had).toBe(1_893n);
      const { events } = await own.ledger.readLatest(accountStream(borrower.id));
      expect(events.flatMap((e) => (e.type === 'ReversalOwed' ? [e.data.amount] : []))).toEqual([tenge(33_333)]);
    } finally {
      await own.stop();
    }
  });

  it('bonuses pay interest, and a refusal names the figures', async () => {
    const { borrower, loanId } = await withBonus();
    const spend = (amount: number) =>
      world.bonus.spend(aCaller(), { borrowerId: borrower.id, loanId, amount: tenge(amount) });
    expect(await spend(841)).toMatchObject({
      refusal: { code: 'BONUS_LIMIT', facts: { limit: '840.00', left: '840.00' } },
    });
    expect(await spend(501)).toMatchObject({ refusal: { code: 'BONUS_EMPTY', facts: { available: '500.00' } } });
    expect(await spend(0)).toMatchObject({ refusal: { code: 'AMOUNT_WRONG' } });
    const stranger = await world.borrower();
    expect(await world.bonus.spend(aCaller(), { borrowerId: stranger.id, loanId, amount: tenge(1) })).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
    expect(await spend(300)).toMatchObject({ spent: tenge(300) });
    expect(await earned(borrower.id)).toBe(tenge(200));
    expect((await world.bonus.show(borrower.id)).loan).toMatchObject({ spent: tenge(300), limit: tenge(840) });
  });

  it('the page reads the stream of the open loan, and no other', async () => {
    const { borrower, loanId } = await withBonus();
    const asked: string[] = [];
    const readLatest: Ledger['readLatest'] = (stream) => {
      asked.push(stream);
      return world.ledger.readLatest(stream);
    };
    const shown = await makeBonus({ ...world.base, ledger: { ...world.ledger, readLatest } }).show(borrower.id);
    expect(shown.loan?.loanId).toBe(loanId);
    expect(asked).toEqual([loanStream(loanId)]);
  });

  it.each(shortOf(1, [1, 2] as const))(
    'spending killed after %i of its steps is settled by the workflow',
    async (steps) => {
      const { borrower, loanId } = await withBonus();
      const dying = makeBonus({ ...world.base, ledger: dyingLedger(steps) });
      const wish = { borrowerId: borrower.id, loanId, amount: tenge(400) };
      await expect(world.alone(() => dying.spend(aCaller(), wish))).rejects.toThrow('killed');
      const types = ['BonusEarned', 'BonusReserved', 'BonusConfirmed'];
      await expect.poll(() => typesOf(world, bonusStream(borrower.id))).toEqual(types);
      expect(await earned(borrower.id)).toBe(tenge(100));
      expect((await loadLoan(world.ledger, loanId))?.paid).toBe(tenge(400));
    },
  );

  it('the same request sent many times spends once', async () => {
    const { borrower, loanId } = await withBonus();
    const caller = aCaller();
    const wish = { borrowerId: borrower.id, loanId, amount: tenge(450) };
    const answers = await Promise.all([1, 2, 3].map(() => world.bonus.spend(caller, wish)));
    expect(answers.map((one) => ('spent' in one ? one.spent : one.refusal.code))).toEqual([45_000n, 45_000n, 45_000n]);
    expect(await earned(borrower.id)).toBe(tenge(50));
  });
});
