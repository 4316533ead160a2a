/** GraphQL brings each borrower to where a test begins; then the borrower signs in in a browser. */
import { expect, type Page, test } from '@playwright/test';
import { PERSONAS } from '../../../schema/reference/personas.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { type Applicant, anApplicant, chance } from '../../support/person.ts';
import { seedOf } from '../../support/seed.ts';
import type { Driver, Terms } from '../journey.ts';
import type { World } from '../world.ts';
import { type Lang, wordsOf } from './browser.ts';
import { GraphqlClient, graphqlDriver } from './graphql.ts';
import { pick } from './pick.ts';

export type Borrower = { applicant: Applicant; driver: Driver; client: GraphqlClient };

export const TERMS: Terms = { amount: 100_000, days: 20 };

/** A person of the running test: the next call gives another one, the next run the same ones. */
export function someone(born?: LocalDate): Applicant {
  const { testId } = test.info();
  const randomOf = people.get(testId) ?? chance(seedOf(test.info().titlePath.join(' ')));
  people.set(testId, randomOf);
  return anApplicant(randomOf, born);
}
const people = new Map<string, () => number>();

export async function aBorrower(
  world: World,
  persona?: string,
  client = new GraphqlClient(world.url),
): Promise<Borrower> {
  const driver = graphqlDriver(world, client);
  const applicant = { ...someone(), ...(persona ? personaOf(persona) : {}) };
  await driver.register(applicant);
  return { applicant, driver, client };
}

function personaOf(key: string): Partial<Applicant> {
  const persona = PERSONAS.find((one) => one.key === key);
  if (!persona) throw new Error(`no persona ${key}`);
  const { iin, phone, lastName, firstName, birthday } = persona;
  return { iin, phone, lastName, firstName, birthDate: birthday };
}

type Signer = Pick<Borrower, 'driver' | 'applicant'>;

export async function applyAndSign(borrower: Signer, terms = TERMS): Promise<string> {
  return signed(borrower, await borrower.driver.apply(terms));
}

/** A loan repaid by the month. */
export async function applyInInstalments({ client }: Borrower, amount: string, term: number): Promise<string> {
  const input = {
    productType: 'INDIVIDUAL_PERSON_IL',
    pricing: 'FLEXIBLE',
    amount,
    term,
    purpose: 1,
    fastIssue: false,
    insuranceAgreed: false,
  };
  const { loan } = await client.done(
    'apply',
    'mutation($input: TermsInput!) { apply(input: $input) { loan { id } errors { code field message } } }',
    { input },
  );
  return (loan as { id: string }).id;
}

/** The offer, where the money goes, and the face. */
export async function signed({ driver, applicant }: Signer, loanId: string): Promise<string> {
  await driver.signOffer(loanId);
  await driver.takeMoneyToIban(loanId, applicant.iban);
  await driver.passBiometry(loanId);
  return loanId;
}

/** 90,000 tenge over three months, issued. */
export async function anInstalmentLoan(borrower: Borrower): Promise<string> {
  const id = await signed(borrower, await applyInInstalments(borrower, '90000.00', 3));
  await borrower.driver.waitUntilActive(id);
  return id;
}

export const typedDate = (iso: string): string => iso.split('-').reverse().join('.');

export async function signIn(page: Page, world: World, lang: Lang, { applicant }: Borrower): Promise<void> {
  await page.goto(`${world.url}/${lang}/login`);
  await page.locator('#phone').fill(applicant.phone);
  await page.locator('#birthDate').fill(typedDate(applicant.birthDate));
  await page.locator('#password').fill(applicant.password);
  await page.getByRole('button', { name: wordsOf(lang)('signIn.submit') }).click();
  await page.waitForURL(`**/${lang}/cabinet`);
  await expect(page.locator('h1')).toHaveCount(1);
}

export async function signInAsStaff(page: Page, world: World, lang: Lang, email: string, password: string) {
  await page.goto(`${world.url}/${lang}/login`);
  await pick(page.locator('input[name=way][value=email]'));
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: wordsOf(lang)('signIn.submit') }).click();
  await page.waitForURL(`**/${lang}/office`);
}

export async function switchTo(page: Page, lang: Lang): Promise<void> {
  const code = lang === 'kz' ? 'kk' : 'ru';
  await page.locator(`header a[lang="${code}"]`).click();
  await page.waitForURL(`**/${lang}/**`);
  await expect(page.locator('html')).toHaveAttribute('lang', code === 'kk' ? /^kk/ : /^ru/);
}
