/** Lives of loans paid out by a bank of files, on the ledger: what the bank's files say is what the loan becomes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountStream, bankStream, loanStream } from '../../schema/events/streams.ts';
import type { Account } from '../../schema/reference/accounts.ts';
import type { Iban } from '../../schema/values/iban.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { add, printTenge, tenge, ZERO } from '../../schema/values/money.ts';
import { fileBank } from '../../server/adapters/bank-files/bank.ts';
import { gapsOf } from '../../server/domain/bank/days.ts';
import { bankDecider } from '../../server/domain/bank/decider.ts';
import { stateOf } from '../../server/use-cases/kernel/handle.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { anIban } from '../support/a-borrower.ts';
import {
  camt053,
  camt054,
  exchangeFolder,
  type Movement,
  optionsIn,
  PAYER,
  pain002,
  type Sent,
  sealer,
  type Transfer,
} from '../support/a-file-bank.ts';
import { inFull } from '../support/in-full.ts';
import { choose, payoutOf } from '../support/money-payout.ts';
import { aCaller, anApprovedLoan, reaches, statusOf, topUp, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

const folder = exchangeFolder();
let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld({
    bank: ({ pool, clock }) =>
      fileBank(pool, sealer, optionsIn(folder.root, { now: clock.businessNow, today: clock.today })),
  });
});
afterAll(async () => {
  await world.stop();
  folder.remove();
});

/** Waits for the order of the loan, lets the round run, and gives what the bank got. */
async function sentOut(stage: () => Promise<unknown>): Promise<{ file: Sent; transfer: Transfer }> {
  await stage();
  const before = new Set(folder.sent().map(({ file }) => file));
  await world.bankRounds();
  const file = folder.sent().find((one) => !before.has(one.file));
  const transfer = file?.transfers[0];
  if (!file || !transfer) throw new Error('no file came out');
  return { file, transfer };
}
const onItsWay = (loanId: LoanId) => sentOut(() => reaches(world, loanId, 'REMITTANCE_IN_PROGRESS'));
const office = (id: string) => ({
  ...aCaller(),
  actor: { role: id === 'a' ? ('support' as const) : ('verifier' as const), id },
});
let files = 0;
async function bankSays(text: string): Promise<void> {
  folder.leave(`${++files}.xml`, text);
  await world.bankRounds();
}
const booked = (transfer: Transfer, bankReference: string) => ({
  amount: transfer.amount,
  endToEnd: transfer.reference,
  bankReference,
});
const back = (transfer: Transfer, bankReference: string) => ({
  ...booked(transfer, bankReference),
  credit: true,
  code: 'AC04',
});

it('accepted, booked: the loan is issued on the day of the bank, once', async () => {
  const iban = anIban();
  const borrower = await world.borrower({ lastName: 'Өтегенқызы', firstName: 'Әлия' });
  const loanId = await anApprovedLoan(world, borrower, { destination: { kind: 'IBAN', iban } });
  const { file, transfer } = await onItsWay(loanId);
  expect(transfer).toMatchObject({ iban, amount: '100000.00', name: 'Өтегенқызы Әлия' });
  await bankSays(pain002(file.messageId, [[transfer.reference, 'ACSP']]));
  expect(await statusOf(world, loanId)).toBe('REMITTANCE_IN_PROGRESS');
  await bankSays(camt054([booked(transfer, 'D1')]));
  await bankSays(camt053([booked(transfer, 'D1')]));
  await reaches(world, loanId, 'ACTIVE');
  const types = await typesOf(world, loanStream(loanId));
  expect(types.slice(-5)).toEqual(['PayoutRequested', 'PayoutPrepared', 'PayoutSent', 'PayoutConfirmed', 'LoanIssued']);
  const events = JSON.stringify((await world.ledger.readLatest(loanStream(loanId))).events, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  for (const secret of [iban, borrower.iin, borrower.lastName]) expect(events).not.toContain(secret);
});

it('rejected: the borrower chooses another account, and the money goes there', async () => {
  const borrower = await world.borrower();
  const loanId = await anApprovedLoan(world, borrower);
  const first = await onItsWay(loanId);
  await bankSays(pain002(first.file.messageId, [[first.transfer.reference, 'RJCT', 'AC04']]));
  await reaches(world, loanId, 'REMITTANCE_ERROR');
  expect((await loadLoan(world.ledger, loanId))?.payout?.failure).toBe('AC04');
  const iban = anIban();
  expect(await choose(world, borrower, loanId, { kind: 'IBAN', iban })).toMatchObject({ signed: true });
  const second = await onItsWay(loanId);
  expect(second.transfer.iban).toBe(iban);
  expect(second.transfer.reference).not.toBe(first.transfer.reference);
  await bankSays(pain002(second.file.messageId, [[second.transfer.reference, 'ACCC']]));
  await reaches(world, loanId, 'ACTIVE');
});

it('returned after it was paid: the loan is annulled, and the money is nobody else’s', async () => {
  const loanId = await anApprovedLoan(world, await world.borrower());
  const { transfer } = await onItsWay(loanId);
  await bankSays(camt053([booked(transfer, 'D2')]));
  await reaches(world, loanId, 'ACTIVE');
  await bankSays(camt054([back(transfer, 'C2')]));
  await bankSays(camt053([back(transfer, 'C2')]));
  await reaches(world, loanId, 'ANNULLED');
  expect((await typesOf(world, loanStream(loanId))).slice(-2)).toEqual(['LoanIssued', 'PayoutReturned']);
  expect(await world.suspense.list()).toEqual([]);
});

inFull('returned before anybody heard that it was paid: the payout has failed', async () => {
  const loanId = await anApprovedLoan(world, await world.borrower());
  const { transfer } = await onItsWay(loanId);
  await world.alone(() => bankSays(camt053([booked(transfer, 'D3'), back(transfer, 'C3')])));
  await reaches(world, loanId, 'REMITTANCE_ERROR');
});

it('a statement brings repayments: by contract number to the loan, by IIN alone to suspense with what the payer wrote', async () => {
  const offerNumber = 'NS-2026-000777';
  const loanId = await anApprovedLoan(world, await world.borrower(), { offerNumber });
  const { transfer } = await onItsWay(loanId);
  await bankSays(camt053([booked(transfer, 'D4')]));
  await reaches(world, loanId, 'ACTIVE');
  const from = { name: 'Ахметова Айгерим', iin: '900512400001', iban: anIban() };
  const paid = { credit: true, amount: '1000.00', from };
  const statement = [
    { ...paid, bankReference: 'P1', purpose: `Погашение займа ${offerNumber}` },
    { ...paid, bankReference: 'P2', amount: '2000.50', purpose: 'Погашение займа' },
  ];
  await bankSays(camt054(statement.slice(0, 1)));
  await bankSays(camt053(statement));
  await expect.poll(async () => (await loadLoan(world.ledger, loanId))?.paid).toBe(tenge(1_000));
  const [suspended, ...more] = await world.suspense.list();
  expect(more).toEqual([]);
  expect(suspended).toMatchObject({ amount: 200_050n, provider: 'bank-transfer', reason: 'NO_CONTRACT_NUMBER' });
  expect(suspended?.text).toContain('900512400001');
});

it('a borrower who sends the sum back under its reference has paid, and annuls nothing', async () => {
  const loanId = await anApprovedLoan(world, await world.borrower());
  const { transfer } = await onItsWay(loanId);
  await bankSays(camt053([booked(transfer, 'D20')]));
  await reaches(world, loanId, 'ACTIVE');
  const from = { name: transfer.name, iin: '900512400001', iban: transfer.iban };
  const sent = { ...booked(transfer, 'C20'), credit: true, purpose: `Возврат ${transfer.reference}`, from };
  await bankSays(camt053([sent]));
  expect(await statusOf(world, loanId)).toBe('ACTIVE');
  const held = (await world.suspense.list()).filter(({ text }) => text?.includes(transfer.reference));
  expect(held).toMatchObject([{ amount: tenge(Number(transfer.amount)), provider: 'bank-transfer' }]);
  expect(await typesOf(world, loanStream(loanId))).not.toContain('PayoutReturned');
});

it('cash at the bank moves by what statements list, known or not, once; a missing day is a gap until it comes', async () => {
  const account = 'KZ75125KZT1001300335' as Iban;
  const cash = bankStream(account);
  const own = fileBank(world.pool, sealer, {
    ...optionsIn(folder.root, { now: world.clock.businessNow, today: world.clock.today, providers: ['160240000099'] }),
    payer: { ...PAYER, account },
  });
  const says = async (text: string) => {
    folder.leave(`${++files}.xml`, text);
    await world.bankRounds(own);
  };
  const books = async () => {
    const { events } = await world.ledger.readLatest(cash);
    const on = (name: Account) =>
      add(
        ZERO,
        ...events.flatMap(({ data }) => data.postings.filter((one) => one.account === name)).map((p) => p.amount),
      );
    const { days } = stateOf(bankDecider, events);
    return {
      ...{ bank: printTenge(on('bank')), clearing: printTenge(on('provider-clearing')) },
      ...{ other: printTenge(on('other-bank-movements')), gaps: gapsOf(days).map(({ amount }) => printTenge(amount)) },
      events: events.length,
    };
  };
  const from = (iin: string) => ({ name: 'ТОО', iin, iban: anIban() });
  const capital = { id: world.ids.fresh<PaymentId>(), reference: 'PP17', amount: tenge(5_000) };
  world.settlements.push(capital);
  const day2: Movement[] = [
    { credit: true, amount: '5000.00', bankReference: 'K1', endToEnd: 'pp-17', from: from('900101400001') },
    { credit: true, amount: '300.00', bankReference: 'K2', from: from('160240000099') },
    { amount: '40.00', bankReference: 'K3', purpose: 'Аренда' },
  ];
  // A notice tells the settlement of the provider first.
  await says(camt054(day2.slice(1, 2), account));
  await says(camt053(day2, account, { day: '2026-03-02', opening: '100.00', closing: '5360.00' }));
  const first = { bank: '5360.00', clearing: '-5400.00', other: '40.00', gaps: [], events: 1 };
  expect(await books()).toEqual(first);
  expect((await world.suspense.list()).map(({ amount }) => amount)).not.toContain(capital.amount);
  await says(`${camt053(day2, account, { day: '2026-03-02', opening: '100.00', closing: '5360.00' })}\n`);
  expect(await books()).toEqual(first);

  const rent = { amount: '60.00', bankReference: 'K5', endToEnd: 'RENT-3', day: '2026-03-04' };
  await says(camt053([rent], account, { day: '2026-03-04', opening: '5350.00', closing: '5290.00' }));
  expect(await books()).toMatchObject({ bank: '5300.00', gaps: ['-10.00'], events: 2 });
  const fee = { amount: '10.00', bankReference: 'K4', day: '2026-03-03' };
  await says(camt053([fee], account, { day: '2026-03-03', opening: '5360.00', closing: '5350.00' }));
  expect(await books()).toEqual({ bank: '5290.00', clearing: '-5400.00', other: '110.00', gaps: [], events: 3 });

  // The office says afterwards what it was.
  world.settlements.push({ id: world.ids.fresh<PaymentId>(), reference: 'RENT3', amount: tenge(-60) });
  for (let round = 0; round < 2; round++) await world.bankRounds(own);
  expect(await books()).toEqual({ bank: '5290.00', clearing: '-5340.00', other: '50.00', gaps: [], events: 4 });
  const text = JSON.stringify((await world.ledger.readLatest(cash)).events, (_, one) => String(one));
  expect(text).not.toContain('Аренда');
});

inFull('a refund of the balance that comes back is on the balance again', async () => {
  const borrower = await world.borrower();
  await topUp(world, borrower, 5_000);
  const asked = await world.balance.askBack(aCaller(), {
    borrowerId: borrower.id,
    amount: null,
    to: { kind: 'IBAN', iban: anIban() },
  });
  if ('refusal' in asked) throw new Error(asked.refusal.code);
  const refundId = (await world.balance.lastRefund(borrower.id, 'RU'))?.id;
  if (!refundId) throw new Error('not asked');
  for (const id of ['a', 'b']) await world.balance.answerRefund(office(id), borrower.id, refundId, true);
  const stream = accountStream(borrower.id);
  const { transfer } = await sentOut(() => expect.poll(() => typesOf(world, stream)).toContain('RefundSent'));
  await bankSays(camt053([booked(transfer, 'D5')]));
  await expect.poll(() => typesOf(world, stream)).toContain('RefundPaid');
  await bankSays(camt053([back(transfer, 'C5')]));
  await expect.poll(async () => (await typesOf(world, stream)).at(-1)).toBe('BalanceCredited');
  expect((await world.balance.lastRefund(borrower.id, 'RU'))?.state).toBe('CAME_BACK');
});

it('the bank says of no account whose it is: the borrower is told, and the ledger keeps it for the verifier', async () => {
  const borrower = await world.borrower();
  const loanId = await anApprovedLoan(world, borrower);
  const first = await onItsWay(loanId);
  await bankSays(pain002(first.file.messageId, [[first.transfer.reference, 'RJCT', 'AC04']]));
  await reaches(world, loanId, 'REMITTANCE_ERROR');
  expect(await payoutOf(world).options(borrower.id, loanId)).toMatchObject({ iban: true, ibanUnchecked: true });
  expect(payoutOf(world).ownersAreChecked).toBe(false);
  await choose(world, borrower, loanId, { kind: 'IBAN', iban: anIban() });
  expect((await loadLoan(world.ledger, loanId))?.payoutMethod).toMatchObject({ ownerUnchecked: true });
  expect(await choose(world, borrower, loanId, { kind: 'IBAN', iban: 'KZ86125KZT5004100100' })).toMatchObject({
    refusal: { code: 'NOT_ALLOWED_NOW' },
  });
});
