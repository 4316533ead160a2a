/** Each failure is one log line that names the call and the operation, and nothing of what was sent. */
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import type { Iin } from '../../schema/values/iin.ts';
import { instant } from '../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../schema/values/money.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { makeSandboxBankPayout } from '../../server/adapters/bank-payout/sandbox.ts';
import { postgresCalls } from '../../server/adapters/card-processor/calls.ts';
import { epayCards, epayDesk } from '../../server/adapters/card-processor/halyk/processor.ts';
import { postgresFaults } from '../../server/adapters/faults/postgres.ts';
import { sandboxOutbox } from '../../server/adapters/outbox/sandbox.ts';
import { postgresProviderTrouble } from '../../server/adapters/provider-trouble/postgres.ts';
import { sandboxSms } from '../../server/adapters/sms/sandbox.ts';
import { sandboxStateRegistry } from '../../server/adapters/state-registry/sandbox.ts';
import { doingThis } from '../../server/api/http/doing.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { chooseProviders } from '../../server/compose/providers.ts';
import { watched } from '../../server/compose/watched.ts';
import { readConfig } from '../../server/config.ts';
import type { FaultMode, FaultyPort } from '../../server/ports/faults.ts';
import { SECRETS } from '../../server/secret-settings.ts';
import { ACCOUNT, PAYER } from '../support/a-file-bank.ts';
import { EPAY } from '../support/epay-line.ts';
import { freedomPaySubject } from '../support/freedom-pay-subject.ts';
import { openFolder } from '../support/open-folder.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';
import { type Bench, providerBench } from '../support/provider-bench.ts';

const IIN = '900515300008' as Iin;
const PHONE = '77011234567' as Phone;
const DOING = { requestId: 'r-1', operation: 'mutation submitIin', actorId: 'a-1', changes: true };
const lines: { facts: Record<string, unknown>; message: string }[] = [];
const log = { warn: (facts: object, message: string) => void lines.push({ facts: { ...facts }, message }) };
const failures = { count: 0 };
let database: TestDatabase;
let bench: Bench;
let faults: ReturnType<typeof postgresFaults>;
let pool: ReturnType<typeof openPool>;

beforeAll(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url, max: 2 });
  faults = postgresFaults(pool);
  bench = await providerBench();
});
afterAll(async () => {
  await bench.stop();
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  lines.length = 0;
  failures.count = 0;
});

const set = (port: FaultyPort, mode: FaultMode) => faults.set({ port, mode, delayMs: 0 });

it('a registry that is down or answers nonsense, an operator without coverage and a silent bank are reported as such', async () => {
  const registry = watched('state-registry', sandboxStateRegistry(faults), log, failures);
  const sms = watched('sms', sandboxSms(sandboxOutbox(pool), faults), log, failures);
  const bank = watched('bank-payout', makeSandboxBankPayout(bench.kit), log, failures);
  const call = { key: 'k', signal: AbortSignal.timeout(5_000) };
  await doingThis(DOING, async () => {
    await set('state-registry', 'down');
    await expect(registry.find(IIN, call)).rejects.toThrow();
    await set('state-registry', 'garbage');
    await expect(registry.find(IIN, call)).rejects.toThrow();
    await set('state-registry', 'ok');
    expect(await registry.find(IIN, call)).toMatchObject({ found: true });
    await set('sms', 'down');
    expect(await sms.send({ key: 'k', to: PHONE, text: 'Код 1234', code: '1234' })).toBe('not-sent');
    await bench.kit.faults.set('bank-payout', 'LOST_ANSWER');
    const recipient = { borrowerId: 'b' as never, iin: IIN, fullName: 'Асан Ахметов', phone: PHONE };
    const destination = { kind: 'IBAN' as const, iban: 'KZ86125KZT1001300335' as never };
    const order = { key: 'k', purpose: 'LOAN' as const, amount: tiyn(100_00n), destination, recipient };
    expect(await bank.pay(order)).toEqual({ state: 'UNKNOWN' });
  });
  expect(lines.map(({ facts }) => [facts.provider, facts.call, facts.failure])).toEqual([
    ['state-registry', 'find', 'ProviderUnavailable'],
    ['state-registry', 'find', 'ProviderGarbage'],
    ['sms', 'send', 'not-sent'],
    ['bank-payout', 'pay', 'UNKNOWN'],
  ]);
  expect(failures.count).toBe(4);
  const { requestId, operation, actorId } = DOING;
  for (const { facts } of lines) expect(facts).toMatchObject({ requestId, operation, actorId });
  const all = JSON.stringify(lines);
  for (const secret of [IIN, PHONE, '1234', 'Асан', 'KZ86']) expect(all).not.toContain(secret);
});

it('three failures in a row are trouble that every process sees, until one answer', async () => {
  const [mine, theirs] = [postgresProviderTrouble(pool), postgresProviderTrouble(pool)];
  const registry = watched('state-registry', sandboxStateRegistry(faults), log, { count: 0, trouble: mine });
  const find = () => registry.find(IIN, { key: 'k', signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  await set('state-registry', 'down');
  for (const _ of [1, 2]) await find();
  expect(await theirs.standing()).toEqual([]);
  await find();
  await expect
    .poll(() => theirs.standing())
    .toMatchObject([{ provider: 'state-registry', failure: 'ProviderUnavailable', failures: 3 }]);
  await set('state-registry', 'ok');
  const again = watched('state-registry', sandboxStateRegistry(faults), log, { count: 0, trouble: theirs });
  await again.find(IIN, { key: 'k', signal: AbortSignal.timeout(5_000) });
  await expect.poll(() => mine.standing()).toEqual([]);
});

const browser = { returnUrl: 'https://nesie.example.kz/ok', failureUrl: 'https://nesie.example.kz/no' };
const payment = {
  ...browser,
  key: randomUUID(),
  reference: '',
  locale: 'RU' as const,
  phone: PHONE,
  amount: tenge(700),
};

it('Freedom Pay that cannot be heard about payments is trouble, and a payment that has not ended is none', async () => {
  const { provider, line } = await freedomPaySubject();
  const trouble = postgresProviderTrouble(pool);
  const cards = watched('freedom-pay', provider, log, { count: 0, trouble });
  const page = await provider.startPayment(payment);
  if (page === 'UNAVAILABLE') throw new Error(page);
  await line.fault('LOST_REQUEST');
  for (const _ of [1, 2, 3]) expect(await cards.inquirePayment(payment.key)).toBe('UNAVAILABLE');
  await expect.poll(() => trouble.standing()).toMatchObject([{ provider: 'freedom-pay', failures: 3 }]);
  await line.fault('NONE');
  line.paymentOf(page.externalId).status = 'partial';
  expect(await cards.inquirePayment(payment.key)).toBeNull();
  await expect.poll(() => trouble.standing()).toEqual([]);
  await line.stop();
});

it('Halyk ePay that cannot be heard about payments is trouble', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const options = {
    ...{ ...EPAY, tokenUrl: `${nowhere}/oauth2/token`, apiUrl: nowhere, scriptUrl: `${nowhere}/payment-api.js` },
    ...{
      publicUrl: 'https://nesie.example.kz',
      callbackKeys: () => ['a key'],
      warn: () => undefined,
      timeoutMs: 5_000,
    },
  };
  const trouble = postgresProviderTrouble(pool);
  const provider = epayCards(epayDesk(options, postgresCalls(pool, 'epay')));
  const cards = watched('epay', provider, log, { count: 0, trouble });
  await cards.startPayment(payment);
  for (const _ of [1, 2, 3]) expect(await cards.inquirePayment(payment.key)).toBe('UNAVAILABLE');
  await expect.poll(() => trouble.standing()).toMatchObject([{ provider: 'epay', failures: 3 }]);
  // Neither its own page nor a notice of anybody shows that the bank is back.
  await cards.startPayment(payment);
  const stranger = { headers: {}, body: Buffer.from('{}'), path: '/', receivedAt: instant(new Date()) };
  expect(await cards.readCallback(stranger)).toEqual({ problem: 'UNSIGNED' });
  expect(await cards.inquirePayment(payment.key)).toBe('UNAVAILABLE');
  await expect.poll(() => trouble.standing()).toMatchObject([{ provider: 'epay', failures: 4 }]);
  trouble.answered('epay');
});

it('a bank whose server does not answer is trouble in words, although the book of its orders answers', async () => {
  const key = join(openFolder('nesie-bank-key-'), 'key');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(key, privateKey.export({ type: 'pkcs1', format: 'pem' }));
  const settings = {
    ...{
      DATABASE_URL: 'postgres://x',
      EVENTSTORE_URL: 'esdb://x?tls=false',
      BANK_PAYOUT: 'files',
      BANK_ACCOUNT: ACCOUNT,
    },
    ...{
      BANK_BIC: PAYER.bic,
      BANK_PAYER_NAME: PAYER.name,
      BANK_PAYER_BIN: PAYER.bin,
      BANK_KNP: '411',
      BANK_KNP_REFUND: '880',
    },
    ...{ BANK_SFTP_HOST: '127.0.0.1', BANK_SFTP_PORT: String(await freePort()), BANK_SFTP_USER: 'nesie' },
    ...{ BANK_SFTP_KEY_FILE: key, BANK_SFTP_HOST_KEY: `SHA256:${'A'.repeat(43)}` },
  };
  const secrets = Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('base64')]));
  const trouble = postgresProviderTrouble(pool);
  const base = {
    config: readConfig(settings, () => secrets),
    log,
    pool,
    people: {},
    clock: {},
    providerFailures: { count: 0, trouble },
  };
  const { bankFiles } = chooseProviders(base as never);
  for (const _ of [1, 2, 3]) {
    await expect(bankFiles?.exchange()).rejects.toThrow('ECONNREFUSED');
    expect(await bankFiles?.returned()).toEqual([]);
  }
  const failure = 'nothing listens at BANK_SFTP_HOST and BANK_SFTP_PORT';
  await expect.poll(() => trouble.standing()).toMatchObject([{ provider: 'bank-files', failure, failures: 3 }]);
});
