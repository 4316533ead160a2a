/** /metrics for Prometheus, and the alert rules and the dashboard that read it. */
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../../projections/postgres.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { invoiceNumbersLeft, missedPromises } from '../../server/compose/measures.ts';
import { makeMeters } from '../../server/compose/meters.ts';
import { metricsOf } from '../../server/compose/metrics.ts';
import { operationsOf } from '../../server/compose/operations.ts';
import { makePulse } from '../../server/compose/pulse.ts';
import { watched } from '../../server/compose/watched.ts';
import { log } from '../support/decided-lives.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { project } from '../support/read-models.ts';

const TOKEN = 'a token of twenty-four or more';
const meters = makeMeters(makePulse());
let world: LendingWorld;
let app: LendingApp;
let reads: pg.Pool;

beforeAll(async () => {
  world = await lendingWorld();
  await project(world.databaseUrl, log);
  reads = createPool(world.databaseUrl, 2);
  app = await lendingApp(world, {
    metrics: metricsOf({ ...world, reads, meters }, operationsOf({ ...world, reads }), TOKEN),
  });
});
afterAll(async () => {
  await reads.end();
  await world.close();
});

const scrape = (token: string) =>
  app.app.inject({ method: 'GET', url: '/metrics', headers: { authorization: `Bearer ${token}` } });

test('without the token nothing is told', async () => {
  for (const answer of [await scrape('another'), await app.app.inject({ method: 'GET', url: '/metrics' })]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('nesie_');
  }
  expect((await (await lendingApp(world)).app.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
});

test('where operators have a port of their own, the port of people has no figures, whoever asks (R1002)', async () => {
  const own = { ...world, config: { ...world.config, healthPort: 4001 }, meters: makeMeters(makePulse()) };
  const metrics = metricsOf({ ...own, reads }, operationsOf({ ...own, reads }), TOKEN);
  const { app: open } = await lendingApp(world, { metrics });
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await open.inject({ method: 'GET', url: '/metrics', headers })).statusCode).toBe(404);
});

test('a refusal is counted by its code and a request by its route, in GraphQL and in /json', async () => {
  const unknown = { phone: '77010000001', birthDate: '1990-05-15', password: 'Wrong-pass-1' };
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }';
  const { body: answer } = await app.graphql(null, signIn, { input: unknown });
  const { code } = answer.data.signIn.errors[0];
  await app.json(null).POST('/json/login', { body: unknown });
  const { body } = await scrape(TOKEN);
  expect(body).toContain(`nesie_refusals_total{code="${code}"} 2`);
  for (const route of ['/graphql', '/json/login'])
    expect(body).toContain(`nesie_request_seconds_count{method="POST",route="${route}",status="200"} 1`);
  expect(body).not.toContain(unknown.phone);
});

test('a call of a provider is counted by what came of it', async () => {
  const failures = { count: 0, ended: meters.providerCall };
  const bank = { pay: async (works: boolean) => (works ? { state: 'PAID' } : { state: 'UNKNOWN' }) };
  const seen = watched('bank', bank, { warn: () => undefined }, failures);
  await seen.pay(true);
  await seen.pay(false);
  const { body } = await scrape(TOKEN);
  for (const outcome of ['answered', 'UNKNOWN'])
    expect(body).toContain(`nesie_provider_call_seconds_count{provider="bank",call="pay",outcome="${outcome}"} 1`);
});

test('every figure of the alert rules and of the dashboard is there', async () => {
  const { body, headers } = await scrape(TOKEN);
  expect(headers['content-type']).toContain('text/plain');
  const known = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const text = readFileSync(new URL(`../../docs/operations/${file}`, import.meta.url), 'utf8');
    const named = [...text.matchAll(/\b(nesie|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(8);
    for (const name of named) expect(known, `${name} in ${file}`).toContain(name.replace(/_(bucket|count|sum)$/, ''));
  }
});

/** Of the default figures of a process the dashboard has memory and delay; the rest is for whoever looks for a leak. */
const LEFT_OUT =
  /^(process_(cpu|start|virtual|heap|open_fds|max_fds)|nodejs_(active|heap|external|version|gc|eventloop_lag))_/;

test('every figure stands on the dashboard, or is left out on purpose', async () => {
  const { body } = await scrape(TOKEN);
  const shown = readFileSync(new URL('../../docs/operations/dashboard.json', import.meta.url), 'utf8');
  const families = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  const missing = families.filter((name) => !new RegExp(`\\b${name}(_bucket|_count|_sum)?\\b`).test(shown));
  expect(missing.filter((name) => !LEFT_OUT.test(`${name}_`))).toEqual([]);
  expect(missing.some((name) => name.startsWith('nesie_'))).toBe(false);
});

test('a promise counts as missed once its time has passed, and invoices are counted down to their wrap', async () => {
  const { rows } = await reads.query('select loan_id from rm.loan order by loan_id limit 2');
  const [decided, disputed] = rows.map(({ loan_id: id }) => String(id));
  const seen = (now: string) => missedPromises(reads, now as Instant, now.slice(0, 10) as LocalDate);
  const before = await seen('2040-01-01T00:00:00Z');
  await world.pool.query("update rm.loan set decide_by = '2039-06-01T10:00:00Z' where loan_id = $1", [decided]);
  await world.pool.query("update rm.loan set disputed_on = '2039-06-01' where loan_id = $1", [disputed]);
  expect((await seen('2039-06-01T09:59:59Z')).decision).toBe(before.decision);
  expect((await seen('2039-06-01T10:00:01Z')).decision).toBe(before.decision + 1);
  expect((await seen('2039-06-16T10:00:00Z')).dispute, 'the last day').toBe(before.dispute);
  expect((await seen('2039-06-17T00:00:00Z')).dispute).toBe(before.dispute + 1);
  await world.pool.query("select setval('ops.processor_number', 2950001)");
  expect(await invoiceNumbersLeft(world.pool)).toBe(49_999);
  expect((await scrape(TOKEN)).body).toMatch(/nesie_invoice_numbers_left 49999/);
});

test('the read models, the queue and the money of the day have values', async () => {
  const { body } = await scrape(TOKEN);
  expect(body).toMatch(/nesie_model_position\{model="loan"\} [1-9]/);
  expect(body).toMatch(/nesie_model_halted\{model="loan"\} 0/);
  expect(body).toMatch(/nesie_ledger_writable 1/);
  expect(body).toMatch(/nesie_dead_letters 0/);
  expect(body).toMatch(/nesie_cash_today_tenge\{direction="in"\} \d/);
});
