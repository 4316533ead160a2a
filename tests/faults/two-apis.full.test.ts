/** Two processes of the api on one log, as behind a balancer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../../projections/postgres.ts';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { GraphqlClient, graphqlDriver } from '../e2e/drivers/graphql.ts';
import { anApplicant, chance } from '../support/person.ts';
import { type Product, startProduct } from '../support/product.ts';
import { seedOf } from '../support/seed.ts';
import { until } from '../support/until.ts';

const APPLY = `mutation($input: TermsInput!) { apply(input: $input) { loan { id } errors { code } } }`;
const TERMS = { productType: 'INDIVIDUAL_PERSON_SPL', pricing: 'FLEXIBLE', amount: '100000.00', term: 20, purpose: 10 };
const INPUT = { ...TERMS, fastIssue: false, insuranceAgreed: false };
const CHANGE = `mutation($loanId: LoanId!, $input: TermsInput!) {
  changeApplication(loanId: $loanId, input: $input) { loan { amount } errors { code } } }`;
const AMOUNT = '{ currentLoan { amount } }';
const MOVE = `mutation($reference: String!) {
  moveCapital(act: CAPITAL_IN, amount: "1000000.00", account: "KZ97722C000000000060", reference: $reference) {
    waiting errors { code } } }`;
type Moved = { waiting: boolean; errors: { code: string }[] };
const REASONS = ['LOAN_EXISTS', 'APPLICATION_UNDER_WAY', 'CHANGED_MEANWHILE'];

let product: Product;
let other: string;
beforeAll(async () => {
  product = await startProduct();
  other = await product.startAnotherApi();
});
afterAll(() => product?.close());

/** A person at the first api; `client.url` leads him to the other one. */
async function someone(seed: number) {
  const client = new GraphqlClient(product.world.url);
  const driver = graphqlDriver(product.world, client);
  await driver.register(anApplicant(chance(seed)));
  return { client, driver };
}
const seed = seedOf('two apis');

/** The projector waits for a lock of Postgres. */
async function withoutProjection<T>(work: () => Promise<T>): Promise<T> {
  const client = openClient({ connectionString: product.database.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table rm.checkpoint in exclusive mode');
    return await work();
  } finally {
    await client.end();
  }
}

async function staff(email: string) {
  const account = DEMO_STAFF.find((one) => one.email === email);
  const client = new GraphqlClient(product.world.url);
  await client.done('signIn', 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code message } } }', {
    input: { email, password: account?.password, captcha: 'sandbox' },
  });
  return client;
}

describe('two processes of the api', () => {
  it('twenty applications at both: one loan, one slot, and a reason for the others', async () => {
    const { client } = await someone(seed);
    const press = async (n: number): Promise<string> => {
      client.url = n % 2 === 0 ? product.world.url : other;
      const answer = client.call(APPLY, { input: INPUT });
      const { loan, errors } = (await answer).apply as { loan: { id: string } | null; errors: { code: string }[] };
      return loan?.id ?? errors[0]?.code ?? '';
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => press(n)));
    const lent = answers.filter((answer) => !REASONS.includes(answer));
    expect(lent).toHaveLength(1);
    const events = await product.world.eventsOf(`loan-${lent[0]}`);
    expect(events.map(({ type }) => type)).toEqual(['LoanApplied']);
    expect(await product.world.audit('verify', '--all', '--at-rest')).toContain('0 findings');
  });

  it('what was written at one is read at the other at once, behind a projector too', async () => {
    const { client, driver } = await someone(seed + 1);
    const loanId = await driver.apply({ amount: 100_000, days: 20 });
    const changed = async (amount: string) => {
      client.url = product.world.url;
      const { changeApplication } = await client.call(CHANGE, { loanId, input: { ...INPUT, amount } });
      expect(changeApplication).toEqual({ loan: { amount }, errors: [] });
      client.url = other;
      return client.call(AMOUNT);
    };
    for (const amount of ['60000.00', '70000.00', '80000.00'])
      expect(await changed(amount)).toEqual({ currentLoan: { amount } });
    expect(await withoutProjection(() => changed('90000.00'))).toEqual({ currentLoan: { amount: '90000.00' } });
    expect(await client.call(AMOUNT)).toEqual({ currentLoan: { amount: '90000.00' } });
  });

  it('what two persons may do, confirmed at both at once, is booked once', async () => {
    const [support, ...verifiers] = await Promise.all(
      ['support@nesie.kz', 'verifier@nesie.kz', 'verifier2@nesie.kz'].map(staff),
    );
    const moved = async (client: GraphqlClient | undefined, reference: string, url: string) => {
      if (!client) throw new Error('nobody');
      client.url = url;
      const answer = (await client.call(MOVE, { reference })).moveCapital as Moved;
      return answer.waiting ? 'WAITING' : (answer.errors[0]?.code ?? 'BOOKED');
    };
    const places = [product.world.url, other];
    for (const round of [1, 2, 3]) {
      const reference = `PO-${seed}-${round}`;
      expect(await moved(support, reference, other)).toBe('WAITING');
      const presses = Array.from({ length: 12 }, (_, n) =>
        moved(verifiers[n % 2], reference, places[Math.floor(n / 2) % 2] ?? other),
      );
      const answers = await Promise.all(presses);
      expect(answers.filter((answer) => answer === 'BOOKED')).toHaveLength(1);
      expect(answers.filter((answer) => !['BOOKED', 'NOT_ASKED', 'TRY_LATER'].includes(answer))).toEqual([]);
      const events = await product.world.eventsOf('capital-owner');
      expect(events.filter(({ data }) => (data as { reference?: string }).reference === reference)).toHaveLength(1);
    }
    // Whoever asked is gone: nothing is left to confirm, at the other process neither.
    for (const reference of ['PO-gone-1', 'PO-gone-2']) expect(await moved(support, reference, other)).toBe('WAITING');
    const admin = await staff('admin@nesie.kz');
    const close = 'mutation { closeStaff(email: "support@nesie.kz") { ok lapsedAsks errors { code } } }';
    expect((await admin.call(close)).closeStaff).toEqual({ ok: true, lapsedAsks: 2, errors: [] });
    for (const place of places) expect(await moved(verifiers[0], 'PO-gone-1', place)).toBe('NOT_ASKED');
  });

  it('a projector, which has no key of any kind, takes over when the process that led dies', async () => {
    await product.startAnotherProjector();
    const { client, driver } = await someone(seed + 2);
    client.url = other;
    await product.killApplication();
    const loanId = await driver.apply({ amount: 100_000, days: 20 });
    const postgres = openClient({ connectionString: product.database.url });
    await postgres.connect();
    const isThere = async () => {
      const { rows } = await postgres.query('select from rm.loan where loan_id = $1', [loanId]);
      return rows.length > 0;
    };
    await until(isThere).finally(() => postgres.end());
  });
});
