/** The application or the event server dies during a write: a repeated request succeeds, and no SMS code is lost. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../../projections/postgres.ts';
import { GraphqlClient, graphqlDriver } from '../e2e/drivers/graphql.ts';
import { anApplicant, chance } from '../support/person.ts';
import { PressingClient } from '../support/pressing-client.ts';
import { type Product, startProduct } from '../support/product.ts';
import { seedOf } from '../support/seed.ts';
import { SLACK } from '../support/size.ts';
import { until } from '../support/until.ts';

const ERRORS = 'errors { code field message }';
const CONFIRM = `mutation($loanId: LoanId!, $hash: String!, $code: String!, $consents: [ConsentTick!]) { confirmSignature(loanId: $loanId, type: OFFER, hash: $hash, code: $code, consents: $consents) { loan { status } ${ERRORS} } }`;
const REGISTER = `mutation($phone: String!, $code: String!, $consents: [ConsentTick!]!) { confirmRegistration(phone: $phone, code: $code, consents: $consents) { session { step } ${ERRORS} } }`;
const ROUNDS = 10;
/** F1 asks for fifty. */
const KILLS = 50;
const BORROWERS = 3;
const random = chance(seedOf('next press'));

let product: Product;
let own: pg.Client;

beforeAll(async () => {
  product = await startProduct();
  own = openClient({ connectionString: product.database.url });
  await own.connect();
});
afterEach(() => void product.eventServer().kill('SIGCONT'));
afterAll(async () => {
  await own.end();
  await product.close();
});

const HELD = 'select 1 from people.code where holder is not null';
const WAITS = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
const seen = (query: string) => until(async () => ((await own.query(query)).rowCount ?? 0) > 0);

/** Freezes the event server after the code was accepted and before anything is written. */
async function pressedAndFrozen(press: () => Promise<unknown>): Promise<{ pressed: Promise<unknown> }> {
  await own.query('begin');
  await own.query('select 1 from people.code for update');
  const pressed = press().catch((error: Error) => error);
  await seen(WAITS);
  product.eventServer().kill('SIGSTOP');
  await own.query('commit');
  await seen(HELD);
  await sleep(300);
  return { pressed };
}
const consentsOf = async (client: GraphqlClient, place: string) =>
  (await client.call(`{ consents(place: ${place}) { type hash } }`)).consents;

async function beforeTheSignature() {
  const client = new GraphqlClient(product.world.url);
  const driver = graphqlDriver(product.world, client);
  const applicant = anApplicant(random);
  await driver.register(applicant);
  const loanId = await driver.apply({ amount: 100_000, days: 20 });
  const { document } = await client.done(
    'prepareDocument',
    `mutation($loanId: LoanId!) { prepareDocument(loanId: $loanId, type: OFFER) { document { hash } ${ERRORS} } }`,
    { loanId },
  );
  const { hash } = document as { hash: string };
  const since = Date.now();
  await client.done(
    'requestSignature',
    `mutation($loanId: LoanId!, $hash: String!) { requestSignature(loanId: $loanId, type: OFFER, hash: $hash) { sent { triesLeft } ${ERRORS} } }`,
    { loanId, hash },
  );
  const code = await product.world.codeFor(applicant.phone, since);
  const variables = { loanId, hash, code, consents: await consentsOf(client, 'OFFER') };
  return { client, loanId, variables };
}

const signed = { confirmSignature: { loan: { status: expect.any(String) }, errors: [] } };

describe('a signature whose code was taken when the application was killed', () => {
  const ends = [
    ['the event server never got it', true],
    ['the event server stores it afterwards', false],
  ] as const;
  it.each(ends)('%s: the repeated request signs, with the same code', async (_what, lost) => {
    const { client, loanId, variables } = await beforeTheSignature();
    const key = randomUUID();
    const { pressed } = await pressedAndFrozen(() => client.call(CONFIRM, variables, key));
    await product.killApplication();
    expect(await pressed).toBeInstanceOf(Error);
    if (lost) {
      await product.killEventServer();
      await product.startEventServer();
    } else product.eventServer().kill('SIGCONT');
    await product.startApplication();
    expect(await client.call(CONFIRM, variables, key)).toMatchObject(signed);
    const events = await product.world.eventsOf(`loan-${loanId}`);
    expect(events.filter(({ type }) => type === 'OfferSigned')).toHaveLength(1);
  });

  it('signs with the code under another key too, as after a closed page', async () => {
    const { client, variables } = await beforeTheSignature();
    const { pressed } = await pressedAndFrozen(() => client.call(CONFIRM, variables));
    await product.killApplication();
    await product.killEventServer();
    await pressed;
    await product.startEventServer();
    await product.startApplication();
    expect(await client.call(CONFIRM, variables)).toMatchObject(signed);
  });
});

it('the repeated request finishes a registration that a kill interrupted, with the same code', async () => {
  const client = new GraphqlClient(product.world.url);
  const { phone } = anApplicant(random);
  const since = Date.now();
  await client.done(
    'requestRegistrationCode',
    `mutation($phone: String!) { requestRegistrationCode(phone: $phone, captcha: "sandbox") { sent { triesLeft } ${ERRORS} } }`,
    { phone },
  );
  const code = await product.world.codeFor(phone, since);
  const variables = { phone, code, consents: await consentsOf(client, 'REGISTRATION') };
  await own.query('begin; lock table people.consent in exclusive mode');
  const first = client.call(REGISTER, variables).catch((error: Error) => error);
  await seen(HELD);
  await product.killApplication();
  await own.query('rollback');
  await first;
  await product.startApplication();
  const next = await client.call(REGISTER, variables);
  expect(next).toMatchObject({ confirmRegistration: { session: { step: 'PASSWORD' }, errors: [] } });
});

describe('a frozen event store', () => {
  it('is reported within the time of a call, and the repeated request succeeds', async () => {
    const { client, variables } = await beforeTheSignature();
    const key = randomUUID();
    product.eventServer().kill('SIGSTOP');
    const started = Date.now();
    const read = await client.call('{ bonusAccount { balance } }').catch(String);
    expect(read).toContain('SERVICE_UNAVAILABLE');
    expect(Date.now() - started).toBeLessThan(12_000 * SLACK);
    const write = await client.call(CONFIRM, variables, key).catch(String);
    expect(write).toMatch(/OUTCOME_UNKNOWN|SERVICE_UNAVAILABLE/);
    expect(Date.now() - started).toBeLessThan(40_000 * SLACK);
    product.eventServer().kill('SIGCONT');
    const pressing = async () => JSON.stringify(await client.call(CONFIRM, variables, key).catch(String));
    let answers: string[] = [];
    await until(async () => {
      answers = [...answers, await pressing()];
      return answers.at(-1)?.includes('"errors":[]') ?? false;
    });
    expect(answers.join()).not.toContain('CODE_EXPIRED');
  });
});

/** Repeats each write of whole loans until it is answered, while `fault` occurs; every loan must reach its end. */
async function withstand(fault: () => Promise<void>, rounds = ROUNDS): Promise<string[]> {
  const clients = Array.from({ length: BORROWERS }, () => new PressingClient(product.world.url));
  const answers = () => clients.reduce((sum, { answered }) => sum + answered, 0);
  let running = true;
  const lives = clients.map(async (client) => {
    for (let lived = 0; running || lived === 0; lived++) {
      const driver = graphqlDriver(product.world, client);
      const applicant = anApplicant(random);
      await driver.register(applicant);
      const loanId = await driver.apply({ amount: 100_000, days: 20 });
      await driver.signOffer(loanId);
      await driver.takeMoneyToIban(loanId, applicant.iban);
    }
  });
  const all = Promise.all(lives);
  const striking = (async () => {
    for (let round = 0; running && round < rounds; round++) {
      // Where the machine is slow, strikes that come faster than answers would only starve everybody.
      const before = answers();
      await until(() => !running || answers() > before);
      await sleep(1_500 + random() * 1_500);
      await fault();
    }
  })();
  const stop = () => {
    running = false;
  };
  // Nothing strikes at the tests that come after a failure.
  const [struck, lived] = await Promise.allSettled([striking.finally(stop), all.finally(stop)]);
  for (const end of [struck, lived]) if (end.status === 'rejected') throw end.reason;
  return clients.flatMap(({ trouble }) => trouble);
}

describe('under load', () => {
  it('kill -9 of the application: a repeated request finishes the write, and no code is lost', async () => {
    const trouble = await withstand(async () => {
      await product.killApplication();
      await product.startApplication();
    }, KILLS);
    expect(new Set(trouble)).not.toContain('IDEMPOTENCY_IN_FLIGHT');
    expect(new Set(trouble)).not.toContain('INTERNAL_SERVER_ERROR');
  });

  it('SIGTERM of the application: calls are finished, it ends with 0, and nothing acknowledged is lost', async () => {
    const trouble = await withstand(
      async () => {
        const application = product.application();
        const ended = new Promise((resolve) => application.once('exit', resolve));
        const asked = Date.now();
        application.kill('SIGTERM');
        expect(await ended).toBe(0);
        expect(Date.now() - asked).toBeLessThan(15_000 * SLACK);
        await product.startApplication();
      },
      Math.ceil(ROUNDS / 2),
    );
    expect(trouble.filter((said) => said !== 'NO_ANSWER' && said !== 'SERVICE_UNAVAILABLE')).toEqual([]);
  });

  it('kill -9 of the event server: answers report an outage', async () => {
    const trouble = await withstand(async () => {
      await product.killEventServer();
      await product.startEventServer();
    });
    expect(new Set(trouble)).not.toContain('IDEMPOTENCY_IN_FLIGHT');
    expect(new Set(trouble)).not.toContain('INTERNAL_SERVER_ERROR');
  });

  it('every connection to Postgres cut: the application survives, and answers report an outage', async () => {
    const before = product.application().pid;
    const trouble = await withstand(async () => {
      await own.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1) and pid <> pg_backend_pid()',
        [[product.database.name, product.events.name]],
      );
    });
    expect(product.application().exitCode).toBeNull();
    expect(product.application().pid).toBe(before);
    expect(product.eventServer().exitCode).toBeNull();
    expect(new Set(trouble)).not.toContain('INTERNAL_SERVER_ERROR');
  });
});
