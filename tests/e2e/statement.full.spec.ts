/** A good bank statement goes on: to the page after it, and from there to the end of the application (R941). */
import { expect, type Page, test } from '@playwright/test';
import { aBorrower, applyInInstalments, type Borrower, signIn } from './drivers/borrower.ts';
import { browserDriver, wordsOf } from './drivers/browser.ts';
import { sendGoodStatement } from './drivers/statement.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import { until } from './world.ts';

const words = wordsOf('ru');
test.use({ viewport: { width: 360, height: 740 } });

/** Where the money goes, the face, and the answer: each page is drawn, none is empty. */
async function goesToTheEnd(page: Page, { applicant }: Borrower, loanId: string): Promise<void> {
  await page.waitForURL(`**/loan-registration/${loanId}/obtaining`);
  await page.getByRole('heading', { level: 1, name: words('payout.title') }).waitFor();
  const look = lookFor('ru', 360);
  const driver = browserDriver(page, theWorld('later'), 'ru', look, applicant);
  await driver.takeMoneyToIban(loanId, applicant.iban);
  await driver.passBiometry(loanId);
  await expect(page.locator('main h1')).toBeVisible();
  await until('the verification to begin', async () => {
    const types = (await theWorld('later').eventsOf(`loan-${loanId}`)).map(({ type }) => type);
    return types.includes('StatementUploaded') && types.includes('VerificationStarted') ? true : undefined;
  });
}

test('asked for at the signature: payout, order and face follow', async ({ page }) => {
  const world = theWorld('later');
  const borrower = await aBorrower(world);
  const loanId = await applyInInstalments(borrower, '350000.00', 6);
  await borrower.driver.signOffer(loanId);
  await signIn(page, world, 'ru', borrower);
  await page.getByRole('link', { name: words('status.do_statement') }).click();
  await page.getByRole('heading', { level: 1, name: words('statement.title') }).waitFor();
  await sendGoodStatement(page, world, 'ru', borrower.applicant);
  await goesToTheEnd(page, borrower, loanId);
});

test('of an entrepreneur: payout, order and face follow', async ({ page }) => {
  const world = theWorld('later');
  const borrower = await aBorrower(world, 'entrepreneur-short-history');
  const input = { productType: 'INDIVIDUAL_ENTREPRENEUR_SPL', pricing: 'FLEXIBLE', amount: '100000.00', term: 20 };
  const { loan } = await borrower.client.done(
    'apply',
    'mutation($input: TermsInput!) { apply(input: $input) { loan { id } errors { code field message } } }',
    { input: { ...input, purpose: 2, fastIssue: false, insuranceAgreed: false } },
  );
  const { id } = loan as { id: string };
  await borrower.driver.signOffer(id);
  await signIn(page, world, 'ru', borrower);
  await page.getByRole('link', { name: words('status.do_statement') }).click();
  await sendGoodStatement(page, world, 'ru', borrower.applicant);
  await goesToTheEnd(page, borrower, id);
});
