import { expect, type Page, test } from '@playwright/test';
import { aBorrower, applyAndSign, signIn } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { pick } from './drivers/pick.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import type { World } from './world.ts';

const words = wordsOf('ru');

async function payByCard(page: Page, world: World, loanId: string): Promise<void> {
  await page.goto(`${world.url}/ru/payment/${loanId}`);
  await pick(page.locator('input[type=radio][value=OWN]'));
  await page.locator('#own').fill('5000');
  await page.getByRole('button', { name: words('payment.payNow') }).click();
}

test('a card payment without an answer is in doubt, then known to have failed, and a second one counts once', async ({
  page,
}) => {
  const world = theWorld('later');
  const borrower = await aBorrower(world);
  const loanId = await applyAndSign(borrower);
  await borrower.driver.waitUntilActive(loanId);
  await borrower.driver.registerCard();
  await signIn(page, world, 'ru', borrower);
  await world.providerIs('processing-kz', 'LOST_REQUEST');
  try {
    await payByCard(page, world, loanId);
    // Given up early, the fault would be lifted while the charge is still on its way, and the charge would succeed.
    await expect(page.getByRole('heading', { name: words('payment.doubtTitle') })).toBeVisible({ timeout: 60_000 });
    await expect(
      page.getByText(/списать[\s\u2060]+5[\s\u2060]+000.*не[\s\u2060]+получили[\s\u2060]+ответа/),
    ).toBeVisible();
    await lookFor('ru', 1280)(page, 'payment-in-doubt');
  } finally {
    await world.providerIs('processing-kz', 'NONE');
  }
  // For an hour the charge might still be in flight.
  await world.advanceDays(1);
  await expect(page.getByRole('heading', { name: words('payment.failureTitle') })).toBeVisible();
  await payByCard(page, world, loanId);
  await expect(page.getByRole('heading', { name: words('payment.successTitle') })).toBeVisible();
  const paid = (await world.eventsOf(`loan-${loanId}`)).filter(({ type }) => type === 'PaymentReceived');
  expect(paid).toHaveLength(1);
});
