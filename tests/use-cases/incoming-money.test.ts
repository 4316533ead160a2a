/** Money from a terminal, a wallet or a bank transfer, and the part that waits for the office. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStream, paymentStream } from '../../schema/events/streams.ts';
import { SEND_BACK_TOO_LATE } from '../../schema/reference/limits.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { tenge } from '../../schema/values/money.ts';
import type { SandboxIncoming } from '../../server/adapters/sandbox-kit/incoming.ts';
import { callbackKey, SIGNATURE_HEADER, sign } from '../../server/adapters/sandbox-kit/signature.ts';
import { type Books, post } from '../../server/domain/money/postings.ts';
import { TAKEN_BACK_UNTOLD, type Target } from '../../server/domain/payment/decider.ts';
import type { MoneyBack } from '../../server/ports/incoming-provider.ts';
import { balanceOf } from '../../server/use-cases/balance/balance.ts';
import { commandLoan } from '../../server/use-cases/loan/loan-command.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { IN_EVENTS } from '../../server/use-cases/office/office-notes.ts';
import { makeSuspense } from '../../server/use-cases/payment/suspense.ts';
import { il } from '../support/a-loan.ts';
import { inFull } from '../support/in-full.ts';
import { aCaller, anActiveLoan, reaches, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld, SECRET } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

let serial = 100;
async function aLoan() {
  const borrower = await world.borrower();
  const offerNumber = `NS-2026-${String(++serial).padStart(6, '0')}`;
  return { borrower, offerNumber, loanId: await anActiveLoan(world, borrower, { offerNumber }) };
}
const paid = async (loanId: LoanId) => (await loadLoan(world.ledger, loanId))?.paid;
const typesOfPayment = (from: SandboxIncoming, id: string) => typesOf(world, paymentStream(from.name, id));

async function payIn(from: SandboxIncoming, text: string, amount: number): Promise<string> {
  const { externalId } = await from.pay(text, tenge(amount));
  await world.kit.callbacks.deliverDue();
  return externalId;
}
const waiting = async (externalId: string) =>
  (await world.suspense.list()).find((row) => row.externalId === externalId);
const waitingId = async (externalId: string): Promise<PaymentId> => {
  const row = await waiting(externalId);
  if (!row) throw new Error('not in suspense');
  return row.paymentId;
};
/** With another provider. */
const suspenseOf = (provider: MoneyBack) =>
  makeSuspense({
    ...world.base,
    twoPersons: world.twoPersons,
    rows: { suspended: async () => [], byId: async () => undefined },
    loanOfOffer: async () => undefined,
    details: world.details,
    receiving: world.receiving,
    providers: [provider],
  });
/** Names that begin with an a belong to support, others to verifiers. */
const office = (id: string) => ({
  ...aCaller(),
  actor: { role: id.startsWith('a') ? ('support' as const) : ('verifier' as const), id },
});

describe('money at a terminal', () => {
  it('the terminal checks first and gets contract, initials and amounts, and nothing else about the person', async () => {
    const { borrower, offerNumber } = await aLoan();
    const checked = await world.terminal.check(offerNumber);
    expect(checked).toEqual({ found: true, contract: offerNumber, payer: 'А. А.', due: '0.00', full: '100000.00' });
    expect(await world.terminal.check(borrower.phone)).toEqual(checked);
    expect(await world.terminal.check('NS-2026-999999')).toBeUndefined();
    expect(await world.terminal.check('77010000000')).toBeUndefined();
  });

  it("the terminal's page asks, shows and takes the money", async () => {
    const { offerNumber, loanId } = await aLoan();
    const page = `${world.publicUrl}/pay/terminal`;
    expect(await (await fetch(page)).text()).toContain('Номер договора или телефон');
    expect((await fetch(`${page}?text=NS-2026-999999`)).status).toBe(404);
    expect(await (await fetch(`${page}?text=${offerNumber}`)).text()).toMatch(/А\. А\.[\s\S]*100\s000/);
    const form = (amount: string) => ({ method: 'POST', body: new URLSearchParams({ text: offerNumber, amount }) });
    expect((await fetch(page, form('0'))).status).toBe(422);
    expect(await (await fetch(page, form('2 500,50'))).text()).toContain('Оплата принята');
    await world.kit.callbacks.deliverDue();
    expect(await paid(loanId)).toBe(250_050n);
  });
});

it('the loan is found by contract number or phone, anywhere in the text of a transfer', async () => {
  const { borrower, offerNumber, loanId } = await aLoan();
  await payIn(world.terminal, offerNumber, 1_000);
  await payIn(world.wallet, `+${borrower.phone}`, 2_000);
  await payIn(world.bankTransfer, `Оплата по договору ${offerNumber.toLowerCase()} от Ахметовой`, 3_000);
  expect(await paid(loanId)).toBe(tenge(6_000));
});

it('the books end the same whatever is repeated, late or out of order', async () => {
  const books = [];
  for (const order of [
    [0, 1, 2],
    [2, 0, 1, 2, 0],
    [1, 1, 2, 0, 1],
    [2, 1, 0, 0],
  ]) {
    const { offerNumber, loanId, borrower } = await aLoan();
    const bodies = [40_000, 50_000, 20_000].map((amount, i) =>
      JSON.stringify({
        type: 'pay',
        operationId: `${offerNumber}-${i}`,
        outcome: 'SUCCEEDED',
        text: offerNumber,
        amount: `${amount}.00`,
        currency: 'KZT',
        operatedAt: '2026-03-02T08:00:00.000Z',
      }),
    );
    for (const at of order) {
      const body = bodies[at] ?? '';
      const signature = sign(callbackKey(SECRET, 'terminal'), body, Math.floor(Date.parse(world.clock.now()) / 1000));
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
      expect((await fetch(`${world.publicUrl}/webhooks/terminal`, { method: 'POST', headers, body })).status).toBe(200);
    }
    await reaches(world, loanId, 'FINISHED');
    books.push({ paid: await paid(loanId), balance: await balanceOf(world.ledger, borrower.id) });
  }
  expect(new Set(books.map((one) => `${one.paid} ${one.balance}`))).toEqual(new Set([`10000000 1000000`]));
});

describe('money in suspense', () => {
  it(`money without a known owner is kept with the reason and the payer's text`, async () => {
    const { offerNumber } = await aLoan();
    const cases: [SandboxIncoming, string, string][] = [
      [world.bankTransfer, 'за Айгерим, спасибо', 'NO_CONTRACT_NUMBER'],
      [world.bankTransfer, `${offerNumber} или NS-2026-000777`, 'SEVERAL_CONTRACTS'],
      [world.terminal, 'NS-2026-999999', 'UNKNOWN_LOAN'],
      [world.wallet, '77010000001', 'UNKNOWN_LOAN'],
    ];
    for (const [from, text, reason] of cases) {
      const id = await payIn(from, text, 700);
      expect(await waiting(id)).toMatchObject({ reason, text, amount: tenge(700), ageDays: 0 });
      const { events } = await world.ledger.readLatest(paymentStream(from.name, id));
      expect(JSON.stringify(events, (_, v) => (typeof v === 'bigint' ? `${v}` : v))).not.toContain('Айгерим');
    }
  });

  it('the office places it on a loan, from the day of the payment', async () => {
    const { offerNumber, loanId } = await aLoan();
    const id = await payIn(world.bankTransfer, 'без номера', 4_000);
    const paymentId = await waitingId(id);
    const release = (to: string) => world.suspense.release(office('a'), { paymentId, to: 'LOAN', offerNumber: to });
    expect(await release('NS-2026-999999')).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
    expect(await release(` ${offerNumber} `)).toHaveProperty('position');
    expect(await release(offerNumber)).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
    expect(await paid(loanId)).toBe(tenge(4_000));
    expect(await waiting(id)).toBeUndefined();
    const types = ['PaymentNotified', 'PaymentSuspended', 'PaymentReleased', 'PaymentPlaced'];
    expect(await typesOfPayment(world.bankTransfer, id)).toEqual(types);
  });

  inFull('it can go to the loan that the office took it off, and a part of it can still be reversed', async () => {
    const { offerNumber, loanId } = await aLoan();
    const id = await payIn(world.wallet, offerNumber, 4_000);
    const [payment] = (await loadLoan(world.ledger, loanId))?.payments ?? [];
    if (!payment) throw new Error('not counted');
    const { paymentId, paidOn: reversedOn } = payment.data;
    const takeOff = { type: 'ReversePayment', paymentId, reversedOn, reason: IN_EVENTS } as const;
    await commandLoan(world, aCaller(), loanId, takeOff);
    await expect.poll(() => waiting(id)).toBeDefined();
    expect(await paid(loanId)).toBe(0n);
    expect(await world.suspense.release(office('a'), { paymentId, to: 'LOAN', offerNumber })).toMatchObject({
      position: expect.anything(),
    });
    expect(await paid(loanId)).toBe(tenge(4_000));
    const operatedAt = await world.clock.businessNow();
    for (let i = 0; i < 2; i++)
      await world.receiving.takenBack(world.wallet.name, { externalId: id, amount: tenge(1_500), loanId, operatedAt });
    expect(await paid(loanId)).toBe(tenge(2_500));
  });

  inFull("it can go to the same person's next loan, and the surplus there reaches the balance", async () => {
    const borrower = await world.borrower();
    const loan = async () => {
      const offerNumber = `NS-2026-${String(++serial).padStart(6, '0')}`;
      return { offerNumber, loanId: await anActiveLoan(world, borrower, { offerNumber, terms: il() }) };
    };
    const first = await loan();
    const id = await payIn(world.wallet, first.offerNumber, 50_000);
    const [payment] = (await loadLoan(world.ledger, first.loanId))?.payments ?? [];
    if (!payment) throw new Error('not counted');
    const { paymentId, paidOn: reversedOn } = payment.data;
    const over = await balanceOf(world.ledger, borrower.id);
    expect(over).toBeGreaterThan(0n);
    const takeOff = { type: 'ReversePayment', paymentId, reversedOn, reason: IN_EVENTS } as const;
    expect(await commandLoan(world, aCaller(), first.loanId, takeOff)).not.toHaveProperty('refusal');
    await expect.poll(() => waiting(id)).toBeDefined();
    expect(await balanceOf(world.ledger, borrower.id)).toBe(0n);
    const next = await loan();
    const wish = { paymentId, to: 'LOAN' as const, offerNumber: next.offerNumber };
    expect(await world.suspense.release(office('a'), wish)).toHaveProperty('position');
    expect((await loadLoan(world.ledger, next.loanId))?.payments).toHaveLength(1);
    expect(await balanceOf(world.ledger, borrower.id)).toBe(over);
  });

  inFull("it can go to its owner's balance", async () => {
    const { borrower, offerNumber } = await aLoan();
    const id = await payIn(world.wallet, 'нет', 1_200);
    const wish = { paymentId: await waitingId(id), to: 'BALANCE' as const, offerNumber };
    expect(await world.suspense.release(office('a'), wish)).toHaveProperty('position');
    expect(await balanceOf(world.ledger, borrower.id)).toBe(tenge(1_200));
    expect(await typesOf(world, accountStream(borrower.id))).toEqual(['BalanceCredited']);
  });

  it("two persons place a sum above one person's authority", async () => {
    const { borrower, offerNumber } = await aLoan();
    const id = await payIn(world.wallet, 'нет', 200_001);
    const wish = { paymentId: await waitingId(id), to: 'BALANCE' as const, offerNumber };
    const asked = (person: string) => world.suspense.release(office(person), wish);
    expect(await asked('a')).toMatchObject({ refusal: { code: 'TWO_PERSONS', facts: { asked: 'first' } } });
    expect(await typesOf(world, accountStream(borrower.id))).toEqual([]);
    expect(await asked('b')).toHaveProperty('position');
    expect((await typesOf(world, accountStream(borrower.id)))[0]).toBe('BalanceCredited');
  });

  it('nobody decides a sum above the authority of two', async () => {
    const id = await payIn(world.wallet, 'никому', 6_000_001);
    const wish = { paymentId: await waitingId(id), to: 'SENDER' as const, offerNumber: null };
    for (const person of ['a', 'b'])
      expect(await world.suspense.release(office(person), wish)).toMatchObject({
        refusal: { code: 'AUTHORITY_EXCEEDED', facts: { limit: '6000000.00' } },
      });
    expect(await world.twoPersons.open('send-back:')).toEqual([]);
  });

  it("two persons return it to the sender, though the provider's answer is lost", async () => {
    const id = await payIn(world.terminal, 'никому', 900);
    const wish = { paymentId: await waitingId(id), to: 'SENDER' as const, offerNumber: null };
    const asked = (person: string) => world.suspense.release(office(person), wish);
    expect(await asked('a')).toMatchObject({ refusal: { code: 'TWO_PERSONS', facts: { asked: 'first' } } });
    expect(await asked('a')).toMatchObject({ refusal: { code: 'TWO_PERSONS', facts: { asked: 'same' } } });
    await world.kit.faults.set('terminal', 'LOST_ANSWER');
    expect(await asked('b')).toHaveProperty('position');
    await world.kit.faults.set('terminal', 'NONE');
    await expect
      .poll(() => typesOfPayment(world.terminal, id))
      .toEqual(['PaymentNotified', 'PaymentSuspended', 'PaymentReleased', 'PaymentSentBack']);
  });

  it('it goes to the sender once, though his bank reverses it first and reports that later', async () => {
    const externalId = await payIn(world.bankTransfer, 'без номера', 700);
    const paymentId = await waitingId(externalId);
    await world.bankTransfer.reverse(externalId);
    for (const person of ['anna', 'bek'])
      await world.suspense.release(office(person), { paymentId, to: 'SENDER', offerNumber: null });
    const typesNow = () => typesOfPayment(world.bankTransfer, externalId);
    const released = ['PaymentNotified', 'PaymentSuspended', 'PaymentReleased'];
    await sleep(300);
    expect(await typesNow()).toEqual(released);
    await world.kit.callbacks.deliverDue();
    expect(await typesNow()).toEqual([...released, 'PaymentTakenBack', 'TakeBackSettled']);
    const { events } = await world.ledger.readLatest(paymentStream(world.bankTransfer.name, externalId));
    expect(events.at(-1)?.data).toMatchObject({ to: 'NOTHING', postings: [] });
  });

  it('the remainder goes to the sender if a part was returned before', async () => {
    const asked: bigint[] = [];
    const kiosk: MoneyBack = {
      name: 'kiosk',
      sendBack: async ({ amount }) => (asked.push(amount) > 1 ? 'SENT' : 'TOO_LATE'),
    };
    const own = suspenseOf(kiosk);
    const operatedAt = await world.clock.businessNow();
    const money = { externalId: 'part', amount: tenge(600), loanId: null, operatedAt };
    await world.receiving.received('kiosk', { ...money, topUpOf: null, problem: 'UNKNOWN_LOAN' });
    const target = { to: 'SENDER', loanId: null, borrowerId: null } as const;
    await world.receiving.command('kiosk', 'part', aCaller(), { type: 'ReleasePayment', ...target });
    const sendBack = () => own.sendBack(aCaller(), { key: 'key', tries: 0 }, 'kiosk', 'part');
    await expect(sendBack()).rejects.toThrow('notice has not come yet');
    await world.receiving.takenBack('kiosk', { ...money, amount: tenge(200) });
    await sendBack();
    expect(asked).toEqual([tenge(600), tenge(400)]);
    const types = await typesOf(world, paymentStream('kiosk', 'part'));
    expect(types.slice(-3)).toEqual(['PaymentTakenBack', 'TakeBackSettled', 'PaymentSentBack']);
  });

  it('a return that its provider reports as already made is tried a few times, then waits for the office', async () => {
    let answer: 'TOO_LATE' | 'SENT' = 'TOO_LATE';
    const keys: string[] = [];
    const kiosk: MoneyBack = { name: 'kiosk', sendBack: async ({ key }) => (keys.push(key) > 0 ? answer : 'UNKNOWN') };
    const own = suspenseOf(kiosk);
    const operatedAt = await world.clock.businessNow();
    const money = { externalId: 'untold', amount: tenge(600), loanId: null, operatedAt };
    await world.receiving.received('kiosk', { ...money, topUpOf: null, problem: 'UNKNOWN_LOAN' });
    const release = (target: Target) =>
      world.receiving.command('kiosk', 'untold', aCaller(), { type: 'ReleasePayment', ...target });
    const toSender = { to: 'SENDER', loanId: null, borrowerId: null } as const;
    await release(toSender);
    const sendBack = (key: string, tries: number) => own.sendBack(aCaller(), { key, tries }, 'kiosk', 'untold');
    await expect(sendBack('first', SEND_BACK_TOO_LATE.tries - 1)).rejects.toThrow('notice has not come yet');
    await sendBack('first', SEND_BACK_TOO_LATE.tries);
    const { events } = await world.ledger.readLatest(paymentStream('kiosk', 'untold'));
    expect(events.at(-1)?.data).toMatchObject({ reason: TAKEN_BACK_UNTOLD, amount: tenge(600) });
    expect(await waiting('untold')).toMatchObject({ reason: TAKEN_BACK_UNTOLD });

    const { borrower, loanId } = await aLoan();
    const toLoan = { to: 'LOAN', loanId, borrowerId: borrower.id } as const;
    expect(await release(toLoan)).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
    await world.receiving.takenBack('kiosk', { ...money, amount: tenge(200) });
    answer = 'SENT';
    expect(await release(toSender)).not.toHaveProperty('refusal');
    await sendBack('second', 0);
    const all = (await world.ledger.readLatest(paymentStream('kiosk', 'untold'))).events;
    expect(all.at(-1)?.type).toBe('PaymentSentBack');
    const books = all.reduce<Books>((sum, { data }) => post(sum, 'postings' in data ? data.postings : []), {});
    expect(books.suspense ?? 0n).toBe(0n);
  });

  it('money that the loan refuses goes to suspense, and another currency never counts as tenge', async () => {
    const { offerNumber, loanId } = await aLoan();
    await world.kit.faults.set('wallet', 'WRONG_CURRENCY');
    const dollars = await payIn(world.wallet, offerNumber, 100);
    await world.kit.faults.set('wallet', 'NONE');
    const wish = { paymentId: await waitingId(dollars), to: 'LOAN' as const, offerNumber };
    expect(await world.suspense.release(office('a'), wish)).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
    await payIn(world.terminal, offerNumber, 100_000);
    await reaches(world, loanId, 'FINISHED');
    const late = await payIn(world.terminal, offerNumber, 50);
    expect(await waiting(late)).toMatchObject({ reason: 'LOAN_NOT_LIVE', offerNumber });
    const again = { paymentId: await waitingId(late), to: 'LOAN' as const, offerNumber };
    expect(await world.suspense.release(office('a'), again)).toMatchObject({ refusal: { code: 'LOAN_NOT_LIVE' } });
  });

  it('an operation reported with two amounts is shown; the first one counts', async () => {
    const { offerNumber, loanId } = await aLoan();
    const notice = { outcome: 'SUCCEEDED' as const, externalId: `twice-${offerNumber}`, text: offerNumber };
    const report = { ...notice, currency: 'KZT', operatedAt: world.clock.now() };
    for (const amount of [tenge(10), tenge(90), tenge(90), tenge(10)])
      await world.incoming.paid(world.terminal, { ...report, amount });
    expect(await paid(loanId)).toBe(tenge(10));
    expect(await waiting(notice.externalId)).toMatchObject({ reason: null, contradictedBy: tenge(90) });
  });
});

it('nothing is lost: all money received is on loans, on balances or in suspense', async () => {
  const all = [];
  for await (const page of world.ledger.readAllLagging({ prefixes: ['loan-', 'account-', 'payment-'] }, 'start'))
    all.push(...page);
  const books = all.reduce<Books>((sums, { data }) => ('postings' in data ? post(sums, data.postings) : sums), {});
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
  const report = sum(all.flatMap((event) => (event.type === 'PaymentNotified' ? [event.data.amount] : [])));
  const gaveBack = sum(
    all.flatMap((e) => {
      if (e.type === 'PaymentSuspended' && e.data.reason === TAKEN_BACK_UNTOLD) return [-e.data.amount];
      return e.type === 'PaymentReleased' && e.data.to === 'SENDER' ? [e.data.amount] : [];
    }),
  );
  const tookOut = new Set(
    all.flatMap((e) => (e.type === 'TakeBackSettled' && e.data.to === 'SUSPENSE' ? [e.data.paymentId] : [])),
  );
  // A payment that is being returned is reported as reversed by its sender, and is returned once.
  const home = new Set(
    all.flatMap((e) => (e.type === 'PaymentReleased' && e.data.to === 'SENDER' ? [e.data.paymentId] : [])),
  );
  const tookBack = sum(
    all.flatMap((e) => {
      if (e.type !== 'PaymentTakenBack' || (home.has(e.data.paymentId) && !tookOut.has(e.data.paymentId))) return [];
      return [e.data.amount];
    }),
  );
  const lent = sum(all.flatMap((event) => (event.type === 'LoanIssued' ? [event.data.amount] : [])));
  const suspended = (await world.suspense.list()).filter((row) => row.reason !== null);
  expect(books['provider-clearing']).toBe(report - gaveBack - tookBack - lent);
  expect(books.suspense).toBe(-sum(suspended.map((row) => row.amount)));
  expect(books['transit:balance'] ?? 0n).toBe(0n);
  expect(sum(Object.values(books))).toBe(0n);
});
