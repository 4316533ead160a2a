/**
 * A loan over 75 MCI with all that only such a loan needs: statement, insurance, cooling-off, a second consent by
 * electronic signature. Moves the clock of the whole product.
 */
import { expect, type Page, test } from '@playwright/test';
import { aBorrower, type Borrower, signIn, switchTo } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import { until } from './world.ts';

test('350,000: a refused and a good statement, insurance declined, the signature by QR, then the approval', async ({
  page,
}) => {
  const world = theWorld('later');
  const borrower = await aBorrower(world);
  const { driver, applicant } = borrower;
  const loanId = await apply(borrower);
  await driver.signOffer(loanId);
  await signIn(page, world, 'ru', borrower);
  const words = wordsOf('ru');

  await page.goto(`${world.url}/ru/loan-registration/${loanId}/loan-statement-upload`);
  await page.getByRole('heading', { level: 1, name: words('statement.title') }).waitFor();
  await lookFor('ru', 1280)(page, 'statement');
  await send(page, borrower, 'CLOSED_CARD');
  await expect(page.locator('#statement-problem')).toContainText('закрыт');
  await send(page, borrower, 'GOOD');
  await page.waitForURL('**/obtaining');
  await driver.takeMoneyToIban(loanId, applicant.iban);
  await driver.passBiometry(loanId);

  await page.goto(`${world.url}/kz/loan-registration/${loanId}/sign-insurance`);
  const kk = wordsOf('kz');
  await page.getByRole('heading', { level: 1, name: kk('insurance.title') }).waitFor();
  await expect(page.locator('main a[href*="/document"]').first()).toBeVisible();
  await lookFor('kz', 1280)(page, 'sign-insurance');
  await page.getByRole('button', { name: kk('insurance.decline') }).click();

  await page.waitForURL(`**/eds-request/${loanId}/ISSUANCE_CONSENT`);
  await page.getByRole('heading', { level: 1, name: kk('eds.waitTitle') }).waitFor();
  await lookFor('kz', 1280)(page, 'eds-request');
  await expect(page.getByRole('button', { name: kk('eds.from') })).toBeDisabled();
  await world.advanceDays(1);
  await page.reload();
  await switchTo(page, 'ru');
  await page.getByRole('button', { name: words('eds.request') }).click();
  await page.waitForURL(`**/eds-pending/${loanId}/ISSUANCE_CONSENT`);
  await page.getByRole('img', { name: words('eds.qrLabel') }).waitFor();
  await lookFor('ru', 1280)(page, 'eds-pending');
  await page.getByRole('link', { name: words('eds.open') }).click();
  await page.locator('button[value=sign]').click();
  await page.getByRole('link').click();
  await page.waitForURL(/page\/approve|cabinet/);

  const types = await until('the loan to be approved', async () => {
    const found = (await world.eventsOf(`loan-${loanId}`)).map((event) => event.type);
    return found.includes('LoanApproved') ? found : undefined;
  });
  expect(types).toEqual(expect.arrayContaining(['StatementRejected', 'StatementUploaded', 'InsuranceDeclined']));
  expect(types.indexOf('IssuanceConsentGiven')).toBe(types.indexOf('LoanApproved') - 1);
  expect(await world.wholeLog()).not.toContain(applicant.lastName);
});

async function apply({ client }: Borrower): Promise<string> {
  const input = {
    productType: 'INDIVIDUAL_PERSON_IL',
    pricing: 'FLEXIBLE',
    amount: '350000.00',
    term: 12,
    purpose: 1,
    fastIssue: false,
    insuranceAgreed: true,
  };
  const payload = await client.done(
    'apply',
    'mutation($input: TermsInput!) { apply(input: $input) { loan { id } errors { code field message } } }',
    { input },
  );
  return (payload.loan as { id: string }).id;
}

async function send(page: Page, { applicant }: Borrower, kind: string): Promise<void> {
  const wish = new URLSearchParams({
    kind,
    bank: 'Halyk Bank',
    holder: `${applicant.lastName} ${applicant.firstName}`,
    income: '900000',
  });
  const made = await fetch(`${theWorld('later').url}/sandbox/statement.pdf?${wish}`);
  const buffer = Buffer.from(await made.arrayBuffer());
  await page.locator('#statement').setInputFiles({ name: `${kind}.pdf`, mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: wordsOf('ru')('statement.submit') }).click();
}
