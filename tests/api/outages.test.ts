/** Answers during an outage: both protocols, both languages, what may have been stored, and when to retry. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalText } from '../../schema/reference/refusal-texts.ts';
import { LedgerUnavailable, NotAppended, UnknownOutcome } from '../../server/ports/ledger.ts';
import { type Client, registered } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';
import { BALANCE, CANCEL, loanNamed, type ShellApp, shellApp } from '../support/shell-app.ts';
import { SLACK } from '../support/size.ts';

const random = chance(seedOf('outages'));
let access: ShellApp;
let client: Client;

beforeAll(async () => {
  access = await shellApp();
  client = await registered(access, anApplicant(random));
});
afterAll(() => access.close());

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });
const CASES = [
  ['the ledger takes nothing', new NotAppended('no connection'), 503, 'SERVICE_UNAVAILABLE'],
  ['the ledger cannot be read', new LedgerUnavailable('no connection'), 503, 'OUTCOME_UNKNOWN'],
  ['the disk is low', new NotAppended('append: disk full (RESOURCE_EXHAUSTED: 3 MiB)'), 507, 'STORAGE_FULL'],
  ['the ledger does not say', new UnknownOutcome('deadline'), 503, 'OUTCOME_UNKNOWN'],
  ['Postgres refuses', withCode('ECONNREFUSED'), 503, 'OUTCOME_UNKNOWN'],
  ['Postgres is shut down', withCode('57P01'), 503, 'OUTCOME_UNKNOWN'],
  ['Postgres has no room', withCode('53100'), 507, 'STORAGE_FULL'],
  ['a transaction was chosen to end a deadlock', withCode('40P01'), 503, 'OUTCOME_UNKNOWN'],
  ['a statement is not answered in time', new Error('Query read timeout'), 503, 'OUTCOME_UNKNOWN'],
  ['a connection is cut', new Error('Connection terminated unexpectedly'), 503, 'OUTCOME_UNKNOWN'],
] as const;

describe.each(CASES)('when %s', (_what, error, status, code) => {
  test('a write says what happened to it, and the next press runs at once', async () => {
    for (const [locale, header] of [
      ['RU', 'ru'],
      ['KK', 'kk'],
    ] as const) {
      const headers = { 'x-locale': header, 'idempotency-key': `${header}-${code}-${Math.trunc(random() * 1e9)}` };
      const message = refusalText(code, locale);
      access.failing(error);
      const rest = await client.post('/json/test/effect', { what: 'a' }, headers);
      const graph = await client.graphql(CANCEL, { id: loanNamed('a') }, headers);
      access.failing(false);
      expect(rest).toMatchObject({ status, body: { code: status, message, requestId: expect.any(String) } });
      expect(graph).toMatchObject({ status, body: { errors: [{ message, extensions: { code } }] } });
      for (const answer of [rest, graph]) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect((await client.post('/json/test/effect', { what: 'a' }, headers)).status).toBe(200);
      expect((await client.graphql(CANCEL, { id: loanNamed('a') }, headers)).status).toBe(200);
    }
  });
});

test('a query never says that something may have been stored', async () => {
  access.failing(new UnknownOutcome('deadline'));
  const answer = await client.graphql(BALANCE);
  access.failing(false);
  expect(answer).toMatchObject({ status: 503, body: { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] } });
});

test('a slow call is answered in time, and its work may finish afterwards', async () => {
  access.slow(600_000);
  const started = Date.now();
  const answer = await client.graphql(BALANCE);
  expect(Date.now() - started).toBeLessThan(12_000 * SLACK);
  access.slow(0);
  expect(answer).toMatchObject({ status: 503, body: { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] } });
  const outages = access.logs.filter((line) => line.includes('"msg":"outage"') && line.includes('TookTooLong'));
  expect(outages).toHaveLength(1);
});
