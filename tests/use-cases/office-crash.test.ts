/** After two persons confirm, a crash between two steps loses nothing and repeats nothing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentStream } from '../../schema/events/streams.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import { type Tiyn, tenge } from '../../schema/values/money.ts';
import type { Ledger } from '../../server/ports/ledger.ts';
import type { TwoPersons } from '../../server/ports/two-persons.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { makeOfficeLoans } from '../../server/use-cases/office/office-loan.ts';
import type { PaymentReceiving } from '../../server/use-cases/payment/payment-receiving.ts';
import { anIban } from '../support/a-borrower.ts';
import { inFull } from '../support/in-full.ts';
import { aCaller, anActiveLoan, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

const by = (id: string) => ({
  ...aCaller(),
  actor: { role: id === 'a' ? ('support' as const) : ('verifier' as const), id },
});
const confirmed: TwoPersons = {
  ask: async () => ({ asked: 'same' }),
  confirm: async (_action, _person, commandId) => {
    return { asked: 'second', by: { role: 'support', id: 'a' }, at: world.clock.now(), commandId, take: 1 };
  },
  giveBack: async () => undefined,
  done: async () => undefined,
  lapse: async () => 0,
  open: async () => [],
};

/** The ledger fails after this many appends. */
const dying = (appends: number): Ledger => {
  let left = appends;
  const append: Ledger['append'] = (...args) =>
    --left < 0 ? Promise.reject(new Error('killed')) : world.ledger.append(...args);
  return { ...world.ledger, append };
};

const killed = { setAside: () => Promise.reject(new Error('killed')) };
const officeWith = (ledger: Ledger, receiving: Pick<PaymentReceiving, 'setAside'> = killed) =>
  makeOfficeLoans({
    ...world.base,
    ledger,
    twoPersons: confirmed,
    notes: { keep: async () => undefined, of: async () => new Map() },
    accounts: { byId: async () => undefined },
    forgetting: { erasedAt: async () => null },
    find: async () => undefined,
    receiving,
  });

async function paidBy(loanId: LoanId, externalId: string, amount: Tiyn): Promise<PaymentId> {
  const operatedAt = (await world.clock.businessNow()) as Instant;
  return world.receiving.received('kiosk', { externalId, amount, loanId, topUpOf: null, operatedAt, problem: null });
}

it('a payment taken off a loan reaches suspense although no request is repeated', async () => {
  const loanId = await anActiveLoan(world, await world.borrower());
  const paymentId = await paidBy(loanId, 'by-mistake', tenge(5_000));
  const office = officeWith(dying(1));
  const act = () => office.act(by('b'), loanId, { act: 'REVERSAL', paymentId }, '');
  await expect(world.alone(act)).rejects.toThrow('killed');
  const stream = paymentStream('kiosk', 'by-mistake');
  await expect.poll(() => typesOf(world, stream)).toEqual(['PaymentNotified', 'PaymentPlaced', 'PaymentSuspended']);
});

inFull('a payment taken off a loan can pay it after all, once it turns out to be for it', async () => {
  const borrower = await world.borrower();
  const offerNumber = 'NS-2026-000077';
  const loanId = await anActiveLoan(world, borrower, { offerNumber });
  const paymentId = await paidBy(loanId, 'rightly', tenge(5_000));
  const office = officeWith(world.ledger, world.receiving);
  await office.act(by('b'), loanId, { act: 'REVERSAL', paymentId }, '');
  expect((await loadLoan(world.ledger, loanId))?.paid).toBe(0n);
  expect(await world.suspense.release(by('a'), { paymentId, to: 'LOAN', offerNumber })).toHaveProperty('position');
  expect((await loadLoan(world.ledger, loanId))?.paid).toBe(tenge(5_000));
  const operatedAt = (await world.clock.businessNow()) as Instant;
  await world.receiving.takenBack('kiosk', { externalId: 'rightly', amount: tenge(5_000), loanId, operatedAt });
  expect((await loadLoan(world.ledger, loanId))?.paid).toBe(0n);
});

it('a paid refund is never reported as refused', async () => {
  const borrower = await world.borrower();
  const operatedAt = (await world.clock.businessNow()) as Instant;
  const topUp = { externalId: 'top-up', amount: tenge(900), loanId: null, topUpOf: borrower.id };
  await world.receiving.received('kiosk', { ...topUp, operatedAt, problem: null });
  const to = { kind: 'IBAN' as const, iban: anIban('1111') };
  await world.balance.askBack(aCaller(), { borrowerId: borrower.id, amount: null, to });
  const refund = await world.balance.lastRefund(borrower.id, 'RU');
  if (!refund) throw new Error('not asked');
  await world.balance.answerRefund(by('a'), borrower.id, refund.id, true);
  const second = by('b');
  const pay = () => world.balance.answerRefund(second, borrower.id, refund.id, true);
  expect([await pay(), await pay()]).toMatchObject([{ position: expect.anything() }, { position: expect.anything() }]);
  expect((await world.balance.show(borrower.id)).balance).toBe(0n);
});
