import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceReads } from '../../projections/balance/read.ts';
import { paymentReads } from '../../projections/payment/read.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { accountStream, bonusStream, paymentStream } from '../../schema/events/streams.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { accountDecider } from '../../server/domain/account/decider.ts';
import { bonusDecider } from '../../server/domain/bonus/decider.ts';
import type { Outcome } from '../../server/domain/decider.ts';
import { type PaymentCommand, paymentDecider } from '../../server/domain/payment/decider.ts';
import { BORROWER, LOAN, paymentId } from '../support/a-loan.ts';
import { TestLog } from '../support/a-log.ts';
import { project, query, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';

const DAY = localDate('2026-03-02');
const log = new TestLog();

/** The real decider's events go to the log. */
function tell<S, C, E extends LedgerEvent>(
  stream: string,
  decider: { initial: S; evolve(state: S, event: E): S; decide(state: S, command: C): Outcome<E> },
  ...commands: C[]
): void {
  let state = decider.initial;
  for (const command of commands) {
    const outcome = decider.decide(state, command);
    if ('refusal' in outcome) throw new Error(outcome.refusal.code);
    state = outcome.events.reduce(decider.evolve, state);
    log.append(stream, DAY, outcome.events);
  }
}

const notify = (n: number, problem: string | null, amount = 100): PaymentCommand => ({
  type: 'NotifyPayment',
  paymentId: paymentId(n),
  provider: 'terminal',
  externalId: `t${n}`,
  amount: tenge(amount),
  loanId: null,
  operationDate: DAY,
  problem,
});
const release = { type: 'ReleasePayment', to: 'SENDER', loanId: null, borrowerId: null } as const;
const streamOf = (n: number) => paymentStream('terminal', `t${n}`);
tell(streamOf(1), paymentDecider, notify(1, 'NO_CONTRACT_NUMBER'));
tell(streamOf(2), paymentDecider, notify(2, 'UNKNOWN_LOAN'), release, { type: 'ConfirmSentBack' });
const place: PaymentCommand = { type: 'PlacePayment', to: 'LOAN', loanId: LOAN, borrowerId: BORROWER };
tell(streamOf(3), paymentDecider, notify(3, null), place, notify(3, null, 90));

const top = (n: number, amount: number) =>
  ({ type: 'CreditBalance', reason: 'TOP_UP', amount: tenge(amount), paymentId: paymentId(n), loanId: null }) as const;
const ask = { type: 'RequestRefund', refundId: paymentId(9), amount: tenge(30) } as const;
tell(accountStream(BORROWER), accountDecider, top(4, 100), ask);
const other = '00000000-0000-4000-8000-0000000000ff' as typeof BORROWER;
tell(accountStream(other), accountDecider, top(5, 100), ask, { type: 'PayRefund', refundId: paymentId(9) });

const of = { transferId: paymentId(7), loanId: LOAN };
tell(
  bonusStream(BORROWER),
  bonusDecider,
  { type: 'EarnBonus', paymentId: paymentId(6), loanId: LOAN, interest: tenge(10_000), paidOn: DAY },
  { type: 'ReserveBonus', ...of, amount: tenge(80) },
  { type: 'SettleBonus', ...of, taken: tenge(50) },
  { type: 'SettleBonus', ...of, taken: tenge(20) },
);

let db: ReadModelDatabase;
beforeAll(async () => {
  db = await readModelDatabase();
  await project(db.url, log, { batchSize: 4 });
});
afterAll(() => db.drop());

test('the queue holds payments in suspense and payments reported with two sums, not settled ones', async () => {
  const rows = await paymentReads(db.pool).suspended();
  expect(rows.map((row) => [row.external_id, row.state, row.suspended_for, row.contradicted_by])).toEqual([
    ['t1', 'SUSPENDED', 'NO_CONTRACT_NUMBER', null],
    ['t3', 'PLACED', null, tenge(90)],
  ]);
  const t1 = await paymentReads(db.pool).incomingByReference('t1', 10);
  expect(t1.map((row) => row.external_id)).toEqual(['t1']);
  expect(await paymentReads(db.pool).incomingByReference(t1[0]?.payment_id ?? '', 10)).toEqual(t1);
  expect(await paymentReads(db.pool).incomingById(paymentId(2))).toMatchObject({ state: 'SENT_BACK' });
});

test('a refund stays in the table until it is decided', async () => {
  expect(await balanceReads(db.pool).refundsAsked()).toMatchObject([{ borrowerId: BORROWER, amount: tenge(30) }]);
  expect(await query(db.pool, 'select balance from rm.balance where borrower_id = $1', [other])).toEqual([
    { balance: tenge(70) },
  ]);
});

test('bonuses: each movement and what is left', async () => {
  const sql = 'select * from rm.bonus_move where borrower_id = $1 order by revision desc';
  const moves = await query(db.pool, sql, [BORROWER]);
  expect(moves[0]).toMatchObject({ balance: tenge(80), loan_id: LOAN, business_date: DAY, owed: 0n });
  expect(moves.map(({ type, change }): unknown => [type, change])).toEqual([
    ['BonusReturned', tenge(30)],
    ['BonusConfirmed', tenge(30)],
    ['BonusReserved', tenge(-80)],
    ['BonusEarned', tenge(100)],
  ]);
});
