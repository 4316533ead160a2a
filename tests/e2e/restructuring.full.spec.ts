/** Moves the clock. */
import { expect, type Page, test } from '@playwright/test';
import { aBorrower, applyAndSign, type Borrower, signIn } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { GOOD_CARD } from './drivers/processor-page.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import { until } from './world.ts';

const words = wordsOf('ru');
const world = () => theWorld('later');

test('restructuring: from overdue to the new schedule, a part repaid early, to the end', async ({ page }) => {
  const borrower = await aBorrower(world());
  const loanId = await applyAndSign(borrower);
  await borrower.driver.waitUntilActive(loanId);
  await world().advanceDays(30);
  await signIn(page, world(), 'ru', borrower);
  const look = lookFor('ru', 1280);

  await page.getByText(words('loan.restructure')).click();
  await page.getByRole('heading', { name: words('restructuring.plan') }).waitFor();
  await look(page, 'restructuring');
  const rule = (await json(page, 'get-restructuring-rule')) as { minTerm: number; maxTerm: number; percent: number };
  expect(rule).toMatchObject({ minTerm: 2, maxTerm: 6, percent: 10 });
  expect(await json(page, 'is-available')).toMatchObject({ available: true, documentType: 'RESTRUCTURING_OFFER' });
  const plan = (await json(page, `schedule?creditId=${loanId}&term=6`)) as { firstPayment: number; payments: object[] };
  expect(plan.payments).toHaveLength(6);

  await page.getByRole('button', { name: words('restructuring.request') }).click();
  await signs(page, borrower, 'restructuring/offer', words('agreement.sign'));
  await page.waitForURL('**/restructuring/thanks');
  await look(page, 'restructuring-to-pay');
  await page.getByRole('link', { name: words('agreement.pay') }).click();
  await pays(page, loanId);
  await until('the restructuring', async () => eventOf(loanId, 'LoanRestructured'));
  await page.goto(`${world().url}/ru/restructuring`);
  await expect(page.getByRole('heading', { level: 1, name: words('restructuring.activeTitle') })).toBeVisible();
  await look(page, 'restructured');
  const current = (await json(page, 'schedule-current')) as { payments: { isUnavailable: boolean }[] };
  expect(current.payments.map((row) => row.isUnavailable)).toEqual([false, true, true, true, true, true]);

  await page.goto(`${world().url}/ru/repayment`);
  await page.locator('#amount').fill('40000');
  await page.getByText(words('prepayment.SHORTER_TERM')).click();
  await page.getByRole('button', { name: words('prepayment.request') }).click();
  await signs(page, borrower, 'repayment/signing', words('prepayment.sign'));
  await page.getByRole('link', { name: words('prepayment.pay') }).click();
  await pays(page, loanId);
  const { payments } = (await json(page, 'schedule-current')) as { payments: object[] };
  expect(payments.length).toBeLessThan(6);
  await replays(loanId);

  await world().advanceDays(1);
  await borrower.driver.repayInFull(loanId);
  await borrower.driver.waitUntilFinished(loanId);
  await replays(loanId);
});

async function json(page: Page, path: string): Promise<unknown> {
  const answer = await page.request.get(`${world().url}/json/restructuring/nesie/${path}`);
  const body = (await answer.json()) as { code: number; data: unknown };
  expect(body.code, JSON.stringify(body)).toBe(0);
  return body.data;
}

async function signs(page: Page, { applicant }: Borrower, path: string, button: string | RegExp): Promise<void> {
  const since = Date.now() - 2_000;
  await page.waitForURL(`**/${path}`);
  await page.locator('#code').waitFor();
  await page.locator('#code').fill(await world().codeFor(applicant.phone, since));
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(path));
}

async function pays(page: Page, loanId: string): Promise<void> {
  await page.waitForURL((url) => url.pathname.endsWith(`/payment/${loanId}`));
  await page.getByRole('button', { name: words('payment.pay') }).click();
  await page.waitForURL('**/pay/card/**');
  await page.fill('input[name=pan]', GOOD_CARD);
  await page.click('button[type=submit]');
  await page.getByRole('heading', { name: words('payment.successTitle') }).waitFor();
}

const eventOf = async (loanId: string, type: string) =>
  (await world().eventsOf(`loan-${loanId}`)).find((event) => event.type === type);

async function replays(loanId: string): Promise<void> {
  expect(await world().audit('replay', `loan-${loanId}`)).toContain('The read models agree with the replay.');
}
