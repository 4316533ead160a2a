/** What analysts ask: every ready query is answered, and what has no answer is refused. */

import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loanReads } from '../../projections/loan/read.ts';
import { createPool } from '../../projections/postgres.ts';
import { printStaffNumber } from '../../schema/reference/staff.ts';
import { analyst, auditor } from '../../web/lib/ready-queries.ts';
import { log } from '../support/decided-lives.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { project } from '../support/read-models.ts';

let world: LendingWorld;
let app: LendingApp;
let token: string;
let reads: pg.Pool;

beforeAll(async () => {
  world = await lendingWorld();
  await project(world.databaseUrl, log);
  reads = createPool(world.databaseUrl, 2);
  app = await lendingApp({ ...world, reads, can: { ...world.can, reads: loanReads(reads) } });
  token = await app.staff('analyst');
});
afterAll(async () => {
  await reads.end();
  await world.close();
});

test.each(analyst('2026-11-23').map(({ id, text }) => [id, text]))('%s is answered', async (_, text) => {
  const today = await world.clock.today();
  const query = text.replaceAll('2026-11-23', today);
  const { status, body } = await app.graphql(token, query);
  expect(body.errors).toBeUndefined();
  expect(status).toBe(200);
});

test('an auditor reads the books of today: they balance, and hold the losses expected on every loan', async () => {
  const today = await world.clock.today();
  const query = auditor(today).find(({ id }) => id === 'office.queryTrial')?.text ?? '';
  const { body } = await app.graphql(await app.staff('auditor'), query);
  expect(body.errors).toBeUndefined();
  const tiyn = (tenge: string): bigint => BigInt(tenge.replace('.', ''));
  const sum = (amounts: readonly string[]): bigint => amounts.reduce((all, one) => all + tiyn(one), 0n);
  const lines: { account: string; closing: string }[] = body.data.trialBalance;
  expect(sum(lines.map((line) => line.closing))).toBe(0n);
  const allowance = lines.find(({ account }) => account === 'loss-allowance')?.closing ?? '';
  const buckets: { stage: number; allowance: string }[] = body.data.lossAllowance;
  expect(tiyn(allowance)).toBe(-sum(buckets.map((line) => line.allowance)));
  expect(tiyn(buckets.at(-1)?.allowance ?? '0')).toBeGreaterThan(0n);
});

test('interest that is not posted is that of the books, and the parts of a filter add up to it', async () => {
  const today = await world.clock.today();
  const tiyn = (tenge: string): bigint => BigInt(tenge.replace('.', ''));
  for (const date of ['2026-04-10', today]) {
    const { body } = await app.graphql(
      await app.staff('auditor'),
      `{ trialBalance(date: "${date}") { account closing computed }
        all: portfolio(date: "${date}") { unposted { interest penalty } }
        fixed: portfolio(date: "${date}", filter: { pricings: [ECONOMICAL] }) { unposted { interest } }
        rest: portfolio(date: "${date}", filter: { pricings: [FLEXIBLE] }) { unposted { interest } } }`,
    );
    const { all, fixed, rest, trialBalance } = body.data;
    const computed = (account: string): string =>
      trialBalance.find((line: { account: string; computed: boolean }) => line.computed && line.account === account)
        .closing;
    expect(all.unposted.interest).toBe(computed('interest-receivable'));
    expect(all.unposted.penalty).toBe(computed('penalty-receivable'));
    expect(tiyn(fixed.unposted.interest) + tiyn(rest.unposted.interest)).toBe(tiyn(all.unposted.interest));
    expect(tiyn(all.unposted.interest)).toBeGreaterThan(0n);
  }
});

test('a day that has not come is refused', async () => {
  const { status, body } = await app.graphql(token, '{ portfolio(date: "2199-12-31") { loans } }');
  expect(status).toBe(400);
  expect(body.errors[0]).toMatchObject({ extensions: { code: 'DATE_AHEAD' } });
  expect(body.errors[0].message).toContain('date: Дата 31.12.2199\u00a0ещё не наступила');
});

test.each([
  ['{ portfolio(knownAt: "2199-12-31T00:00:00Z") { loans } }', 'knownAt: Этот момент ещё не наступил: 2199-12-31T00'],
  ['{ portfolio(date: "2026-04-10") { vintages(from: "2026-04-11") { age } } }', 'from: 2026-04-11 is after the date'],
  [
    '{ portfolio(date: "2026-04-10") { expectedCash(through: "2026-04-10") { amount } } }',
    'through: 2026-04-10 is not',
  ],
  ['{ portfolio(date: "2026-02-30") { loans } }', 'found "2026-02-30"; not a LocalDate: write a day of the calendar'],
  [`{ ${'portfolio { loans } '.repeat(300)} }`, 'over 1000 words and signs, at most 1000; send several requests'],
])('%s is refused with what is wrong and what to write', async (query, text) => {
  const { status, body } = await app.graphql(token, query);
  expect(status).toBe(400);
  expect(body.errors[0].message).toContain(text);
});

test('figures of fewer than five persons are withheld from analysts, and auditors see them', async () => {
  const query = `{
    few: portfolio(date: "2026-04-10", filter: { pricings: [ECONOMICAL] }) {
      loans principal unposted { interest } income(from: "2026-03-01") { month }
      par { days loans share } groups(by: PRICING) { key loans borrowers principal } }
    all: portfolio(date: "2026-04-10") { loans income(from: "2026-03-01") { month } groups(by: PRICING) { key loans } } }`;
  const { few, all } = (await app.graphql(token, query)).body.data;
  expect(few).toMatchObject({ loans: null, principal: null, unposted: null, income: [] });
  expect(few.groups).toEqual([{ key: 'ECONOMICAL', loans: null, borrowers: null, principal: null }]);
  expect(all.loans).toBeGreaterThan(4);
  expect(all.income).toHaveLength(2);
  // The other group would give this one as a difference from `loans` (R776).
  expect(all.groups.map(({ loans }: { loans: number | null }) => loans)).toEqual(all.groups.map(() => null));
  expect(all.groups.map(({ key }: { key: string }) => key)).toContain('ECONOMICAL');
  const seen = (await app.graphql(await app.staff('auditor'), query)).body.data;
  expect(seen.few).toMatchObject({ loans: 1, groups: [{ key: 'ECONOMICAL', loans: 1, borrowers: 1 }] });
  expect(seen.few.unposted.interest).not.toBeNull();
});

test('a wrong cursor is refused instead of answered with page one', async () => {
  const { status, body } = await app.graphql(token, '{ loans(after: "page-2") { totalCount } }');
  expect(status).toBe(400);
  expect(body.errors[0].message).toContain('after:');
});

test('what an analyst asks is kept without typed texts, and auditors and administrators read it', async () => {
  const { id, token: asker } = await app.staffMember('analyst');
  const number = (await world.people.accounts.staffNumbers()).get(id);
  const today = await world.clock.today();
  await app.graphql(asker, `{ portfolio(date: "${today}") { par { days } } }`);
  await app.graphql(asker, 'query($s: [String!]) { portfolio(filter: { sources: $s }) { loans } }', {
    s: ['ivanov@example.kz'],
  });
  await app.graphql(
    asker,
    '{ loans(after: "860101300123") { totalCount } portfolio(filter: { termTo: 860101 }) { loans } }',
  );
  for (const role of ['auditor', 'admin'] as const) {
    const { body } = await app.graphql(
      await app.staff(role),
      '{ queryLog(first: 3) { edges { cursor node { by byRole operation milliseconds rows refused } } pageInfo { hasNextPage } } }',
    );
    const [typed, refused, first] = body.data.queryLog.edges.map(({ node }: { node: unknown }) => node);
    expect(first).toMatchObject({ by: printStaffNumber(number ?? 0), byRole: 'analyst', rows: 4, refused: null });
    expect(first.operation).toBe(`{ portfolio(date: "${today}") { par { days } } }`);
    expect(refused).toMatchObject({ rows: 0, refused: 'BAD_USER_INPUT' });
    expect(JSON.stringify([typed, refused])).not.toMatch(/ivanov|860101/);
    expect(body.data.queryLog.pageInfo.hasNextPage).toBe(true);
    const next = await app.graphql(
      await app.staff(role),
      `{ queryLog(first: 1, after: "${body.data.queryLog.edges[1].cursor}") { edges { node { operation } } } }`,
    );
    expect(next.body.data.queryLog.edges).toEqual([{ node: { operation: first.operation } }]);
  }
  const [other, reader] = [await app.staffMember('analyst'), await app.staff('auditor')];
  await app.graphql(other.token, '{ portfolio { loans } }');
  const filtered = async (args: string) =>
    (
      await app.graphql(reader, `{ queryLog(${args}) { edges { node { by byNumber } } } }`)
    ).body.data.queryLog.edges.map(({ node }: { node: { by: string; byNumber: string } }) => node);
  const [own] = await filtered(`by: "${other.id}"`);
  expect(await filtered(`by: "${own.byNumber.toLowerCase()}"`)).toEqual([{ by: own.byNumber, byNumber: own.byNumber }]);
  expect(await filtered('by: "S-9999"')).toEqual([]);
  expect(await filtered(`by: "${id}", tookMilliseconds: 0`)).toHaveLength(3);
  expect(await filtered('tookMilliseconds: 600000')).toEqual([]);
  expect((await app.graphql(asker, '{ queryLog { edges { cursor } } }')).status).toBe(403);
  await expect(world.sandboxDb.deleteFrom('ops.query_log' as never).execute()).rejects.toThrow('only added to');
});
