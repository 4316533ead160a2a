/** The whole debt of an instalment loan in one payment; a second tab that pays again is asked first. */
import { expect, type Page, test } from '@playwright/test';
import { aBorrower, anInstalmentLoan, signIn, switchTo } from './drivers/borrower.ts';
import { type Lang, wordsOf } from './drivers/browser.ts';
import { pick } from './drivers/pick.ts';
import { GOOD_CARD } from './drivers/processor-page.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import { until, type World } from './world.ts';

const SHAPES: readonly (readonly [Lang, number])[] = [
  ['ru', 360],
  ['kz', 360],
  ['kz', 1280],
  ['ru', 1280],
];

test('an instalment loan is closed by one payment, and nothing runs on', async ({ page }) => {
  const world = theWorld();
  const borrower = await aBorrower(world);
  const loanId = await anInstalmentLoan(borrower);
  await signIn(page, world, 'ru', borrower);
  const words = wordsOf('ru');
  await inEveryShape(page, 'cabinet');
  await page.getByText(words('loan.early'), { exact: true }).click();
  await page.waitForURL(`**/payment/${loanId}?whole=1`);
  await expect(page.getByRole('heading', { name: words('payment.closesTitle') })).toBeVisible();
  await inEveryShape(page, 'payment-whole');

  await pick(page.locator('input[type=radio][value=OWN]'));
  await page.locator('#own').fill('20000');
  await expect(page.getByText(words('payment.thenWaits'))).toBeVisible();
  await lookFor('ru', 1280)(page, 'payment-part');

  // A second tab shows the same page; the first pays by card.
  const other = await page.context().newPage();
  await other.goto(`${world.url}/ru/payment/${loanId}?whole=1`);
  await expect(other.getByRole('heading', { name: words('payment.closesTitle') })).toBeVisible();
  await pick(page.locator('input[type=radio][value=WHOLE]'));
  await page.getByRole('button', { name: words('payment.pay') }).click();
  await page.waitForURL('**/pay/card/**');
  await other.getByRole('button', { name: words('payment.pay') }).click();
  await expect(other.getByRole('heading', { name: words('payment.againTitle') })).toBeVisible();
  await lookFor('ru', 1280)(other, 'payment-again');
  await other.close();

  await page.fill('input[name=pan]', GOOD_CARD);
  await page.click('button[type=submit]');
  await page.getByRole('heading', { name: words('payment.closedTitle') }).waitFor();
  await lookFor('ru', 1280)(page, 'payment-closed');
  const closed = await until('the loan to be closed', async () => eventOf(world, loanId, 'LoanClosed'));
  expect(closed).toBeDefined();
  const { balance } = await borrower.client.call('query { balance }');
  expect(balance).toBe('0.00');
  await page.goto(`${world.url}/ru/history/${loanId}`);
  await expect(page.getByText(words('status.nextEarly')).first()).toBeVisible();
  await inEveryShape(page, 'closed-loan');
});

async function inEveryShape(page: Page, name: string): Promise<void> {
  for (const [lang, width] of SHAPES) {
    await page.setViewportSize({ width, height: 800 });
    if (!page.url().includes(`/${lang}/`)) await switchTo(page, lang);
    await lookFor(lang, width)(page, name);
  }
}

const eventOf = async (world: World, loanId: string, type: string) =>
  (await world.eventsOf(`loan-${loanId}`)).find((event) => event.type === type);
