/** Two processes of the api on one log, as behind a balancer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GraphqlClient, graphqlDriver } from '../e2e/drivers/graphql.ts';
import { anApplicant, chance } from '../support/person.ts';
import { type Product, startProduct } from '../support/product.ts';

const FULL = process.env.TEST_SIZE === 'full';
const APPLY = `mutation($input: TermsInput!) { apply(input: $input) { loan { id } errors { code } } }`;
const TERMS = { productType: 'INDIVIDUAL_PERSON_SPL', pricing: 'FLEXIBLE', amount: '100000.00', term: 20, purpose: 10 };
const INPUT = { ...TERMS, fastIssue: false, insuranceAgreed: false };
const REASONS = ['LOAN_EXISTS', 'CHANGED_MEANWHILE'];

let product: Product;
beforeAll(async () => {
  if (FULL) product = await startProduct();
}, 120_000);
afterAll(() => product?.close());

describe.runIf(FULL)('two processes of the api', () => {
  it('twenty applications at both: one loan, one slot, and a reason for the others', { timeout: 120_000 }, async () => {
    const other = await product.startAnotherApi();
    const client = new GraphqlClient(product.world.url);
    const applicant = anApplicant(chance(Date.now() % 1_000_000));
    const driver = graphqlDriver(product.world, client);
    await driver.register(applicant);
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
});
