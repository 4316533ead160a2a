import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registered, SIGN_IN } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';
import { CANCEL, type ShellApp, shellApp } from '../support/shell-app.ts';

const random = chance(Number(process.env.SEED ?? 20261120));
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
    const mutated = await client.graphql(CANCEL, { id: 'b' }, key('k1'));
    expect((await client.graphql(CANCEL, { id: 'b' }, key('k1'))).body).toEqual(mutated.body);
    expect(access.effects.length - before).toBe(2);
  });

  test('another body is 422, a running one 409, another person has a key of his own', async () => {
    const client = await registered(access, anApplicant(random));
    await client.post('/json/test/effect', { what: 'a' }, key('k2'));
    expect((await client.post('/json/test/effect', { what: 'b' }, key('k2'))).status).toBe(422);
    const running = client.graphql(CANCEL, { id: 'slow' }, key('k3'));
    await new Promise((resolve) => setTimeout(resolve, 60));
    const second = await client.graphql(CANCEL, { id: 'slow' }, key('k3'));
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

  test('a lost answer is tried again with the same command id once the lease is over', async () => {
    const client = await registered(access, anApplicant(random));
    access.failing(true);
    expect((await client.post('/json/test/effect', { what: 'lost' }, key('k4'))).status).toBe(500);
    access.failing(false);
    expect((await client.post('/json/test/effect', { what: 'lost' }, key('k4'))).status).toBe(409);
    await access.pool.query(`update ops.idempotency set leased_until = now() - interval '1 second'`);
    expect((await client.post('/json/test/effect', { what: 'lost' }, key('k4'))).status).toBe(200);
    const [one, two] = access.effects.filter((effect) => effect.what === 'lost');
    expect(two?.commandId).toBe(one?.commandId);
  });

  test('a refused input frees the key; a key that is no key is 400; secrets are never stored', async () => {
    const client = await registered(access, anApplicant(random));
    expect((await client.post('/json/test/effect', { what: 'x', amount: '1e21x' }, key('k5'))).body).toMatchObject({
      code: 1,
    });
    expect((await client.post('/json/test/effect', { what: 'x', amount: 1 }, key('k5'))).body).toMatchObject({
      code: 0,
    });
    const remove = 'mutation($id: ID!) { deleteCard(cardId: $id) { ok errors { code message } } }';
    await client.graphql(remove, { id: 'one' }, key('k6'));
    expect(JSON.stringify((await client.graphql(remove, { id: 'two' }, key('k6'))).body)).toContain('two');
    expect((await client.post('/json/test/effect', { what: 'x' }, key('x'.repeat(256)))).status).toBe(400);
    await client.graphql(SIGN_IN, { input: { email: 'admin@nesie.kz', password: 'Admin2026' } }, key('k7'));
    const { rows } = await access.pool.query(`select operation, answer from ops.idempotency where key = 'k7'`);
    expect(rows).toEqual([]);
    const stored = await access.pool.query(`select answer from ops.idempotency where answer is not null limit 1`);
    expect(stored.rows[0].answer.toString('utf8')).not.toContain('code');
  });
});
