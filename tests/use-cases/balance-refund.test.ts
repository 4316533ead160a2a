/** A payout provider pays a refund once, whatever happens to its answers; a refused refund returns to the balance. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountStream } from '../../schema/events/streams.ts';
import { tenge, ZERO } from '../../schema/values/money.ts';
import { makeBook } from '../../server/adapters/sandbox-kit/book.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { balanceOf } from '../../server/use-cases/balance/balance.ts';
import { makeBalanceRefund } from '../../server/use-cases/payout/balance-refund.ts';
import type { PayoutInput } from '../../server/use-cases/payout/payout-destination.ts';
import { makePayoutSending } from '../../server/use-cases/payout/payout-sending.ts';
import { anIban } from '../support/a-borrower.ts';
import { inFull } from '../support/in-full.ts';
import { anActiveCard } from '../support/money-cards.ts';
import { aCaller, topUp, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';
import { shortOf } from '../support/size.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());
afterEach(async () => {
  for (const provider of world.kit.faults.providers) await world.kit.faults.set(provider, 'NONE');
});

const account = (ending?: string): PayoutInput => ({ kind: 'IBAN', iban: anIban(ending) });
/** Names that begin with an a belong to support, others to verifiers. */
const office = (id: string) => ({
  ...aCaller(),
  actor: { role: id.startsWith('a') ? ('support' as const) : ('verifier' as const), id },
});
const last = (borrower: Borrower) => world.balance.lastRefund(borrower.id, 'RU');
const balance = (borrower: Borrower) => balanceOf(world.ledger, borrower.id);

async function asked(to: PayoutInput, one = world) {
  const borrower = await one.borrower();
  await topUp(one, borrower, 900);
  const done = await one.balance.askBack(aCaller(), { borrowerId: borrower.id, amount: null, to });
  if ('refusal' in done) throw new Error(done.refusal.code);
  const refund = await one.balance.lastRefund(borrower.id, 'RU');
  if (!refund) throw new Error('not asked');
  return { borrower, refundId: refund.id };
}
async function agreed(to: PayoutInput, one = world) {
  const { borrower, refundId } = await asked(to, one);
  expect(await one.balance.answerRefund(office('a'), borrower.id, refundId, true)).toMatchObject({
    refusal: { code: 'TWO_PERSONS' },
  });
  expect(await one.balance.answerRefund(office('b'), borrower.id, refundId, true)).toHaveProperty('position');
  return { borrower, refundId };
}
async function comesTo(borrower: Borrower, state: string) {
  const now = async () => {
    await world.kit.callbacks.deliverDue();
    return (await last(borrower))?.state;
  };
  await expect.poll(now).toBe(state);
}
const transfersOf = async (refundId: string, provider = 'bank-payout') =>
  (await makeBook(world.kit.db, provider, world.kit).statement()).filter((one) => one.key.startsWith(refundId));

describe('a refund of the balance', () => {
  it('a refund that is not possible is refused with its reason before anything is written', async () => {
    const borrower = await world.borrower();
    const ask = (to: PayoutInput, amount: number | null = null) =>
      world.balance.askBack(aCaller(), { borrowerId: borrower.id, amount: amount === null ? null : tenge(amount), to });
    expect(await ask(account())).toMatchObject({ refusal: { code: 'AMOUNT_WRONG' } });
    await topUp(world, borrower, 900);
    expect(await ask(account(), 901)).toMatchObject({ refusal: { code: 'AMOUNT_WRONG', facts: { limit: '900.00' } } });
    expect(await ask(account('0000'))).toMatchObject({ refusal: { code: 'IBAN_FOREIGN' } });
    expect(await ask({ kind: 'CARD', cardId: crypto.randomUUID() })).toMatchObject({
      refusal: { code: 'CARD_NOT_FOUND' },
    });
    expect(await ask({ kind: 'POST', postOfficeId: 'KZ-050000' })).toMatchObject({
      refusal: { code: 'FIELD_INVALID' },
    });
    expect(await typesOf(world, accountStream(borrower.id))).toEqual(['BalanceCredited']);
    expect(await last(borrower)).toBeNull();
  });

  inFull('the borrower can withdraw the request until the office has agreed', async () => {
    const { borrower, refundId } = await asked(account());
    expect(await last(borrower)).toMatchObject({ state: 'ASKED', amount: tenge(900) });
    expect(await world.balance.withdraw(aCaller(), borrower.id, refundId)).toHaveProperty('position');
    expect([await last(borrower), await balance(borrower)]).toEqual([null, tenge(900)]);
    const other = await agreed(account());
    expect(await world.balance.withdraw(aCaller(), other.borrower.id, other.refundId)).toHaveProperty('refusal');
  });

  it('two persons send it in one transfer to the account that was named', async () => {
    const ordered = vi.spyOn(world.bank, 'pay');
    const { borrower, refundId } = await agreed(account());
    expect(await balance(borrower)).toBe(ZERO);
    await comesTo(borrower, 'PAID');
    expect(ordered).toHaveBeenCalledWith(expect.objectContaining({ key: `${refundId}.balance`, purpose: 'REFUND' }));
    ordered.mockRestore();
    expect(await transfersOf(refundId)).toMatchObject([{ state: 'PAID', amount: tenge(900) }]);
    const types = await typesOf(world, accountStream(borrower.id));
    expect(types.slice(1)).toEqual(['RefundAsked', 'BalanceDebited', 'RefundPrepared', 'RefundSent', 'RefundPaid']);
    expect((await last(borrower))?.to).toMatch(/^KZ.+\*/);
  });

  it("a refund can go to a card of the borrower's own", async () => {
    const borrower = await world.borrower();
    await topUp(world, borrower, 700);
    const card = await anActiveCard(world, borrower, { refuses: null });
    const wish = { borrowerId: borrower.id, amount: tenge(500), to: { kind: 'CARD' as const, cardId: card.id } };
    expect(await world.balance.askBack(aCaller(), wish)).toHaveProperty('position');
    const refundId = (await last(borrower))?.id;
    if (!refundId) throw new Error('not asked');
    for (const id of ['a', 'b']) await world.balance.answerRefund(office(id), borrower.id, refundId, true);
    await comesTo(borrower, 'PAID');
    expect(await balance(borrower)).toBe(tenge(200));
    expect(await transfersOf(refundId, 'processing-kz')).toHaveLength(1);
  });

  it.each(shortOf(2, ['LOST_ANSWER', 'LOST_REQUEST', 'NO_CALLBACK', 'DUPLICATE'] as const))(
    'is one transfer under %s',
    async (fault) => {
      const { borrower, refundId } = await asked(account());
      await world.kit.faults.set('bank-payout', fault);
      for (const id of ['a', 'b']) await world.balance.answerRefund(office(id), borrower.id, refundId, true);
      if (fault.startsWith('LOST')) {
        await expect.poll(() => typesOf(world, accountStream(borrower.id))).toContain('RefundPrepared');
        await expect.poll(async () => (await last(borrower))?.state).toBe('ON_ITS_WAY');
        await world.kit.faults.set('bank-payout', 'NONE');
      }
      await comesTo(borrower, 'PAID');
      expect(await transfersOf(refundId)).toMatchObject([{ state: 'PAID' }]);
      const types = await typesOf(world, accountStream(borrower.id));
      expect(types.filter((type) => type === 'RefundPaid')).toHaveLength(1);
    },
  );

  it('a refund refused by the bank is on the balance again, once, and can be requested again', async () => {
    const { borrower } = await agreed(account('0099'));
    await comesTo(borrower, 'CAME_BACK');
    for (let i = 0; i < 2; i++) await world.kit.callbacks.deliverDue();
    expect(await balance(borrower)).toBe(tenge(900));
    const { moves } = await world.balance.show(borrower.id);
    expect(moves.map(({ reason }) => reason)).toEqual(['REFUND_BACK', 'REFUND', 'TOP_UP']);
    const again = { borrowerId: borrower.id, amount: null, to: account() };
    expect(await world.balance.askBack(aCaller(), again)).toHaveProperty('position');
  });

  it('a refund never goes to an account that replaced the named one in the tables', async () => {
    const { borrower, refundId } = await asked(account());
    const stored = await world.destinations.latest(refundId);
    if (!stored) throw new Error('nothing kept');
    await world.pool.query('delete from people.payout_destination where loan_id = $1', [refundId]);
    await world.destinations.keep({ ...stored, destination: { kind: 'IBAN', iban: anIban() } }, world.clock.now());
    for (const id of ['a', 'b']) await world.balance.answerRefund(office(id), borrower.id, refundId, true);
    await comesTo(borrower, 'CAME_BACK');
    expect([await transfersOf(refundId), await balance(borrower)]).toEqual([[], tenge(900)]);
  });
});

inFull('two persons can recall it while the provider has it, and not later', async () => {
  const quiet = await moneyWorld({ workflows: false });
  try {
    const { borrower, refundId } = await agreed(account(), quiet);
    const of = { borrowerId: borrower.id, refundId };
    const held = {
      name: 'slow-bank',
      pay: async () => ({ state: 'ACCEPTED' as const, externalId: 'x' }),
      inquire: async () => ({ state: 'ACCEPTED' as const, externalId: 'x' }),
      recall: async () => answer.now,
    };
    const answer: { now: 'RECALLED' | 'TOO_LATE' } = { now: 'TOO_LATE' };
    const providers = { IBAN: held, CARD: { of: () => undefined }, POST: held };
    const payouts = makePayoutSending({ ...quiet, ...quiet.base, providers });
    const refunds = makeBalanceRefund({ ...quiet, ...quiet.base, payouts, asked: async () => [] });
    const recall = (id: string) => refunds.recallRefund(office(id), borrower.id, refundId);
    expect(await recall('a')).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
    await payouts.prepare(aCaller(), of);
    await payouts.send(aCaller(), of, false);
    expect(await payouts.watch(aCaller(), of)).toMatchObject({ later: 'the provider says ACCEPTED' });
    expect(await recall('a')).toMatchObject({ refusal: { code: 'TWO_PERSONS' } });
    expect(await recall('b')).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
    answer.now = 'RECALLED';
    expect(await recall('b')).toHaveProperty('position');
    expect(await balanceOf(quiet.ledger, borrower.id)).toBe(tenge(900));
    expect(await payouts.watch(aCaller(), of)).toMatchObject({ notNeeded: 'no payout is on its way' });
  } finally {
    await quiet.stop();
  }
});
