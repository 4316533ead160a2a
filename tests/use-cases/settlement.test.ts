/** Money for a debt that was written off or sold, and the settlement with buyer and insurer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAPITAL_STREAM, claimStream, INSURER_STREAM, paymentStream } from '../../schema/events/streams.ts';
import { ACCOUNTS, type Account } from '../../schema/reference/accounts.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { add, printTenge, tenge, tiyn, ZERO } from '../../schema/values/money.ts';
import type { UndatedLoanCommand } from '../../server/domain/loan/commands.ts';
import { creditHistoryOf, refusalOf } from '../../server/use-cases/loan/borrower-loans.ts';
import { commandLoan } from '../../server/use-cases/loan/loan-command.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { FOR_THE_BUYER, MORE_THAN_OPEN } from '../../server/use-cases/payment/payment-placing.ts';
import { makeSettlements, type SettlementWish } from '../../server/use-cases/settlement/settlement.ts';
import { inFull } from '../support/in-full.ts';
import { aCaller, anActiveLoan, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

const STOPPED = localDate('2026-06-15');
const SOLD = localDate('2026-07-20');
const BUYER = 'Collect LLP';
const staff = (id: string) => ({
  ...aCaller(),
  actor: { role: id === 'anna' ? ('support' as const) : ('verifier' as const), id },
});

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

let serial = 900;
async function aLoan() {
  const borrower = await world.borrower();
  const offerNumber = `NS-2026-${String(++serial).padStart(6, '0')}`;
  return { borrower, offerNumber, loanId: await anActiveLoan(world, borrower, { offerNumber }) };
}
async function tell(loanId: LoanId, today: typeof SOLD, ...commands: UndatedLoanCommand[]) {
  for (const command of commands) {
    const done = await commandLoan(world, aCaller(), loanId, command, { today });
    if ('refusal' in done) throw new Error(`${command.type}: ${done.refusal.code}`);
  }
}
/** Lent on 2 March and never paid: 138,000 tenge at the charge-off. */
async function writtenOff() {
  const loan = await aLoan();
  await tell(loan.loanId, STOPPED, { type: 'CloseDay' }, { type: 'WriteOff', reason: 'OFFICE' }, { type: 'CloseLoan' });
  return { ...loan, gone: (await loadLoan(world.ledger, loan.loanId))?.writtenOff ?? ZERO };
}
async function sold() {
  const loan = await aLoan();
  await tell(loan.loanId, STOPPED, { type: 'CloseDay' }, { type: 'IssueCessionNotice', buyer: BUYER });
  const price = tenge(40_000);
  await tell(loan.loanId, SOLD, { type: 'AgreeCession', buyer: BUYER, price, payBy: SOLD }, { type: 'ConfirmCession' });
  return loan;
}

async function pay(text: string, amount: bigint): Promise<string> {
  const { externalId } = await world.terminal.pay(text, tiyn(amount));
  await world.kit.callbacks.deliverDue();
  return externalId;
}
const waiting = async (externalId: string) =>
  (await world.suspense.list()).find((row) => row.externalId === externalId);
async function release(externalId: string, to: 'RECOVERY' | 'BUYER' | 'CESSION_PRICE', offerNumber: string) {
  const row = await waiting(externalId);
  if (!row) throw new Error('not in suspense');
  const wish = { paymentId: row.paymentId as PaymentId, to, offerNumber };
  const first = await world.suspense.release(staff('anna'), wish);
  expect(first).toMatchObject({ refusal: { code: 'TWO_PERSONS' } });
  return world.suspense.release(staff('boris'), wish);
}
const refused = async ({ borrower }: Awaited<ReturnType<typeof aLoan>>) =>
  refusalOf(await creditHistoryOf(world.ledger, borrower.id), localDate('2026-08-01'))?.refusal;

async function balances(): Promise<Record<Account, bigint>> {
  const sums = new Map<Account, bigint>(ACCOUNTS.map((account) => [account, 0n]));
  const prefixes = ['loan-', 'account-', 'payment-', 'claim-', 'insurer-', 'capital-', 'bank-'];
  for await (const page of world.ledger.readAllLagging({ prefixes }, 'start'))
    for (const event of page)
      for (const { account, amount } of 'data' in event && 'postings' in event.data ? event.data.postings : [])
        sums.set(account, (sums.get(account) ?? 0n) + amount);
  return Object.fromEntries(sums) as Record<Account, bigint>;
}
/** The changed balances; in sum they stay zero. */
async function moved(work: () => Promise<unknown>): Promise<Partial<Record<Account, string>>> {
  const before = await balances();
  await work();
  const after = await balances();
  expect(Object.values(after).reduce((sum, one) => sum + one, 0n)).toBe(0n);
  const changed = ACCOUNTS.filter((account) => after[account] !== before[account]);
  return Object.fromEntries(changed.map((one) => [one, printTenge(tiyn(after[one] - before[one]))]));
}

describe('a debt that was written off', () => {
  it('a terminal shows and accepts it, it is booked as income, and the borrower may apply once it is paid', async () => {
    const loan = await writtenOff();
    expect(await refused(loan)).toMatchObject({ code: 'OWN_WRITTEN_OFF', facts: { amount: printTenge(loan.gone) } });
    expect(await world.terminal.check(loan.offerNumber)).toMatchObject({ due: printTenge(loan.gone) });
    const changes = await moved(() => pay(loan.offerNumber, tenge(10_000)));
    expect(changes).toEqual({ 'provider-clearing': '10000.00', 'recovery-income': '-10000.00' });
    const left = loan.gone - tenge(10_000);
    expect(await refused(loan)).toMatchObject({ facts: { amount: printTenge(tiyn(left)) } });
    await pay(loan.offerNumber, left);
    expect(await refused(loan)).toBeUndefined();
    expect(await world.terminal.check(loan.offerNumber)).toBeUndefined();
    expect(await loadLoan(world.ledger, loan.loanId)).toMatchObject({
      status: 'FINISHED',
      claim: { recovered: loan.gone },
    });
  });

  inFull('more than the open debt goes to the office', async () => {
    const loan = await writtenOff();
    const externalId = await pay(loan.offerNumber, add(loan.gone, tenge(1)));
    expect(await waiting(externalId)).toMatchObject({ reason: MORE_THAN_OPEN });
    expect(await release(externalId, 'RECOVERY', loan.offerNumber)).toMatchObject({
      refusal: { code: 'AMOUNT_WRONG' },
    });
  });

  inFull('two persons place money without a number on it, and the event names both', async () => {
    const loan = await writtenOff();
    const { externalId } = await world.bankTransfer.pay('без номера', tenge(500));
    await world.kit.callbacks.deliverDue();
    expect(await release(externalId, 'RECOVERY', loan.offerNumber)).toHaveProperty('position');
    const { events } = await world.ledger.readLatest(paymentStream(world.bankTransfer.name, externalId));
    expect(events.find(({ type }) => type === 'PaymentReleased')).toMatchObject({
      data: { to: 'RECOVERY' },
      metadata: { askedBy: { id: 'anna' }, actor: { id: 'boris' } },
    });
    expect(events.at(-1)).toMatchObject({ type: 'PaymentPlaced', data: { to: 'CLAIM', loanId: loan.loanId } });
    expect(await typesOf(world, claimStream(loan.loanId))).toEqual(['RecoveryReceived']);
  });

  inFull('it is unpaid again where the provider reverses the money', async () => {
    const loan = await writtenOff();
    const externalId = await pay(loan.offerNumber, tenge(700));
    const changes = await moved(async () => {
      const notice = { externalId, amount: tenge(700), loanId: loan.loanId, operatedAt: world.clock.now() };
      await world.receiving.takenBack(world.terminal.name, notice);
    });
    expect(changes).toEqual({ 'provider-clearing': '-700.00', 'recovery-income': '700.00' });
    expect(await refused(loan)).toMatchObject({ facts: { amount: printTenge(loan.gone) } });
  });
});

describe('a claim that was sold', () => {
  const charged = { charged: tenge(900), owed: tenge(900) };
  const settlements = (openClaims: readonly LoanId[] = []) =>
    makeSettlements({
      ...world.base,
      twoPersons: world.twoPersons,
      accounts: { byId: async () => undefined },
      books: { premiums: async () => charged, openClaims: async () => openClaims },
    });
  async function settle(wish: SettlementWish) {
    expect(await settlements().settle(staff('anna'), wish)).toMatchObject({ refusal: { facts: { asked: 'first' } } });
    const confirming = staff('boris');
    const done = await settlements().settle(confirming, wish);
    if ('refusal' in done) throw new Error(done.refusal.code);
    expect(await settlements().settle(confirming, wish)).toMatchObject({ position: done.position });
    return done;
  }

  inFull('money is kept apart until the price is paid, since its owner is unknown until then', async () => {
    const loan = await sold();
    const externalId = await pay(loan.offerNumber, tenge(300));
    expect(await waiting(externalId)).toMatchObject({ reason: FOR_THE_BUYER });
    expect(await moved(() => release(externalId, 'BUYER', loan.offerNumber))).toEqual({
      suspense: '300.00',
      'buyer-payable': '-300.00',
    });
  });

  it('money in suspense or two persons settle the price, and later money goes to the buyer', async () => {
    const loan = await sold();
    const { loanId, offerNumber } = loan;
    const part = await pay(offerNumber, tenge(15_000));
    expect(await moved(() => release(part, 'CESSION_PRICE', offerNumber))).toEqual({
      suspense: '15000.00',
      'cession-proceeds': '-15000.00',
    });
    const wish = { act: 'PRICE_RECEIVED', loanId, amount: tenge(25_000), reference: 'ПП-17' } as const;
    expect(await settlements().settle(staff('anna'), { ...wish, amount: tenge(25_001) })).toMatchObject({
      refusal: { code: 'AMOUNT_WRONG', facts: { limit: '25000.00' } },
    });
    expect(await moved(() => settle(wish))).toEqual({
      'provider-clearing': '25000.00',
      'cession-proceeds': '-25000.00',
    });
    expect(await moved(() => pay(offerNumber, tenge(900)))).toEqual({
      'provider-clearing': '900.00',
      'buyer-payable': '-900.00',
    });
    expect(await settlements([loanId]).claims({ first: 10, after: undefined })).toMatchObject({
      nodes: [{ offerNumber, claim: { forBuyer: tenge(900), priceReceived: tenge(40_000) } }],
      totalCount: 1,
    });
    const over = { act: 'PAY_BUYER', loanId, amount: tenge(900), reference: 'ПП-18' } as const;
    expect(await moved(() => settle(over))).toEqual({ 'provider-clearing': '-900.00', 'buyer-payable': '900.00' });
    expect((await typesOf(world, claimStream(loanId))).at(-1)).toBe('BuyerPaid');
  });

  inFull('the borrower may apply once the buyer has confirmed that he is paid', async () => {
    const loan = await sold();
    expect(await refused(loan)).toMatchObject({ code: 'OWN_CEDED', facts: { buyer: BUYER, date: SOLD } });
    expect(await settle({ act: 'CLAIM_PAID', loanId: loan.loanId })).toHaveProperty('position');
    expect(await refused(loan)).toBeUndefined();
    const { loanId } = await aLoan();
    expect(await settlements().settle(staff('anna'), { act: 'CLAIM_PAID', loanId })).toMatchObject({
      refusal: { code: 'LOAN_NOT_LIVE' },
    });
  });

  it('two persons pay the insurer what loans were charged for him', async () => {
    const wish = { act: 'PAY_INSURER', amount: tenge(900), reference: 'ПП-19' } as const;
    expect(await settlements().settle(staff('anna'), { ...wish, reference: '<b>' })).toMatchObject({
      refusal: { code: 'FIELD_INVALID', field: 'reference' },
    });
    expect(await moved(() => settle(wish))).toEqual({ 'provider-clearing': '-900.00', 'insurer-payable': '900.00' });
    expect(await settlements().settle(staff('anna'), wish)).toMatchObject({ refusal: { facts: { limit: '0.00' } } });
    const { events } = await world.ledger.readLatest(INSURER_STREAM);
    expect(events).toMatchObject([
      { type: 'InsurerPaid', data: { reference: 'ПП-19' }, metadata: { askedBy: { id: 'anna' } } },
    ]);
  });

  it('R825: two persons record what the owner puts in, and no more goes back', async () => {
    const wish = {
      act: 'CAPITAL_IN',
      amount: tenge(1_000_000),
      account: 'KZ75 125K ZT10 0130 0335',
      reference: 'ПП-1',
    } as const;
    expect(await settlements().settle(staff('anna'), { ...wish, account: 'KZ00' })).toMatchObject({
      refusal: { code: 'FIELD_INVALID', field: 'account' },
    });
    expect(await moved(() => settle(wish))).toEqual({ 'provider-clearing': '1000000.00', capital: '-1000000.00' });
    const back = { ...wish, act: 'CAPITAL_OUT' } as const;
    expect(await settlements().settle(staff('anna'), { ...back, amount: tenge(1_000_001) })).toMatchObject({
      refusal: { code: 'AMOUNT_WRONG', facts: { limit: '1000000.00' } },
    });
    const { events } = await world.ledger.readLatest(CAPITAL_STREAM);
    expect(events).toMatchObject([
      { type: 'CapitalPaidIn', data: { account: 'KZ75125KZT1001300335' }, metadata: { askedBy: { id: 'anna' } } },
    ]);
  });
});
