/** Two processes of the worker on one database, and a provider of SMS that is slow. */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { GraphqlClient, graphqlDriver } from '../e2e/drivers/graphql.ts';
import { anApplicant, chance } from '../support/person.ts';
import { type Product, startProduct } from '../support/product.ts';
import { seedOf } from '../support/seed.ts';
import { SLACK } from '../support/size.ts';
import { until } from '../support/until.ts';

const SLOW_MS = 4_000;

let product: Product;
let pool: pg.Pool;
beforeAll(async () => {
  product = await startProduct();
  pool = openPool({ connectionString: product.database.url, max: 2 });
});
afterAll(async () => {
  await pool?.end();
  await product?.close();
});

const AMOUNT = 500_000;
/** Payments of which the processor has said that they failed; a round tells their owner. */
const FAILED = `insert into people.payment_intent
  (id, borrower_id, amount, provider, opened_at, by_card, failed_code, answered_at)
  select gen_random_uuid(), (select id from people.account where kind = 'borrower' order by created_at desc limit 1),
    ${AMOUNT}, 'processing-kz', now(), true, '51', now() from generate_series(1, $1::int) returning id`;
const TOLD = `select d.state, d.broken_off, o.times from people.notice_delivery d
  left join sandbox.outbox o on o.key = 'sms:' || d.key where d.channel = 'SMS' and d.key = any($1) order by d.key`;

describe('two processes of the worker', () => {
  it('send each message once, also when the one that sends is killed', async () => {
    const driver = graphqlDriver(product.world, new GraphqlClient(product.world.url));
    await driver.register(anApplicant(chance(seedOf('two workers'))));
    await product.startAnotherWorker();
    await pool.query(`insert into sandbox.fault values ('sms', 'slow', ${SLOW_MS})`);
    const { rows } = await pool.query<{ id: string }>(FAILED, [3]);
    const keys = rows.map(({ id }) => `${id}:failed`);
    const told = async () => (await pool.query(TOLD, [keys])).rows;
    await until(async () => (await told()).some(({ state }) => state === 'SENDING'));
    // The first worker lives in the process of the api; it began before the second one and has the round.
    await product.killApplication();
    const killed = Date.now();
    await until(async () => (await told()).filter(({ state }) => state === 'TAKEN').length === keys.length);
    expect(Date.now() - killed).toBeLessThan(60_000 * SLACK);
    const sent = await told();
    expect(sent.map(({ times }) => times)).toEqual([1, 1, 1]);
    expect(sent.reduce((sum, { broken_off }) => sum + broken_off, 0)).toBe(1);
  });
});
