/** A payment reversed after the loan's end is shown, then paid through any channel or written off by two persons. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { accountStream } from '../../schema/events/streams.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { printTenge, tenge, ZERO } from '../../schema/values/money.ts';
import { type Books, post } from '../../server/domain/money/postings.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import type { OfficeNote } from '../../server/ports/office-notes.ts';
import { balanceOf } from '../../server/use-cases/balance/balance.ts';
import { documentOf } from '../../server/use-cases/document/papers/of-loan.ts';
import type { Caller } from '../../server/use-cases/kernel/event-context.ts';
import { reversalDebtsOf } from '../../server/use-cases/loan/after-end.ts';
import { commandLoan } from '../../server/use-cases/loan/loan-command.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { makeReversalDebts } from '../../server/use-cases/settlement/reversal-debt.ts';
import { deliver, type Notice, succeeded } from '../support/callbacks.ts';
import { inFull } from '../support/in-full.ts';
import { aCaller, anActiveLoan, reaches, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

let serial = 700;
type Owing = { borrower: Borrower; loanId: LoanId; offerNumber: string; notice: Notice };

/** Confirmed, because the payment that was reversed had the same amount a moment ago (R123). */
const start = (borrower: Borrower, loanId: LoanId, amount: number) =>
  world.payments.start(aCaller(), {
    borrowerId: borrower.id,
    loanId,
    amount: tenge(amount),
    confirmed: true,
    locale: 'RU',
  });

async function opened(borrower: Borrower, loanId: LoanId, amount: number): Promise<PaymentId> {
  const started = await start(borrower, loanId, amount);
  if ('refusal' in started) throw new Error(started.refusal.code);
  return started.payment.intent.id;
}
const reversal = (of: Notice): Notice => ({ ...of, outcome: 'REVERSED' });

/** 100,000 tenge lent and repaid the same day; then the card's bank reverses the payment. */
async function owing(): Promise<Owing> {
  const borrower = await world.borrower();
  const offerNumber = `NS-2026-${String(++serial).padStart(6, '0')}`;
  const loanId = await anActiveLoan(world, borrower, { offerNumber });
  const notice = succeeded(await opened(borrower, loanId, 100_000), '100000.00');
  expect(await deliver(world, notice)).toBe(200);
  await reaches(world, loanId, 'FINISHED');
  expect(await deliver(world, reversal(notice))).toBe(200);
  expect(await owed(borrower)).toBe(tenge(100_000));
  return { borrower, offerNumber, loanId, notice };
}
async function owed(borrower: Borrower) {
  const debts = await reversalDebtsOf(world.ledger, borrower.id);
  return debts.reduce((sum, debt) => sum + debt.owed, 0n);
}
async function booksOf(borrower: Borrower): Promise<Books> {
  const { events } = await world.ledger.readLatest(accountStream(borrower.id));
  return (events as readonly LedgerEvent[]).reduce<Books>(
    (books, { data }) => ('postings' in data ? post(books, data.postings) : books),
    {},
  );
}

describe('the debt from a payment reversed after the end', () => {
  inFull('a card pays it on the page of the ended loan, and the surplus stays on the balance', async () => {
    const { borrower, loanId } = await owing();
    const started = await start(borrower, loanId, 100_001);
    if ('refusal' in started) throw new Error(started.refusal.code);
    const { id: paying, externalId: operationId } = started.payment.intent;
    expect(await deliver(world, succeeded(paying, '100001.00', { operationId }))).toBe(200);
    expect(await owed(borrower)).toBe(0n);
    expect(await balanceOf(world.ledger, borrower.id)).toBe(tenge(1));
    expect(await world.payments.find(borrower.id, paying)).toMatchObject({ state: 'RECEIVED', receipt: null });
    expect(await typesOf(world, accountStream(borrower.id))).toEqual([
      'ReversalOwed',
      'BalanceCredited',
      'ReversalSettled',
    ]);
    expect((await booksOf(borrower))['reversal-receivable']).toBe(0n);
    expect(await start(borrower, loanId, 1)).toMatchObject({ refusal: { code: 'LOAN_NOT_LIVE' } });
  });

  it('a terminal shows and accepts it, by contract number and by phone', async () => {
    const { borrower, offerNumber } = await owing();
    const asked = { found: true, contract: offerNumber, due: '100000.00', full: '100000.00' };
    expect(await world.terminal.check(offerNumber)).toMatchObject(asked);
    expect(await world.terminal.check(borrower.phone)).toMatchObject(asked);
    await world.terminal.pay(offerNumber, tenge(60_000));
    await world.wallet.pay(`+${borrower.phone}`, tenge(40_000));
    await world.kit.callbacks.deliverDue();
    expect(await owed(borrower)).toBe(0n);
    expect(await world.terminal.check(offerNumber)).toBeUndefined();
  });

  it('money that the office finds in suspense pays it', async () => {
    const { borrower, offerNumber } = await owing();
    const { externalId } = await world.bankTransfer.pay('без номера', tenge(100_000));
    await world.kit.callbacks.deliverDue();
    const row = (await world.suspense.list()).find((one) => one.externalId === externalId);
    if (!row) throw new Error('not in suspense');
    const wish = { paymentId: row.paymentId, to: 'LOAN' as const, offerNumber };
    const support: Caller = { ...aCaller(), actor: { role: 'support', id: 'test' } };
    expect(await world.suspense.release(support, wish)).toHaveProperty('position');
    expect(await owed(borrower)).toBe(0n);
  });

  inFull('money that the office took off another loan pays it, under the id of that payment', async () => {
    const { borrower, offerNumber } = await owing();
    const other = await world.borrower();
    const loanId = await anActiveLoan(world, other);
    const paymentId = await opened(other, loanId, 5_000);
    expect(await deliver(world, succeeded(paymentId, '5000.00'))).toBe(200);
    const [counted] = (await loadLoan(world.ledger, loanId))?.payments ?? [];
    if (!counted) throw new Error('not counted');
    const { paidOn: reversedOn } = counted.data;
    const takeOff = {
      type: 'ReversePayment',
      paymentId: counted.data.paymentId,
      reversedOn,
      reason: 'OFFICE',
    } as const;
    expect(await commandLoan(world, aCaller(), loanId, takeOff)).not.toHaveProperty('refusal');
    const waits = async () => (await world.suspense.list()).find((one) => one.paymentId === counted.data.paymentId);
    await expect.poll(waits).toBeDefined();
    const wish = { paymentId: counted.data.paymentId, to: 'LOAN' as const, offerNumber };
    const support: Caller = { ...aCaller(), actor: { role: 'support', id: 'test' } };
    expect(await world.suspense.release(support, wish)).toHaveProperty('position');
    expect(await owed(borrower)).toBe(tenge(95_000));
    const { events } = await world.ledger.readLatest(accountStream(borrower.id));
    const credited = events.find(({ type }) => type === 'BalanceCredited');
    expect(credited?.data).toMatchObject({ paymentId: counted.data.paymentId, amount: tenge(5_000) });
  });

  inFull('notice and workflow placing the money at once pay it once', async () => {
    const { borrower, offerNumber } = await owing();
    const { externalId } = await world.terminal.pay(offerNumber, tenge(100_000));
    await world.kit.callbacks.deliverDue();
    const place = () => world.receiving.place(world.terminal.name, externalId);
    await Promise.all([place(), place(), place()]);
    expect((await world.receiving.read(world.terminal.name, externalId)).state.stage).toBe('placed');
    expect([await owed(borrower), await balanceOf(world.ledger, borrower.id)]).toEqual([0n, 0n]);
  });

  inFull('it grows again if the payment that settled it is reversed too', async () => {
    const { borrower, loanId } = await owing();
    const notice = succeeded(await opened(borrower, loanId, 100_000), '100000.00');
    expect(await deliver(world, notice)).toBe(200);
    expect(await owed(borrower)).toBe(0n);
    expect(await deliver(world, reversal(notice))).toBe(200);
    expect(await owed(borrower)).toBe(tenge(100_000));
  });

  it('it is no payment in suspense, and no document says that nothing is owed', async () => {
    const { loanId, notice, borrower } = await owing();
    expect((await world.suspense.list()).map((row) => row.externalId)).not.toContain(notice.operationId);
    const loan = await loadLoan(world.ledger, loanId);
    if (!loan) throw new Error('no loan');
    const today = await world.clock.today();
    const made = documentOf('DEBT', { loan, person: borrower, locale: 'RU', today } as never);
    expect(made).toMatchObject({ refusal: { code: 'OWN_REVERSAL_OWED', facts: { amount: '100000.00' } } });
  });
});

describe('the office and a reversal debt', () => {
  const kept: { act: string; by: string; text: string }[] = [];
  const debts = (...ids: readonly BorrowerId[]) =>
    makeReversalDebts({
      ...world.base,
      twoPersons: world.twoPersons,
      accounts: { byId: async () => undefined },
      notes: { keep: async (_, __, note: OfficeNote) => void kept.push(note), of: async () => new Map() },
      owing: async () => ids.map((id) => ({ id })),
    });
  const staff = (id: string) => ({
    ...aCaller(),
    actor: { role: id === 'anna' ? ('support' as const) : ('verifier' as const), id },
  });

  it('two persons write it off, and the event names both', async () => {
    const { borrower } = await owing();
    const [debt] = await debts().unpaidOf(borrower.id);
    if (!debt) throw new Error('no debt');
    const wish = { borrowerId: borrower.id, paymentId: debt.debt.paymentId, amount: tenge(100_000), note: 'умер' };
    const { borrower: other } = await owing();
    const listed = async () =>
      (await debts(borrower.id, other.id).all(staff('boris').actor, { first: 10, after: undefined })).nodes;
    expect(await listed()).toEqual([]);
    expect(await debts().writeOff(staff('anna'), wish)).toMatchObject({ refusal: { facts: { asked: 'first' } } });
    expect(await listed()).toMatchObject([{ borrowerId: borrower.id, askedBy: 'anna', mine: false }]);
    expect(await debts().writeOff(staff('anna'), wish)).toMatchObject({ refusal: { facts: { asked: 'same' } } });
    const confirming = staff('boris');
    expect(await debts().writeOff(confirming, wish)).toHaveProperty('position');
    expect(await debts().writeOff(confirming, wish)).toHaveProperty('position');
    const { events } = await world.ledger.readLatest(accountStream(borrower.id));
    expect(events.at(-1)).toMatchObject({
      type: 'ReversalForgiven',
      metadata: { askedBy: { id: 'anna' }, actor: { id: 'boris' } },
    });
    expect(events.filter(({ type }) => type === 'ReversalForgiven')).toHaveLength(1);
    expect(await booksOf(borrower)).toMatchObject({ 'write-off': tenge(100_000), 'reversal-receivable': ZERO });
    expect(kept.map(({ act, by, text }) => [act, by, text])).toContainEqual(['WRITE_OFF', 'boris', 'умер']);
    expect(await debts().unpaidOf(borrower.id)).toEqual([]);
  });

  it('both persons see the sum that is still owed', async () => {
    const { borrower, loanId } = await owing();
    const [debt] = await debts().unpaidOf(borrower.id);
    if (!debt) throw new Error('no debt');
    const wish = { borrowerId: borrower.id, paymentId: debt.debt.paymentId, amount: tenge(100_000), note: '' };
    await debts().writeOff(staff('anna'), wish);
    expect(await deliver(world, succeeded(await opened(borrower, loanId, 30_000), '30000.00'))).toBe(200);
    expect(await debts().writeOff(staff('boris'), wish)).toEqual({ refusal: { code: 'CHANGED_MEANWHILE' } });
    const [left] = await debts().unpaidOf(borrower.id);
    expect(printTenge(left?.debt.owed ?? ZERO)).toBe('70000.00');
  });
});
