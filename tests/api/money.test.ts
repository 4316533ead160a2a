/** Permissions, and the same figures in GraphQL and /json. */
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../../schema/events/envelope.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import { endOfDay, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { accountRoutes } from '../../server/api/balance/account-rest.ts';
import { balanceResolvers } from '../../server/api/balance/balance.ts';
import { bonusResolvers } from '../../server/api/bonus/bonus.ts';
import { buildServer } from '../../server/api/http/server.ts';
import { paymentResolvers } from '../../server/api/payment/payment.ts';
import { paymentDoubtResolvers } from '../../server/api/payment/payment-doubt.ts';
import { paymentRoutes } from '../../server/api/payment/payment-rest.ts';
import { suspenseResolvers } from '../../server/api/payment/suspense.ts';
import type { Sessions, SignedIn } from '../../server/ports/sessions.ts';
import { inFull } from '../support/in-full.ts';
import { anActiveCard } from '../support/money-cards.ts';
import { aCaller, anActiveLoan } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

const ROOT = join(import.meta.dirname, '..', '..');
let world: MoneyWorld;
let app: Awaited<ReturnType<typeof buildServer>>;

const LASTS = { idleSeconds: 7_200, until: endOfDay(localDate('2100-01-01')) };
const known = new Map<string, SignedIn>();
function tokenOf(role: Role, accountId: string): string {
  const token = randomBytes(32).toString('base64url');
  const borrowerId = role === 'borrower' ? (accountId as BorrowerId) : null;
  const viewer = { accountId, borrowerId, roles: [role], owes: null, locale: 'RU' } as const;
  known.set(token, { ...viewer, sessionId: token, lasts: LASTS, wrote: null });
  return token;
}
const sessions: Sessions = {
  open: async () => Promise.reject(new Error('nobody signs in here')),
  find: async (token) => known.get(token),
  wrote: async () => undefined,
  openOf: async () => [],
  prove: async () => undefined,
  provedWithin: async () => false,
  close: async () => undefined,
  replace: async () => undefined,
  closeAll: async () => undefined,
};

beforeAll(async () => {
  world = await moneyWorld();
  const { balance, bonus, payments, doubt, suspense, clock } = world;
  app = await buildServer({
    config: {
      env: 'demo',
      publicUrl: 'http://localhost:4000',
      brand: 'nesie',
      limits: 'demo',
      trustedProxies: [],
      clientKeySecret: 'x'.repeat(32),
    },
    log: { level: 'silent' },
    partial: true,
    resolvers: [
      balanceResolvers({ balance, balanceRefunds: balance }),
      bonusResolvers({ bonus }),
      paymentResolvers({ payments }),
      paymentDoubtResolvers({ doubt }),
      suspenseResolvers({ suspense }),
    ],
    routes: [
      ...accountRoutes({ balance, bonus, payments }),
      ...paymentRoutes({ clock, payments, payout: {} as never }),
    ],
    sessions,
    idempotency: {
      begin: async () => ({ state: 'begun', lease: '' }),
      answer: async () => undefined,
      leave: async () => undefined,
      release: async () => undefined,
    },
    limits: { take: async () => ({ allowed: true }) } as never,
    ids: world.ids,
    ready: {},
    folders: {
      schema: join(ROOT, 'schema/graphql'),
      web: join(ROOT, 'nowhere'),
      graphiql: join(ROOT, 'nowhere'),
      persisted: join(ROOT, 'web/generated'),
    },
  });
});
afterAll(async () => {
  await app.close();
  await world.stop();
});

async function json(token: string, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await app.inject({ method, url, headers: { 'x-auth-token': token }, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json() };
}
async function graphql(token: string, query: string) {
  const headers = { 'content-type': 'application/json', 'x-auth-token': token };
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  return answer.json();
}

it('five pages of the processor are open at once, over both protocols, and a repeat opens none (R1006)', async () => {
  const borrower = await world.borrower();
  const token = tokenOf('borrower', borrower.id);
  const topUp = (at: number) =>
    graphql(token, `mutation { startTopUp(amount: "${1_000 + at}.00") { payment { id } errors { code message } } }`);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => topUp(at)));
  const codes = answers.map(({ data }) => data.startTopUp.errors[0]?.code ?? 'OPENED');
  expect(codes.toSorted()).toEqual([...Array(5).fill('OPENED'), ...Array(7).fill('PAYMENT_PAGES_OPEN')]);
  const refused = await json(token, 'POST', '/json/account/registerBalancePayment', { balanceAmount: '999' });
  expect(refused.body).toMatchObject({ code: 1, businessLogicErrors: ['error.payment.pagesOpen'] });
  expect(refused.body.message).toContain('уже 5');
  // A page that was paid on, and one of an hour ago, take no place.
  const own = 'borrower_id = $1 and answered_at is null';
  const one = `id = (select id from people.payment_intent where ${own} order by id limit 1)`;
  await world.pool.query(`update people.payment_intent set answered_at = opened_at where ${one}`, [borrower.id]);
  expect((await topUp(20)).data.startTopUp.errors).toEqual([]);
  const hour = "opened_at = opened_at - interval '61 minutes'";
  await world.pool.query(`update people.payment_intent set ${hour} where ${one}`, [borrower.id]);
  expect((await topUp(21)).data.startTopUp.errors).toEqual([]);
  expect((await topUp(22)).data.startTopUp.errors).toMatchObject([{ code: 'PAYMENT_PAGES_OPEN' }]);
});

it('the balance is topped up and shown on both edges, and a saved card is charged', async () => {
  const borrower = await world.borrower({ faceVerifiedAt: '2026-03-01T07:00:00.000Z' as never });
  const card = await anActiveCard(world, borrower, { refuses: null });
  const loanId = await anActiveLoan(world, borrower);
  const token = tokenOf('borrower', borrower.id);
  const opened = await json(token, 'POST', '/json/account/registerBalancePayment', { balanceAmount: '1500' });
  expect(opened.body).toMatchObject({ code: 0, data: { value: expect.stringContaining('/pay/card/') } });
  expect(
    (await json(token, 'POST', '/json/account/registerBalancePayment', { balanceAmount: '0' })).body.code,
  ).not.toBe(0);
  const press = (confirmed: boolean) =>
    json(token, 'POST', '/json/payment/common/one-click-payment', { amount: 1500, cardId: card.id, confirmed });
  expect((await press(false)).body).toMatchObject({ code: 1, businessLogicErrors: ['error.payment.repeated'] });
  const repeated = await graphql(token, 'mutation { startTopUp(amount: "1500.00") { errors { code } } }');
  expect(repeated.data.startTopUp).toEqual({ errors: [{ code: 'PAYMENT_REPEATED' }] });
  const pressed = await press(true);
  expect(pressed.body).toMatchObject({ code: 0, data: { state: 'WAITING' } });
  await world.kit.callbacks.deliverDue();
  const all = await json(token, 'GET', '/json/account/all');
  expect(all.body.data).toMatchObject([
    { type: 'BALANCE', balance: 1500, operations: [{ type: 'INCOME', amount: 1500 }] },
    { type: 'BONUS', balance: 0, operations: [] },
  ]);
  const { data } = await graphql(
    token,
    '{ balanceAccount { balance usable next { loanId covered } moves { reason } } }',
  );
  expect(data.balanceAccount).toEqual({
    balance: '1500.00',
    usable: '0.00',
    next: { loanId, covered: '1500.00' },
    moves: [{ reason: 'TOP_UP' }],
  });
  const spend = `mutation { spendBonus(loanId: "${loanId}", amount: "5.00") { spent errors { code facts { name value } } } }`;
  expect((await graphql(token, spend)).data.spendBonus.errors[0].code).toBe('BONUS_NO_INTEREST');
});

inFull('only the office sees suspense and sends money where it belongs', async () => {
  const borrower = await world.borrower();
  await anActiveLoan(world, borrower, { offerNumber: 'NS-2026-000555' });
  await world.bankTransfer.pay('без номера', tenge(2_000));
  await world.kit.callbacks.deliverDue();
  const support = tokenOf('support', 'one');
  const LIST = '{ suspendedPayments { nodes { id reason amount text ageDays } totalCount providers } }';
  for (const role of ['borrower', 'analyst', 'auditor', 'admin'] as const)
    expect((await graphql(tokenOf(role, borrower.id), LIST)).errors, role).toBeDefined();
  const { data } = await graphql(support, LIST);
  expect(data.suspendedPayments).toMatchObject({
    nodes: [{ reason: 'NO_CONTRACT_NUMBER', amount: '2000.00', text: 'без номера' }],
    totalCount: 1,
    providers: ['bank-transfer'],
  });
  for (const beyond of ['suspendedPayments(after: "nowhere")', 'balanceRefunds(after: "1")'])
    expect((await graphql(support, `{ ${beyond} { totalCount } }`)).errors, beyond).toMatchObject([
      { message: expect.stringContaining('after') },
    ]);
  const filtered = '{ suspendedPayments(provider: "terminal") { nodes { id } totalCount providers } }';
  expect((await graphql(support, filtered)).data.suspendedPayments).toEqual({
    nodes: [],
    totalCount: 0,
    providers: ['bank-transfer'],
  });
  const release = (offer: string) =>
    graphql(
      support,
      `mutation { releaseSuspended(id: "${data.suspendedPayments.nodes[0].id}", to: BALANCE, offerNumber: "${offer}") { released errors { code field } } }`,
    );
  expect((await release('NS-2026-000000')).data.releaseSuspended.errors).toEqual([
    { code: 'NOT_FOUND', field: 'offerNumber' },
  ]);
  expect((await release('NS-2026-000555')).data.releaseSuspended).toEqual({ released: true, errors: [] });
  expect(
    (await graphql(tokenOf('borrower', borrower.id), '{ balanceAccount { balance } }')).data.balanceAccount.balance,
  ).toBe('2000.00');

  await world.bankTransfer.pay('снова без номера', tenge(6_000_001));
  await world.kit.callbacks.deliverDue();
  const { suspendedPayments } = (await graphql(support, LIST)).data;
  const id = suspendedPayments.nodes[0].id;
  const back = `mutation { releaseSuspended(id: "${id}", to: SENDER) { errors { code message } } }`;
  const { errors } = (await graphql(support, back)).data.releaseSuspended;
  expect(errors).toMatchObject([{ code: 'AUTHORITY_EXCEEDED', message: expect.stringMatching(/6.000.000 ₸/) }]);
});

it('only the office sees payments in doubt, and may only ask the provider again', async () => {
  const borrower = await world.borrower({ faceVerifiedAt: '2026-03-01T07:00:00.000Z' as never });
  const card = await anActiveCard(world, borrower, { refuses: null });
  await world.pool.query('delete from people.payment_intent');
  await world.kit.faults.set('processing-kz', 'LOST_ANSWER');
  const wish = { borrowerId: borrower.id, loanId: null, cardId: card.id, amount: tenge(700), locale: 'RU' as const };
  await world.payments.oneClick(aCaller(), wish);
  await world.pool.query(`delete from sandbox.callback where delivered_at is null`);
  await world.pool.query(`update people.payment_intent set opened_at = opened_at - interval '4 days'`);
  const LIST = '{ paymentsInDoubt { id amount ageDays offerNumber fullName byCard } }';
  for (const role of ['borrower', 'analyst', 'auditor', 'admin'] as const)
    expect((await graphql(tokenOf(role, borrower.id), LIST)).errors, role).toBeDefined();
  const support = tokenOf('support', 'one');
  const [row] = (await graphql(support, LIST)).data.paymentsInDoubt;
  expect(row).toMatchObject({ amount: '700.00', ageDays: 4, offerNumber: null, byCard: true });
  expect(row.fullName).toContain(borrower.lastName);
  const ask = async (id: string) =>
    (await graphql(support, `mutation { askAboutPayment(id: "${id}") { asked inDoubt { id } errors { code } } }`)).data
      .askAboutPayment;
  expect(await ask(randomUUID())).toEqual({ asked: null, inDoubt: [{ id: row.id }], errors: [{ code: 'NOT_FOUND' }] });
  expect(await ask(row.id)).toEqual({ asked: 'IN_DOUBT', inDoubt: [{ id: row.id }], errors: [] });
  await world.kit.faults.set('processing-kz', 'NONE');
  expect(await ask(row.id)).toEqual({ asked: 'RECEIVED', inDoubt: [], errors: [] });
});
