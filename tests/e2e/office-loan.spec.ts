/** Moves the clock. */
import { expect, type Page } from '@playwright/test';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { EVENT_NAMES } from '../../schema/reference/event-names.ts';
import { aBorrower, applyAndSign, signInAsStaff } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { lookFor } from './look.ts';
import { test, theWorld } from './the-world.ts';
import { until, type World } from './world.ts';

const words = wordsOf('ru');
const BUYER = 'ТОО «Коллект»';

function member(email: string) {
  const account = DEMO_STAFF.find((one) => one.email === email);
  if (!account) throw new Error(`no demo account ${email}`);
  return account;
}

async function card(page: Page, world: World, email: string, offerNumber: string): Promise<void> {
  const { password } = member(email);
  await signInAsStaff(page, world, 'ru', email, password);
  await page.locator('#text').fill(offerNumber);
  await page.getByRole('button', { name: words('office.searchFind') }).click();
  await page.getByRole('link', { name: offerNumber }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: offerNumber })).toBeVisible();
}

/** A verifier finds no loan of others: what is to be confirmed stands on the first page. */
async function confirmAsked(page: Page, world: World, offerNumber: string): Promise<void> {
  await page.goto(`${world.url}/ru/office`);
  await page.getByRole('link', { name: offerNumber }).click();
  await page.getByRole('button', { name: words('officeLoan.confirm') }).click();
}

async function ask(page: Page, act: string, terms: Record<string, string>, twoPersons: boolean): Promise<void> {
  await page.locator('#act').selectOption(act);
  for (const [id, text] of Object.entries({ ...terms, note: 'Портфель 7' })) await page.locator(`#${id}`).fill(text);
  const press = words(twoPersons ? 'officeLoan.ask' : 'officeLoan.do');
  await page.getByRole('button', { name: press }).click();
  if (twoPersons) await page.getByRole('dialog').getByRole('button', { name: press }).click();
}

test('cession: the borrower gets a notice, two persons agree, the buyer pays; the journal agrees', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const world = theWorld('later');
  const borrower = await aBorrower(world);
  const loanId = await applyAndSign(borrower, { amount: 100_000, days: 5 });
  await borrower.driver.waitUntilActive(loanId);
  const asked = await borrower.client.call('query($id: LoanId!) { loan(id: $id) { offerNumber } }', { id: loanId });
  const { offerNumber } = asked.loan as { offerNumber: string };
  await world.advanceDays(5 + 91);
  const status = async () =>
    ((await world.eventsOf(`loan-${loanId}`)).at(-1)?.data as { status?: string } | undefined)?.status;
  expect(await status()).toBe('CALCULATION_STOPPED');

  const aPage = async () => (await browser.newContext()).newPage();
  const [one, two] = await Promise.all([aPage(), aPage()]);
  await card(one, world, 'support@nesie.kz', offerNumber);
  await ask(one, 'CESSION_NOTICE', { buyer: BUYER }, false);
  await expect(one.getByText(EVENT_NAMES.NoticeIssued.ru).first()).toBeVisible();
  await world.advanceDays(10);

  await one.reload();
  const { today } = (await borrower.client.call('{ session { today } }', {})).session as { today: string };
  const payBy = today.split('-').toReversed().join('.');
  await ask(one, 'CESSION', { price: '20 000', payBy }, true);
  await expect(one.getByText(words('officeLoan.noted'))).toBeVisible();
  await lookFor('ru', 360)(one, 'office-loan');
  expect(await status()).toBe('CALCULATION_STOPPED');
  const { email, password } = member('verifier@nesie.kz');
  await signInAsStaff(two, world, 'ru', email, password);
  await confirmAsked(two, world, offerNumber);
  await until('the sale to be agreed', async () => ((await status()) === 'AOT_PAYMENT_AWAITING' ? true : undefined));

  await expect(two.getByText(words('officeLoan.closedText'))).toBeVisible();
  await lookFor('ru', 1280)(two, 'office-loan-confirmed');
  await one.reload();
  await expect(one.getByText(EVENT_NAMES.CessionAgreed.ru)).toBeVisible();
  await ask(one, 'CESSION_PAID', {}, true);
  await expect(one.getByText(words('officeLoan.noted'))).toBeVisible();
  await confirmAsked(two, world, offerNumber);
  await until('the claim to be ceded', async () => ((await status()) === 'CESSION' ? true : undefined));

  await one.reload();
  await expect(one.getByText(EVENT_NAMES.LoanCeded.ru)).toBeVisible();
  await until('the letter after the sale', async () => {
    const { documents } = await borrower.client.call('query($id: LoanId!) { documents(loanId: $id) { type } }', {
      id: loanId,
    });
    return (documents as { type: string }[]).find(({ type }) => type === 'NOTIFICATION_AFTER_CESSION');
  });
  expect(await world.audit('replay', `loan-${loanId}`)).toContain('The read models agree with the replay.');
});
