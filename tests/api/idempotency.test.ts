import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { BorrowerId } from '../../schema/events/codecs.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { hashOf } from '../../server/api/http/idempotency.ts';
import { peopleDatabase } from '../../server/people/database.ts';
import { idempotency } from '../../server/people/idempotency.ts';
import { Client, registered, SIGN_IN } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';
import { testHolder } from '../support/postgres.ts';
import { seedOf } from '../support/seed.ts';
import { CANCEL, loanNamed, type ShellApp, shellApp } from '../support/shell-app.ts';
import { until } from '../support/until.ts';

const random = chance(seedOf('idempotency'));
let access: ShellApp;

beforeAll(async () => {
  access = await shellApp();
});
afterAll(() => access.close());

describe('Idempotency-Key', () => {
  const key = (value: string) => ({ 'idempotency-key': value });

  test('the same key and body are one effect and one answer, over both protocols', async () => {
    const client = await registered(access, anApplicant(random));
    const before = access.effects.length;
    const first = await client.post('/json/test/effect', { what: 'a', amount: 1 }, key('k1'));
    const again = await client.post('/json/test/effect', { amount: 1, what: 'a' }, key('k1'));
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replay']).toBe('true');
    const mutated = await client.graphql(CANCEL, { id: loanNamed('b') }, key('k1'));
    expect((await client.graphql(CANCEL, { id: loanNamed('b') }, key('k1'))).body).toEqual(mutated.body);
    expect(access.effects.length - before).toBe(2);
  });

  test('fifty presses at once have one effect, and each gets its answer or 409', async () => {
    const client = await registered(access, anApplicant(random));
    const before = access.effects.length;
    const press = () => client.post('/json/test/effect', { what: 'fifty' }, key('k50'));
    const answers = await Promise.all(Array.from({ length: 50 }, press));
    expect(access.effects.length - before).toBe(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const given = answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body));
    expect(new Set([...given, JSON.stringify((await press()).body)]).size).toBe(1);
    expect(given.length).toBeGreaterThan(0);
  });

  test('another body is 422, a running call 409, and another person has a key of his own', async () => {
    const client = await registered(access, anApplicant(random));
    await client.post('/json/test/effect', { what: 'a' }, key('k2'));
    expect((await client.post('/json/test/effect', { what: 'b' }, key('k2'))).status).toBe(422);
    const running = client.graphql(CANCEL, { id: loanNamed('slow') }, key('k3'));
    await until(() => access.effects.some(({ what }) => what === loanNamed('slow')));
    const second = await client.graphql(CANCEL, { id: loanNamed('slow') }, key('k3'));
    expect(second).toMatchObject({
      status: 409,
      body: { errors: [{ extensions: { code: 'IDEMPOTENCY_IN_FLIGHT' } }] },
    });
    expect((await running).status).toBe(200);
    const other = await registered(access, anApplicant(random));
    const before = access.effects.length;
    expect((await other.post('/json/test/effect', { what: 'b' }, key('k2'))).status).toBe(200);
    expect(access.effects.length - before).toBe(1);
  });

  test('after a fault the next press runs at once, with the same command id; another body stays refused', async () => {
    const client = await registered(access, anApplicant(random));
    const rest = (what: string) => client.post('/json/test/effect', { what }, key('k4'));
    const mutation = (id: string) => client.graphql(CANCEL, { id: loanNamed(id) }, key('k4'));
    access.failing(true);
    expect((await rest('lost')).status).toBe(500);
    expect(JSON.stringify((await mutation('gone')).body)).toContain('INTERNAL_SERVER_ERROR');
    access.failing(false);
    expect((await rest('other')).status).toBe(422);
    expect((await mutation('other')).status).toBe(422);
    expect((await rest('lost')).status).toBe(200);
    expect((await mutation('gone')).body).toMatchObject({ data: { cancelApplication: { errors: [] } } });
    for (const what of ['lost', loanNamed('gone')]) {
      const ids = access.effects.filter((effect) => effect.what === what).map(({ commandId }) => commandId);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    }
  });

  test('a call of a dead process may begin again at once; one of a living process is waited for', async () => {
    const dead = testHolder(access.url);
    const call = { actor: 'account:1', operation: 'POST /json/test', bodyHash: 'x' };
    const other = idempotency(
      { db: access.people.db, prepared: access.pool, ids: uuidIds, holder: dead },
      access.answersKeys,
    );
    expect(await other.begin({ ...call, key: 'k9' })).toMatchObject({ state: 'begun' });
    expect(await access.people.idempotency.begin({ ...call, key: 'k9' })).toEqual({ state: 'running' });
    await dead.close();
    await until(async () => (await access.people.idempotency.begin({ ...call, key: 'k9' })).state === 'begun');
    expect(await access.people.idempotency.begin({ ...call, key: 'k9' })).toEqual({ state: 'running' });
  });

  test('a process that cannot write down the end of a call lets go of everything it held', async () => {
    const own = testHolder(access.url);
    const pool = openPool({ connectionString: access.url, max: 1 });
    const breaking = idempotency(
      { db: peopleDatabase(pool), prepared: pool, ids: uuidIds, holder: own },
      access.answersKeys,
    );
    const call = { actor: 'account:1', operation: 'POST /json/test', bodyHash: 'x', key: 'k10' };
    const begun = await breaking.begin(call);
    await pool.end();
    if (begun.state !== 'begun') throw new Error(begun.state);
    await expect(breaking.leave(call, begun.lease)).rejects.toThrow();
    await until(async () => (await access.people.idempotency.begin(call)).state === 'begun');
    await own.close();
  });

  test('an answer is not given again to an account that has lost the right, nor to one that stands otherwise', async () => {
    const client = await registered(access, anApplicant(random));
    const call = () => client.graphql(CANCEL, { id: loanNamed('right') }, key('k-right'));
    const rest = () => client.post('/json/test/effect', { what: 'right' }, key('k-right'));
    expect((await call()).status).toBe(200);
    expect((await rest()).status).toBe(200);
    expect((await call()).headers['idempotent-replay']).toBe('true');
    const { rows } = await access.pool.query<{ id: string }>(
      `select split_part(actor, ':', 2) as id from ops.idempotency where key = 'k-right' limit 1`,
    );
    const become = (role: string) =>
      access.pool.query('update people.account set roles = $1 where id::text = $2', [[role], rows[0]?.id]);
    await become('entrepreneur');
    const before = access.effects.length;
    expect((await call()).headers['idempotent-replay']).toBeUndefined();
    // The act keeps its command id, so that the ledger knows it.
    expect(access.effects.length - before).toBe(1);
    const ids = access.effects.filter(({ what }) => what === loanNamed('right')).map(({ commandId }) => commandId);
    expect(new Set(ids).size).toBe(1);
    await become('analyst');
    for (const answer of [await call(), await rest()]) {
      expect(answer.status).toBe(403);
      expect(answer.headers['idempotent-replay']).toBeUndefined();
    }
  });

  test('a fragment hides no name, and a visitor who changes nothing leaves no row', async () => {
    const client = await registered(access, anApplicant(random));
    const hidden = 'mutation { ...F } fragment F on Mutation { signOut { ok } }';
    expect((await client.graphql(hidden, {}, key('k-hidden'))).status).toBe(200);
    const visitor = new Client(access);
    const chosen = 'mutation { setLocale(locale: KK) { ok } }';
    expect((await visitor.graphql(chosen, {}, key('k-visitor'))).status).toBe(200);
    const { rows } = await access.pool.query(
      `select operation from ops.idempotency where key in ('k-hidden', 'k-visitor')`,
    );
    expect(rows).toEqual([]);
  });

  test('people behind one address who send the same key have command ids of their own, for secret calls too', async () => {
    const people = [anApplicant(random), anApplicant(random)];
    const to = 'Tau2026Bulaq';
    const change =
      'mutation($old: String!, $to: String!) { setPassword(oldPassword: $old, password: $to) { errors { code } } }';
    const told: string[] = [];
    for (const person of people) {
      const client = await registered(access, person);
      const form = { oldPassword: to, password: person.password };
      const changed = await client.graphql(change, { old: person.password, to }, key('k-secret'));
      expect(changed.body).toMatchObject({ data: { setPassword: { errors: [] } } });
      expect((await client.post('/json/profile/password', form, key('k-secret'))).body).toMatchObject({ code: 0 });
      const account = await access.people.accounts.byPhone(person.phone as never);
      const notices = await access.people.notices.of(BorrowerId.parse(account?.id), 10);
      told.push(...notices.map((notice) => notice.key.split(':').at(-1) ?? ''));
    }
    expect(new Set(told).size).toBe(4);
  });

  test('the stored hash of a body cannot be found by trying phones or IINs', async () => {
    const client = await registered(access, anApplicant(random));
    const body = { what: '77001234567' };
    await client.post('/json/test/effect', body, key('k8'));
    const { rows } = await access.pool.query(`select body_hash from ops.idempotency where key = 'k8'`);
    expect(rows).toEqual([{ body_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    // Without the key, anyone with the tables could compute this hash.
    expect(rows[0].body_hash).not.toBe(hashOf([{}, {}, body]));
    expect((await client.post('/json/test/effect', body, key('k8'))).headers['idempotent-replay']).toBe('true');
    expect((await client.post('/json/test/effect', { what: '77001234568' }, key('k8'))).status).toBe(422);
  });

  test('a refused input frees the key; a malformed key is 400; secrets are never stored', async () => {
    const client = await registered(access, anApplicant(random));
    expect((await client.post('/json/test/effect', { what: 'x', amount: '1e21x' }, key('k5'))).body).toMatchObject({
      code: 1,
    });
    expect((await client.post('/json/test/effect', { what: 'x', amount: 1 }, key('k5'))).body).toMatchObject({
      code: 0,
    });
    const remove = 'mutation($id: CardId!) { deleteCard(cardId: $id) { ok errors { code message } } }';
    await client.graphql(remove, { id: loanNamed('one') }, key('k6'));
    expect(JSON.stringify((await client.graphql(remove, { id: loanNamed('two') }, key('k6'))).body)).toContain(
      loanNamed('two'),
    );
    expect((await client.post('/json/test/effect', { what: 'x' }, key('x'.repeat(65)))).status).toBe(400);
    await client.graphql(SIGN_IN, { input: { email: 'admin@nesie.kz', password: 'Admin2026' } }, key('k7'));
    const { rows } = await access.pool.query(`select operation, answer from ops.idempotency where key = 'k7'`);
    expect(rows).toEqual([]);
    const stored = await access.pool.query(`select answer from ops.idempotency where answer is not null limit 1`);
    expect(stored.rows[0].answer.toString('utf8')).not.toContain('code');
  });
});
