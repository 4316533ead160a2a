/** A payout that a card refuses goes to another card; that card is then charged after the code on the bank's page. */
import { expect, test } from '@playwright/test';
import { CHALLENGE_CODE, TEST_CARDS } from '../../server/adapters/card-processor/test-cards.ts';
import { aBorrower, applyAndSign, signIn, TERMS } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { pick } from './drivers/pick.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import { until } from './world.ts';

const REFUSING = TEST_CARDS.find(({ brand, code }) => brand === 'MASTERCARD' && code === '57')?.pan ?? '';
const CHALLENGED = TEST_CARDS.find(({ challenge }) => challenge)?.pan ?? '';

test('money goes to another card after a refusal, and the bank confirms the charge of that card', async ({ page }) => {
  const world = theWorld();
  const borrower = await aBorrower(world);
  const { driver, applicant } = borrower;
  const words = wordsOf('ru');
  // Cards get money from the second loan on.
  const first = await applyAndSign(borrower);
  await driver.waitUntilActive(first);
  await driver.repayInFull(first);
  await driver.waitUntilFinished(first);
  const refusing = await driver.registerCard(REFUSING);
  const challenged = await driver.registerCard(CHALLENGED);
  const loanId = await driver.apply(TERMS);
  await driver.signOffer(loanId);
  await driver.takeMoneyToCard(loanId, refusing);
  const has = (type: string) => async () =>
    (await world.eventsOf(`loan-${loanId}`)).some((event) => event.type === type) || undefined;
  await until('the payout to be refused', has('PayoutFailed'));

  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, world, 'ru', borrower);
  await page.goto(`${world.url}/ru/loan-registration/${loanId}/obtaining`);
  await expect(page.getByText(words('payout.failedTitle'))).toBeVisible();
  await pick(page.locator('input[type=radio][value=CARD]'));
  await expect(page.getByText(words('payout.failedCard'))).toBeVisible();
  await pick(page.locator(`input[type=radio][value="${challenged}"]`));
  await lookFor('ru', 360)(page, 'payout-other-card');
  const since = Date.now();
  await page.getByRole('button', { name: words('payout.next') }).click();
  await page.locator('#code').fill(await world.codeFor(applicant.phone, since));
  await page.getByRole('button', { name: words('payout.sign') }).click();
  await page.waitForURL(/thanks|approve/);
  await until('the money to arrive', has('LoanIssued'));

  await page.goto(`${world.url}/ru/payment/${loanId}`);
  await pick(page.locator('input[type=radio][value=OWN]'));
  await page.locator('#own').fill('10000');
  await pick(page.locator(`input[type=radio][value="${challenged}"]`));
  await page.getByRole('button', { name: words('payment.payNow') }).click();
  await page.waitForURL('**/pay/challenge/**');
  await page.locator('input[name=code]').fill(CHALLENGE_CODE);
  await page.locator('button[type=submit]').first().click();
  await page.getByRole('heading', { name: words('payment.successTitle') }).waitFor();
  await lookFor('ru', 360)(page, 'payment-after-challenge');
  await until('the payment to reach the loan', has('PaymentReceived'));
});
