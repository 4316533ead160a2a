import { type Browser, expect, type Page, test } from '@playwright/test';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { aBorrower, signIn, signInAsStaff } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { typeCard } from './drivers/processor-page.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import type { World } from './world.ts';

const words = wordsOf('ru');

async function office(browser: Browser, world: World, role: 'support' | 'verifier'): Promise<Page> {
  const account = DEMO_STAFF.find((one) => one.role === role);
  if (!account) throw new Error(`no demo account of ${role}`);
  const page = await (await browser.newContext()).newPage();
  await signInAsStaff(page, world, 'ru', account.email, account.password);
  await page.goto(`${world.url}/ru/office/suspense`);
  return page;
}

test('a refund of the balance is requested to an account, approved by two persons, and arrives', async ({
  page,
  browser,
}) => {
  const world = theWorld();
  const borrower = await aBorrower(world);
  const top = 'mutation { startTopUp(amount: "1237.00") { payment { redirectUrl } errors { code field message } } }';
  const { payment } = await borrower.client.done('startTopUp', top);
  await typeCard((payment as { redirectUrl: string }).redirectUrl);

  await signIn(page, world, 'ru', borrower);
  await expect(async () => {
    await page.goto(`${world.url}/ru/balance`);
    await expect(page.getByText(/^\+1.237/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.locator('#iban').fill(borrower.applicant.iban);
  await page.getByRole('button', { name: /Попросить вернуть/ }).click();
  await expect(page.getByText(/Вы попросили вернуть 1.237/)).toBeVisible();

  const one = await office(browser, world, 'support');
  await one.getByRole('button', { name: words('suspense.payRefund') }).click();
  await expect(one.getByText(words('suspense.refundAskedBy')).first()).toBeVisible();
  const two = await office(browser, world, 'verifier');
  await two.getByRole('button', { name: words('suspense.payRefund') }).click();
  await expect(two.getByRole('button', { name: words('suspense.payRefund') })).toHaveCount(0);

  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/Вернули 1.237/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await lookFor('ru', 360)(page, 'balance-refund');
  await expect(page.getByText(/^−1.237/)).toBeVisible();
});
