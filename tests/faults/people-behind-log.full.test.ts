/**
 * F30: the database of persons is restored to a moment before the log's last events, and the log goes on. Steps that
 * were done are not done again, numbers of contracts are not dealt twice, what is lost is said, and the forgotten stay
 * so.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { GraphqlClient, graphqlDriver } from '../e2e/drivers/graphql.ts';
import { anApplicant, chance } from '../support/person.ts';
import { type Product, startProduct } from '../support/product.ts';
import { seedOf } from '../support/seed.ts';
import { until } from '../support/until.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.close());

async function admin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

describe('a database of persons that is older than the log', () => {
  it('goes on with the log, and says whom it does not know', async () => {
    const { world, database } = product;
    const seed = seedOf('people behind log');
    const someone = async (n: number) => {
      const client = new GraphqlClient(world.url);
      const driver = graphqlDriver(world, client);
      const applicant = anApplicant(chance(seed + n));
      await driver.register(applicant);
      return { client, driver, applicant };
    };
    const issued = async ({ driver, applicant }: Awaited<ReturnType<typeof someone>>): Promise<string> => {
      const loanId = await driver.apply({ amount: 100_000, days: 20 });
      await driver.signOffer(loanId);
      await driver.takeMoneyToIban(loanId, applicant.iban);
      await driver.passBiometry(loanId);
      await driver.waitUntilActive(loanId);
      return loanId;
    };

    const before = await someone(1);
    const leaves = await someone(3);
    await product.killApplication();
    await admin(`create database ${database.name}_old template ${database.name}`);
    await product.startApplication();
    const kept = await issued(before);
    await before.driver.pay(kept, 10_000);
    const after = await someone(2);
    const lost = await issued(after);

    const since = Date.now();
    const asked = '{ sent { triesLeft } errors { code message } }';
    await leaves.client.done('requestForgettingCode', `mutation { requestForgettingCode ${asked} }`);
    await leaves.client.done(
      'forgetMe',
      'mutation($code: String!) { forgetMe(code: $code) { forgotten errors { code message } } }',
      { code: await world.codeFor(leaves.applicant.phone, since) },
    );

    await product.killApplication();
    await admin(
      `alter database ${database.name} rename to ${database.name}_lost`,
      `alter database ${database.name}_old rename to ${database.name}`,
    );
    await product.startApplication();
    // Restored by hand, without the list of the forgotten: his phone and IIN are free all the same.
    expect(product.logs.join('\n')).toContain('"persons":1,"msg":"the database of persons was restored');
    await graphqlDriver(world).register(leaves.applicant);
    const typesOf = async (loan: string) => (await world.eventsOf(`loan-${loan}`)).map(({ type }) => type);
    const numberOf = async (loan: string) => {
      const [applied] = await world.eventsOf(`loan-${loan}`);
      return (applied?.data as { offerNumber: string } | undefined)?.offerNumber;
    };
    const written = { kept: await typesOf(kept), lost: await typesOf(lost) };

    // Who was there before the backup goes on with what the log says of him.
    expect(await before.client.call('{ currentLoan { id status } }')).toEqual({
      currentLoan: { id: kept, status: 'ACTIVE' },
    });
    // The session of the other is lost with his account; what he owes is in the log, and /readyz says so.
    await expect(after.client.call('{ currentLoan { id } }')).rejects.toThrow('UNAUTHENTICATED');
    const warned = async () =>
      ((await (await fetch(`${world.url}/readyz`)).json()) as { warnings?: { persons?: string } }).warnings?.persons;
    await until(async () => (await warned()) !== undefined);
    expect(await warned()).toMatch(/^1 borrowers of the log have no account/);

    const again = graphqlDriver(world);
    await again.register(after.applicant);
    const second = await again.apply({ amount: 100_000, days: 20 });
    expect(await numberOf(second)).toMatch(/^NS-2026-000003\d$/);
    await before.driver.repayInFull(kept);
    await before.driver.waitUntilFinished(kept);

    // Steps of before are not done again: nothing is paid out twice.
    expect(await typesOf(lost)).toEqual(written.lost);
    expect(await typesOf(kept)).toEqual([...written.kept, 'PaymentReceived', 'LoanClosing', 'LoanClosed']);
    expect(await world.audit('verify', '--all', '--at-rest')).toContain('0 findings');
  });
});
