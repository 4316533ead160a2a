/** A borrower is forgotten: at once, or once the law keeps the data no longer; the ledger stays as it was. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { startRunner } from '../../projections/runner.ts';
import { slotStream } from '../../schema/events/streams.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { projections } from '../../server/cli/projections-commands.ts';
import { on, pay } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { aBorrower, aCaller, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import type { Story } from '../support/spec.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let app: LendingApp;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
});
afterAll(async () => {
  await app.app.close();
  await world.close();
});

const FORGETTING = '{ forgetting { askedAt keptUntil blockers } }';
const CODE = 'mutation { requestForgettingCode { sent { triesLeft } errors { code message } } }';
const FORGET = 'mutation($code: String!) { forgetMe(code: $code) { forgotten errors { code } } }';
const WITHDRAW = 'mutation { withdrawForgetting { ok } }';

const repay = (story: Story) =>
  story.when(pay('2026-03-12', tenge(102_800))).when(on('2026-03-12', { type: 'CloseLoan' }));

const toldTo = ({ phone }: TestPerson, part: string) =>
  world.sent.filter(({ to, text }) => to === phone && text.includes(part));
const codeOf = (person: TestPerson) => /: (\d{4})\./.exec(toldTo(person, 'для удаления').at(-1)?.text ?? '')?.[1] ?? '';

/** A loan found by its owner: the slot names it. */
async function aLoanOf(person: TestPerson, end: (story: Story) => Story) {
  const loanId = await writtenLoan(world, person, [['2026-03-12', end]]);
  const context = {
    ...aCaller(person.borrowerId),
    effectiveDate: localDate('2026-03-12'),
    recordedAt: world.clock.now(),
  };
  const claimed = { type: 'SlotClaimed' as const, data: { loanId, tookOverFrom: null } };
  await world.ledger.append(slotStream(person.borrowerId), 'none', [claimed], context);
  return loanId;
}

async function signedIn() {
  const person = await aBorrower(world);
  const token = await app.tokenOf(person.borrowerId);
  const shown = async () => (await app.graphql(token, FORGETTING)).body.data.forgetting;
  return { person, token, shown };
}

it('stored answers die with the person: his own, and those of staff, which may name him', async () => {
  const { person, token } = await signedIn();
  const [staff, another] = [crypto.randomUUID(), await aBorrower(world)];
  await world.pool.query(
    `insert into people.account (id, kind, roles, locale, data_key, created_at)
     values ($1, 'staff', '{support}', 'RU', '\\x00', now())`,
    [staff],
  );
  const actors = [`account:${person.borrowerId}:borrower:`, `account:${staff}:support:`];
  const other = `account:${another.borrowerId}:borrower:`;
  for (const actor of [...actors, other])
    await world.pool.query(
      `insert into ops.idempotency (actor, operation, key, body_hash, state, lease, answer, leased_until, created_at)
       values ($1, 'Mutation.noteCall', 'kept', 'x', 'answered', $2, '\\x00', now(), now())`,
      [actor, crypto.randomUUID()],
    );
  expect((await app.graphql(token, CODE)).body.data.requestForgettingCode.errors).toEqual([]);
  const { forgetMe } = (await app.graphql(token, FORGET, { code: codeOf(person) })).body.data;
  expect(forgetMe).toEqual({ forgotten: true, errors: [] });
  const { rows } = await world.pool.query(`select actor from ops.idempotency where key = 'kept'`);
  expect(rows).toEqual([{ actor: other }]);
});

it('who never applied is forgotten at once, and the number is free again', async () => {
  const { person, token, shown } = await signedIn();
  expect(await shown()).toEqual({ askedAt: null, keptUntil: null, blockers: [] });
  expect((await app.graphql(token, CODE)).body.data.requestForgettingCode.errors).toEqual([]);
  const wrong = codeOf(person) === '0000' ? '1111' : '0000';
  expect((await app.graphql(token, FORGET, { code: wrong })).body.data.forgetMe).toMatchObject({
    forgotten: false,
    errors: [{ code: 'CODE_WRONG' }],
  });
  const { forgetMe } = (await app.graphql(token, FORGET, { code: codeOf(person) })).body.data;
  expect(forgetMe).toEqual({ forgotten: true, errors: [] });
  expect(toldTo(person, 'данные удалены')).toHaveLength(1);
  expect((await app.graphql(token, FORGETTING)).status).toBe(401);

  const { accounts, profiles, borrowers, forgetting } = world.people;
  expect(await accounts.byId(person.borrowerId)).toBeUndefined();
  expect(await profiles.find(person.borrowerId)).toBeUndefined();
  expect(await borrowers.find(person.borrowerId)).toBeUndefined();
  const again = await accounts.register({ phone: person.phone, locale: 'RU' });
  expect(again).not.toBe('closed');
  expect(again).not.toMatchObject({ id: person.borrowerId });
  await forgetting.erase(person.borrowerId, world.clock.now());
  expect(await accounts.byPhone(person.phone)).toMatchObject({ phone: person.phone });
});

it('an open loan comes first', async () => {
  const { person, token, shown } = await signedIn();
  await aLoanOf(person, (story) => story);
  expect(await shown()).toMatchObject({ blockers: ['OPEN_LOAN'] });
  const { errors } = (await app.graphql(token, CODE)).body.data.requestForgettingCode;
  expect(errors).toMatchObject([{ code: 'FORGET_BLOCKED', message: expect.stringContaining('закройте заём') }]);
});

it('after a loan the request waits five years, can be withdrawn, and is carried out by itself', async () => {
  const { person, token, shown } = await signedIn();
  const loanId = await aLoanOf(person, repay);
  expect(await shown()).toEqual({ askedAt: null, keptUntil: '2031-03-12', blockers: [] });
  await app.graphql(token, CODE);
  const code = codeOf(person);
  expect((await app.graphql(token, FORGET, { code })).body.data.forgetMe).toEqual({ forgotten: false, errors: [] });
  expect(toldTo(person, 'попросили удалить')).toHaveLength(1);
  expect((await app.graphql(token, WITHDRAW)).body.data.withdrawForgetting.ok).toBe(true);
  expect(await shown()).toMatchObject({ askedAt: null });
  await world.people.forgetting.ask(person.borrowerId, world.clock.now());
  expect(await shown()).toMatchObject({ askedAt: expect.any(String) });

  world.clock.set('2031-03-12');
  expect(await world.can.forgets.forgetDue()).toBe(0);
  const before = await world.loan(loanId);
  world.clock.set('2031-03-13');
  expect(await world.can.forgets.forgetDue()).toBe(1);
  expect(await world.can.forgets.forgetDue()).toBe(0);
  expect(toldTo(person, 'данные удалены')).toHaveLength(1);
  expect(await world.people.profiles.find(person.borrowerId)).toBeUndefined();
  expect(await world.loan(loanId)).toEqual(before);

  const support = await app.staff('support');
  const query = `query($find: String!) { officeLoan(find: $find) { status applicant { __typename }
    payments { __typename } facts { __typename } notes { __typename } } }`;
  const office = await app.graphql(support, query, { find: loanId });
  expect(office.body.data.officeLoan).toMatchObject({ status: 'FINISHED', applicant: null, notes: [] });
});

it('R604: who has been silent for five years is forgotten without asking, and who still comes is not', async () => {
  const { person: silent } = await signedIn();
  const { person: still } = await signedIn();
  await world.pool.query(`update people.account set created_at = '2020-01-01'`);
  await world.pool.query('delete from people.session where account_id = $1', [silent.borrowerId]);
  expect(await world.can.forgets.forgetDue()).toBeGreaterThan(0);
  expect(await world.people.profiles.find(silent.borrowerId)).toBeUndefined();
  expect(await world.people.profiles.find(still.borrowerId)).toBeDefined();
});

it('forgetting changes neither the log nor a figure: the audit and the rebuilt models are as before', async () => {
  const { person } = await signedIn();
  await aLoanOf(person, (story) => story);
  const { databaseUrl, eventStoreUrl } = world.config;
  const at = () => ({ databaseUrl, eventStoreUrl });
  const runner = await startRunner({ url: databaseUrl, source: world.ledger.feed, models: READ_MODELS });
  const head = await world.ledger.head({ prefixes: ['loan-'] });
  await until(() => runner.state().position >= head);
  await runner.stop();
  const audited = async () => {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const codes = [await audit(['verify', '--all'], at, say), await audit(['export', '--ndjson'], at, say)];
    return { codes, lines };
  };
  const before = await audited();
  expect(before.codes, before.lines.slice(0, 20).join('\n')).toEqual([0, 0]);
  await world.people.forgetting.erase(person.borrowerId, world.clock.now());
  expect(await audited()).toEqual(before);
  const said: string[] = [];
  expect(await projections(['rebuild', '--compare'], at, (line) => void said.push(line)), said.join('\n')).toBe(0);
});
