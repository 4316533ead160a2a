/** Out to the borrower, back by card, surplus to the balance; then the loan is closed and the slot free. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStream, loanStream, paymentStream, slotStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { parseTenge, tenge } from '../../schema/values/money.ts';
import { PROCESSING_KZ } from '../../server/adapters/card-processor/dialects/processing-kz.ts';
import { TEST_CARDS } from '../../server/adapters/card-processor/test-cards.ts';
import type { UndatedLoanCommand } from '../../server/domain/loan/commands.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { balanceOf } from '../../server/use-cases/balance/balance.ts';
import { commandLoan } from '../../server/use-cases/loan/loan-command.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { makeSettleTakeBack } from '../../server/use-cases/payment/payment-take-back.ts';
import { il } from '../support/a-loan.ts';
import { deliver, type Notice, succeeded } from '../support/callbacks.ts';
import { inFull } from '../support/in-full.ts';
import { incomingOf } from '../support/incoming-rows.ts';
import { aCaller, anActiveLoan, reaches, statusOf, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

const GOOD = TEST_CARDS[0]?.pan ?? '';

async function opened(borrower: Borrower, loanId: LoanId, amount: string) {
  const sum = parseTenge(amount) ?? tenge(0);
  const wish = { borrowerId: borrower.id, loanId, amount: sum, locale: 'RU', confirmed: true } as const;
  const started = await world.payments.start(aCaller(), wish);
  if ('refusal' in started) throw new Error(started.refusal.code);
  return started.payment.intent;
}

const streamOf = (notice: Notice) => paymentStream('processing-kz', String(notice.operationId));
const paid = async (loanId: LoanId) => (await loadLoan(world.ledger, loanId))?.paid;

async function suspenseOf(notice: Notice) {
  const { events } = await world.ledger.readLatest(streamOf(notice));
  return events.flatMap((event) => (event.type === 'PaymentSuspended' ? [event.data] : []));
}

it('an approval leads to money, a payment, FINISHED and a free slot', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  expect((await world.prepayment.quote(borrower.id, loanId))?.full).toBe(tenge(100_000));
  const intent = await opened(borrower, loanId, '100500.00');
  const page = intent.redirectUrl ?? '';
  expect(await (await fetch(page)).text()).toMatch(/100\s500\s₸/);
  const typed = await fetch(page, { method: 'POST', body: new URLSearchParams({ pan: GOOD }), redirect: 'manual' });
  expect(typed.status).toBe(303);
  expect(typed.headers.get('location')).toContain('/ru/page/payment-result-success?payment=');
  await reaches(world, loanId, 'FINISHED');
  expect(await world.payments.find(borrower.id, intent.id)).toMatchObject({
    state: 'RECEIVED',
    receipt: { data: { amount: tenge(100_500), surplus: tenge(500) }, principalBefore: tenge(100_000) },
  });
  expect(await balanceOf(world.ledger, borrower.id)).toBe(tenge(500));
  expect(await typesOf(world, accountStream(borrower.id))).toEqual(['BalanceCredited']);
  await expect.poll(() => typesOf(world, slotStream(borrower.id))).toEqual(['SlotClaimed', 'SlotReleased']);
  expect((await typesOf(world, loanStream(loanId))).slice(-3)).toEqual([
    'PaymentReceived',
    'LoanClosing',
    'LoanClosed',
  ]);
});

it('a refused card is shown as a failed payment and leaves the loan alone', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  const intent = await opened(borrower, loanId, '5000');
  const pan = TEST_CARDS.find((card) => card.brand === 'VISA' && card.code === '51')?.pan ?? '';
  const form = { method: 'POST', body: new URLSearchParams({ pan }), redirect: 'manual' } as const;
  const typed = await fetch(intent.redirectUrl ?? '', form);
  expect(typed.headers.get('location')).toContain('payment-result-failure');
  await world.kit.callbacks.deliverDue();
  expect((await world.payments.find(borrower.id, intent.id))?.state).toBe('FAILED');
  expect(await paid(loanId)).toBe(0n);
});

describe('a notice of a provider', () => {
  it('a notice counts once, however often it is repeated, also in parallel', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const notice = succeeded((await opened(borrower, loanId, '7000')).id, '7000.00');
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(world, notice)));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await deliver(world, notice)).toBe(200);
    expect(await paid(loanId)).toBe(tenge(7_000));
    expect(await typesOf(world, streamOf(notice))).toEqual(['PaymentNotified', 'PaymentPlaced']);
  });

  inFull('two operations whose ids differ in their last characters are two payments', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const [one, two] = [await opened(borrower, loanId, '5000'), await opened(borrower, loanId, '7000')];
    const alike = crypto.randomUUID().replaceAll('-', '').repeat(2).slice(0, 62);
    const first = succeeded(one.id, '5000.00', { operationId: `${alike}01` });
    const second = succeeded(two.id, '7000.00', { operationId: `${alike}02` });
    expect([await deliver(world, first), await deliver(world, second)]).toEqual([200, 200]);
    expect(await paid(loanId)).toBe(tenge(12_000));
  });

  inFull('the office sees every amount that arrives at once with another one of the same operation', async () => {
    const sums = ['300.00', '301.00', '302.00', '303.00'];
    for (let round = 0; round < 5; round++) {
      const first = succeeded(crypto.randomUUID(), '300.00');
      const notices = Array.from({ length: 20 }, (_, at) => ({ ...first, amount: sums[at % sums.length] }));
      const answers = await Promise.all(notices.map((notice) => deliver(world, notice)));
      expect(new Set(answers)).toEqual(new Set([200]));
      const { events } = await world.ledger.readLatest(streamOf(first));
      const report = events.flatMap((event) =>
        event.type === 'PaymentNotified' || event.type === 'PaymentContradicted' ? [event.data.amount] : [],
      );
      expect(report.toSorted()).toEqual([30_000n, 30_100n, 30_200n, 30_300n]);
    }
  });

  inFull('notices in any order have the same result, also a failure that arrives after its success', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const first = await opened(borrower, loanId, '3000');
    const second = await opened(borrower, loanId, '2000');
    const [a, b] = [succeeded(first.id, '3000.00'), succeeded(second.id, '2000.00')];
    const failed = { ...a, outcome: 'FAILED', code: '51' };
    for (const notice of [b, failed, a, failed, b]) expect(await deliver(world, notice)).toBe(200);
    expect(await paid(loanId)).toBe(tenge(5_000));
    expect((await loadLoan(world.ledger, loanId))?.standing?.principal).toBe(tenge(95_000));
  });

  it('a notice without a right and fresh signature is refused', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const notice = succeeded((await opened(borrower, loanId, '4000')).id, '4000.00');
    expect(await deliver(world, notice, { secret: 'somebody else' })).toBe(401);
    // One provider's key signs no notice of another.
    expect(await deliver(world, notice, { provider: 'bank-payout' })).toBe(401);
    // Time goes on while a notice is on its way, so one from the future is well past the bound of 300 seconds.
    expect(await deliver(world, notice, { secondsAgo: 301 })).toBe(401);
    expect(await deliver(world, notice, { secondsAgo: -600 })).toBe(401);
    const url = `${world.publicUrl}/webhooks/card-processor`;
    expect((await fetch(url, { method: 'POST', body: JSON.stringify(notice) })).status).toBe(401);
    expect(await typesOf(world, streamOf(notice))).toEqual([]);
    expect(await deliver(world, '{"type":"payment"}')).toBe(422);
    expect(await deliver(world, notice)).toBe(200);
    expect(await paid(loanId)).toBe(tenge(4_000));
  });

  inFull('a payment counts from the day of its operation, even if reported three days late', async () => {
    const late = await moneyWorld();
    const borrower = await late.borrower();
    const loanId = await anActiveLoan(late, borrower);
    const sum = { borrowerId: borrower.id, loanId, amount: tenge(10_000), locale: 'RU' as const };
    const started = await late.payments.start(aCaller(), sum);
    if ('refusal' in started) throw new Error(started.refusal.code);
    const operatedAt = '2026-03-04T07:00:00.000Z';
    await late.at('2026-03-07');
    expect(await deliver(late, succeeded(started.payment.intent.id, '10000.00', { operatedAt }))).toBe(200);
    const { events } = await late.ledger.readLatest(loanStream(loanId));
    // Two days of 0.28 % on 100,000.
    expect(events.find(({ type }) => type === 'PaymentReceived')?.data).toMatchObject({
      paidOn: '2026-03-04',
      accruedInterest: tenge(560),
    });
    await late.stop();
  });
});

describe('money that cannot be placed goes to suspense', () => {
  it('money with an unknown reference goes to suspense', async () => {
    const notice = succeeded(crypto.randomUUID(), '1500.00');
    expect(await deliver(world, notice)).toBe(200);
    expect(await deliver(world, notice)).toBe(200);
    expect(await suspenseOf(notice)).toMatchObject([{ reason: 'UNKNOWN_REFERENCE', amount: tenge(1_500) }]);
    expect((await suspenseOf(notice))[0]?.postings.reduce((sum, posting) => sum + posting.amount, 0n)).toBe(0n);
  });

  it('another currency or amount than was opened goes to suspense', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const { id } = await opened(borrower, loanId, '4000');
    const dollars = succeeded(id, '4000.00', { currency: 'USD' });
    const less = succeeded(id, '1.00');
    for (const notice of [dollars, less]) expect(await deliver(world, notice)).toBe(200);
    expect(await suspenseOf(dollars)).toMatchObject([{ reason: 'CURRENCY_USD' }]);
    expect(await suspenseOf(less)).toMatchObject([{ reason: 'AMOUNT_DIFFERS' }]);
    expect(await paid(loanId)).toBe(0n);
  });

  it('an amount above the largest payment reaches no loan and no balance, and can only go back', async () => {
    const borrower = await world.borrower();
    const offerNumber = 'NS-2026-000909';
    const loanId = await anActiveLoan(world, borrower, { offerNumber });
    const { externalId } = await world.terminal.pay(offerNumber, tenge(999_999_999_999_999));
    await world.kit.callbacks.deliverDue();
    const row = (await world.suspense.list()).find((one) => one.externalId === externalId);
    expect(row).toMatchObject({ reason: 'AMOUNT_IMPLAUSIBLE', amount: tenge(999_999_999_999_999) });
    if (!row) throw new Error('not in suspense');
    for (const to of ['LOAN', 'BALANCE'] as const)
      expect(await world.suspense.release(aCaller(), { paymentId: row.paymentId, to, offerNumber })).toMatchObject({
        refusal: { code: 'NOT_ALLOWED_NOW' },
      });
    expect(await paid(loanId)).toBe(0n);
    expect(await balanceOf(world.ledger, borrower.id)).toBe(0n);
    expect(await statusOf(world, loanId)).toBe('ACTIVE');
  });

  it.each(['0.00', '-40000.00', '40000.001', 'NaN', ''])(
    'a sum of «%s» is refused as unreadable and credits nothing',
    async (sum) => {
      const senseless = succeeded(crypto.randomUUID(), sum);
      expect(await deliver(world, senseless)).toBe(422);
      expect(await suspenseOf(senseless)).toEqual([]);
    },
  );

  it('money for a loan that is over goes to suspense', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const [one, two] = [await opened(borrower, loanId, '100000'), await opened(borrower, loanId, '100000')];
    expect(await deliver(world, succeeded(one.id, '100000.00'))).toBe(200);
    await reaches(world, loanId, 'FINISHED');
    const again = succeeded(two.id, '100000.00');
    expect(await deliver(world, again)).toBe(200);
    expect(await suspenseOf(again)).toMatchObject([{ reason: 'LOAN_NOT_LIVE', amount: tenge(100_000) }]);
  });

  inFull('money for a loan that was sold belongs to the buyer', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const { id } = await opened(borrower, loanId, '5000');
    const tell = async (today: string, command: UndatedLoanCommand) => {
      const done = await commandLoan(world, aCaller(), loanId, command, { today: localDate(today) });
      if ('refusal' in done) throw new Error(done.refusal.code);
    };
    await tell('2026-07-01', { type: 'IssueCessionNotice', buyer: 'Collect KZ' });
    const payBy = localDate('2026-07-20');
    await tell('2026-07-11', { type: 'AgreeCession', buyer: 'Collect KZ', price: tenge(40_000), payBy });
    await tell('2026-07-12', { type: 'ConfirmCession' });
    const late = succeeded(id, '5000.00');
    expect(await deliver(world, late)).toBe(200);
    expect(await suspenseOf(late)).toMatchObject([{ reason: 'CEDED_FOR_THE_BUYER', amount: tenge(5_000) }]);
    await expect.poll(() => typesOf(world, slotStream(borrower.id))).toEqual(['SlotClaimed', 'SlotReleased']);
  });
});

describe('a payment that the provider reverses', () => {
  const reversal = (notice: Notice): Notice => ({ ...notice, outcome: 'REVERSED' });

  it('it is taken off the loan once, and the balance returns its surplus', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower, { terms: il() });
    const notice = succeeded((await opened(borrower, loanId, '6000')).id, '6000.00');
    expect(await deliver(world, notice)).toBe(200);
    expect(await balanceOf(world.ledger, borrower.id)).toBe(tenge(6_000));
    const answers = await Promise.all(Array.from({ length: 3 }, () => deliver(world, reversal(notice))));
    expect(answers).toEqual([200, 200, 200]);
    expect(await deliver(world, notice)).toBe(200);
    expect(await paid(loanId)).toBe(0n);
    await expect.poll(() => balanceOf(world.ledger, borrower.id)).toBe(0n);
    expect(await typesOf(world, streamOf(notice))).toEqual([
      'PaymentNotified',
      'PaymentPlaced',
      'PaymentTakenBack',
      'TakeBackSettled',
    ]);
    expect((await typesOf(world, loanStream(loanId))).slice(-2)).toEqual(['PaymentReceived', 'PaymentReversed']);
  });

  it('reported before the payment itself, neither has an effect', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const notice = succeeded((await opened(borrower, loanId, '6000')).id, '6000.00');
    for (const report of [reversal(notice), notice, reversal(notice)]) expect(await deliver(world, report)).toBe(200);
    expect(await paid(loanId)).toBe(0n);
    expect((await typesOf(world, streamOf(notice))).slice(-2)).toEqual(['PaymentNotified', 'TakeBackSettled']);
  });

  it('after the end of the loan the borrower owes it (R16)', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const notice = succeeded((await opened(borrower, loanId, '100000')).id, '100000.00');
    expect(await deliver(world, notice)).toBe(200);
    await reaches(world, loanId, 'FINISHED');
    for (let i = 0; i < 2; i++) expect(await deliver(world, reversal(notice))).toBe(200);
    const { events } = await world.ledger.readLatest(accountStream(borrower.id));
    expect(events.flatMap((event) => (event.type === 'ReversalOwed' ? [event.data] : []))).toMatchObject([
      {
        amount: tenge(100_000),
        loanId,
        postings: [
          { account: 'reversal-receivable', amount: tenge(100_000) },
          { account: 'provider-clearing', amount: tenge(-100_000) },
        ],
      },
    ]);
    expect((await loadLoan(world.ledger, loanId))?.status).toBe('FINISHED');
    expect(await balanceOf(world.ledger, borrower.id)).toBe(0n);
  });

  inFull('after a partial reversal the remainder counts for its own day', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const { id, externalId } = await opened(borrower, loanId, '6000');
    const notice = succeeded(id, '6000.00', { operationId: externalId });
    const part = { ...reversal(notice), amount: '2500.00' };
    for (const report of [notice, part, part, notice]) expect(await deliver(world, report)).toBe(200);
    expect(await paid(loanId)).toBe(tenge(3_500));
    expect((await typesOf(world, streamOf(notice))).slice(2)).toEqual(['PaymentTakenBack', 'TakeBackSettled']);
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    const clearing = events.flatMap((e) => ('postings' in e.data ? e.data.postings : []));
    const inClearing = clearing.filter(({ account }) => account === 'provider-clearing');
    expect(inClearing.reduce((sum, { amount }) => sum + amount, 0n)).toBe(tenge(3_500) - tenge(100_000));
    const shown = await world.payments.find(borrower.id, id);
    expect(shown?.receipt).toMatchObject({ data: { amount: tenge(3_500), paidOn: '2026-03-02' }, reversedOn: null });
    expect((await incomingOf(world.ledger)).find((row) => row.external_id === notice.operationId)).toMatchObject({
      state: 'PLACED',
      taken_back: tenge(2_500),
      contradicted_by: null,
    });
  });

  inFull(
    'one part after another is reversed, each once, and the office sees one that exceeds the remainder',
    async () => {
      const borrower = await world.borrower();
      const loanId = await anActiveLoan(world, borrower);
      const notice = succeeded((await opened(borrower, loanId, '6000')).id, '6000.00');
      const part = (amount: string) => ({ ...reversal(notice), amount });
      for (const report of [notice, part('2500.00'), part('1000.00'), part('1000.00'), part('2500.00')])
        expect(await deliver(world, report)).toBe(200);
      expect(await paid(loanId)).toBe(tenge(2_500));
      expect((await typesOf(world, streamOf(notice))).slice(2)).toEqual([
        'PaymentTakenBack',
        'TakeBackSettled',
        'PaymentTakenBack',
        'TakeBackSettled',
      ]);
      expect(await deliver(world, part('4000.00'))).toBe(200);
      expect(await paid(loanId)).toBe(tenge(2_500));
      const row = (await world.suspense.list()).find(({ externalId }) => externalId === notice.operationId);
      expect(row).toMatchObject({ reason: null, contradictedBy: tenge(4_000) });
      expect(await deliver(world, part('2400.00'))).toBe(200);
      expect(await deliver(world, part('100.00'))).toBe(200);
      expect(await paid(loanId)).toBe(0n);
      const { events } = await world.ledger.readLatest(loanStream(loanId));
      const clearing = events.flatMap((e) => ('postings' in e.data ? e.data.postings : []));
      const held = clearing.filter(({ account }) => account === 'provider-clearing');
      expect(held.reduce((sum, { amount }) => sum + amount, 0n)).toBe(tenge(-100_000));
    },
  );

  it(`two parts count, whether reported before the payment, before the office places it, or after the loan's end`, async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const early = succeeded((await opened(borrower, loanId, '5000')).id, '5000.00');
    const part = (of: Notice, amount: string) => ({ ...reversal(of), amount });
    for (const report of [part(early, '3000.00'), part(early, '500.00'), early])
      expect(await deliver(world, report)).toBe(200);
    expect(await paid(loanId)).toBe(tenge(1_500));

    const lost = succeeded(crypto.randomUUID(), '1500.00');
    for (const report of [lost, part(lost, '600.00'), part(lost, '200.00')])
      expect(await deliver(world, report)).toBe(200);
    const row = (await world.suspense.list()).find(({ externalId }) => externalId === lost.operationId);
    expect(row).toMatchObject({ amount: tenge(700), reason: 'UNKNOWN_REFERENCE' });

    const last = succeeded((await opened(borrower, loanId, '98500')).id, '98500.00');
    expect(await deliver(world, last)).toBe(200);
    await reaches(world, loanId, 'FINISHED');
    for (const report of [part(last, '400.00'), part(last, '300.00'), part(last, '400.00')])
      expect(await deliver(world, report)).toBe(200);
    const { events } = await world.ledger.readLatest(accountStream(borrower.id));
    const owed = events.flatMap((event) => (event.type === 'ReversalOwed' ? [event.data.amount] : []));
    expect(owed).toEqual([tenge(400), tenge(300)]);
    expect((await incomingOf(world.ledger)).find((one) => one.external_id === last.operationId)).toMatchObject({
      state: 'OWED',
      owed: tenge(700),
    });
  });

  it('a reversal that was settled meanwhile is not settled again', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const notice = succeeded((await opened(borrower, loanId, '6000')).id, '6000.00');
    for (const report of [notice, { ...reversal(notice), amount: '2500.00' }])
      expect(await deliver(world, report)).toBe(200);
    const externalId = String(notice.operationId);
    let reads = 0;
    const report: string[] = [];
    const settle = makeSettleTakeBack(world.base, {
      read: async () => {
        const now = await world.receiving.read(PROCESSING_KZ.name, externalId);
        reads += 1;
        return reads === 1 ? { ...now, state: { ...now.state, settled: 0 } } : now;
      },
      place: async () => undefined,
      tell: async (...[, , , command]) => void report.push(command.type),
    });
    await settle(PROCESSING_KZ.name, externalId);
    expect({ reads, report }).toEqual({ reads: 2, report: [] });
  });

  it('after a partial reversal the remainder stays in suspense, to be placed', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower, { offerNumber: 'NS-2026-000808' });
    const notice = succeeded(crypto.randomUUID(), '1500.00');
    const part = { ...reversal(notice), amount: '600.00' };
    for (const report of [notice, part]) expect(await deliver(world, report)).toBe(200);
    const row = (await world.suspense.list()).find(({ externalId }) => externalId === notice.operationId);
    expect(row).toMatchObject({ amount: tenge(900), reason: 'UNKNOWN_REFERENCE' });
    if (!row) throw new Error('not there');
    const wish = { paymentId: row.paymentId, to: 'LOAN' as const, offerNumber: 'NS-2026-000808' };
    const support = { ...aCaller(), actor: { role: 'support' as const, id: 'anna' } };
    expect(await world.suspense.release(support, wish)).toHaveProperty('position');
    expect(await paid(loanId)).toBe(tenge(900));
    const { events } = await world.ledger.readLatest(streamOf(notice));
    const postings = events.flatMap((event) => ('postings' in event.data ? event.data.postings : []));
    const inSuspense = postings.filter((posting) => posting.account === 'suspense');
    expect(inSuspense.reduce((sum, posting) => sum + posting.amount, 0n)).toBe(0n);
  });

  inFull('the office sees a reversal of more than there was', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const notice = succeeded((await opened(borrower, loanId, '6000')).id, '6000.00');
    for (const report of [notice, { ...reversal(notice), amount: '6000.01' }])
      expect(await deliver(world, report)).toBe(200);
    expect(await paid(loanId)).toBe(tenge(6_000));
    const row = (await world.suspense.list()).find(({ externalId }) => externalId === notice.operationId);
    expect(row).toMatchObject({ reason: null, contradictedBy: 600_001n });
  });

  it('a payment in suspense leaves it', async () => {
    const notice = succeeded(crypto.randomUUID(), '1500.00');
    for (const report of [notice, reversal(notice)]) expect(await deliver(world, report)).toBe(200);
    const { events } = await world.ledger.readLatest(streamOf(notice));
    const postings = events.flatMap((event) => ('postings' in event.data ? event.data.postings : []));
    const inSuspense = postings.filter((posting) => posting.account === 'suspense');
    expect(inSuspense.reduce((sum, posting) => sum + posting.amount, 0n)).toBe(0n);
    expect(inSuspense.length).toBe(2);
  });
});

it('parallel payments of one loan neither lose nor double a tenge', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  const amounts = ['60000.00', '70000.00'];
  const notices = await Promise.all(
    amounts.map(async (amount) => succeeded((await opened(borrower, loanId, amount)).id, amount)),
  );
  await Promise.all(notices.flatMap((notice) => [deliver(world, notice), deliver(world, notice)]));
  await reaches(world, loanId, 'FINISHED');
  expect(await paid(loanId)).toBe(tenge(100_000));
  expect(await balanceOf(world.ledger, borrower.id)).toBe(tenge(30_000));
});

it('a payment without a valid sum or loan is not opened', async () => {
  const [borrower, other] = [await world.borrower(), await world.borrower()];
  const loanId = await anActiveLoan(world, borrower);
  const start = (change: object) =>
    world.payments.start(aCaller(), { borrowerId: borrower.id, loanId, amount: tenge(1), locale: 'RU', ...change });
  expect(await start({ borrowerId: other.id })).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
  expect(await start({ amount: tenge(0) })).toMatchObject({ refusal: { code: 'AMOUNT_WRONG' } });
  expect(await start({ amount: tenge(10_000_001) })).toMatchObject({ refusal: { code: 'AMOUNT_WRONG' } });
  await world.kit.faults.set('processing-kz', 'LOST_REQUEST');
  expect(await start({})).toMatchObject({ refusal: { code: 'TRY_LATER' } });
  await world.kit.faults.set('processing-kz', 'NONE');
});
