/** Moves the clock. */
import { expect, type Page, test } from '@playwright/test';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { EVENT_NAMES } from '../../schema/reference/event-names.ts';
import { aBorrower, signInAsStaff, TERMS } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import { until, type World } from './world.ts';

const words = wordsOf('ru');
const BUYER = 'ТОО «Коллект»';

function member(email: string) {
  const account = DEMO_STAFF.find((one) => one.email === email);
  if (!account) throw new Error(`no demo account ${email}`);
  return account;
}

async function comeIn(page: Page, world: World, email: string): Promise<void> {
  await signInAsStaff(page, world, 'ru', email, member(email).password);
}

/** Two loans whose payout the bank does not take: the first is tried again, the second is given up by two persons. */
async function stuckLoan(world: World, support: Page, verifier: Page) {
  const two = await Promise.all(
    [1, 2].map(async () => {
      const borrower = await aBorrower(world);
      const loanId = await borrower.driver.apply({ ...TERMS, days: 5 });
      await borrower.driver.signOffer(loanId);
      await borrower.driver.takeMoneyToIban(loanId, borrower.applicant.iban);
      return { borrower, loanId };
    }),
  );
  const [tried, givenUp] = two as [(typeof two)[number], (typeof two)[number]];
  await world.providerIs('bank-payout', 'UNAVAILABLE');
  const of = (page: Page, { loanId }: typeof tried) => page.getByRole('listitem').filter({ hasText: loanId });
  try {
    await Promise.all(two.map(({ borrower, loanId }) => borrower.driver.passBiometry(loanId)));
    await comeIn(support, world, 'support@nesie.kz');
    await expect(async () => {
      await support.reload();
      for (const one of two) await expect(of(support, one)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await lookFor('ru', 1280)(support, 'office-stuck');
    await of(support, givenUp)
      .getByRole('button', { name: words('office.stuckSkip') })
      .click();
    await expect(of(support, givenUp)).toContainText('support@nesie.kz');
    await comeIn(verifier, world, 'verifier@nesie.kz');
    await of(verifier, givenUp)
      .getByRole('button', { name: words('office.stuckSkipConfirm') })
      .click();
    await expect(of(verifier, givenUp)).toHaveCount(0);
    await expect(of(verifier, tried)).toBeVisible();
  } finally {
    await world.providerIs('bank-payout', 'NONE');
  }
  await of(support, tried)
    .getByRole('button', { name: words('office.stuckRetry') })
    .click();
  await tried.borrower.driver.waitUntilActive(tried.loanId);
  expect((await world.eventsOf(`loan-${givenUp.loanId}`)).at(-1)?.type).toBe('PayoutPrepared');
  return tried;
}

async function card(page: Page, world: World, offerNumber: string): Promise<void> {
  await page.goto(`${world.url}/ru/office`);
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

test('a stuck payout is tried again, another given up by two; cession: the borrower gets a notice, two persons agree, the buyer pays; the journal agrees', async ({
  browser,
}) => {
  const world = theWorld('later');
  const aPage = async () => (await browser.newContext()).newPage();
  const [one, two] = await Promise.all([aPage(), aPage()]);
  const { borrower, loanId } = await stuckLoan(world, one, two);
  const asked = await borrower.client.call('query($id: LoanId!) { loan(id: $id) { offerNumber } }', { id: loanId });
  const { offerNumber } = asked.loan as { offerNumber: string };
  await world.advanceDays(5 + 91);
  const status = async () =>
    ((await world.eventsOf(`loan-${loanId}`)).at(-1)?.data as { status?: string } | undefined)?.status;
  await expect.poll(status).toBe('CALCULATION_STOPPED');

  await card(one, world, offerNumber);
  await ask(one, 'CESSION_NOTICE', { buyer: BUYER }, false);
  await expect(one.getByText(EVENT_NAMES.NoticeIssued.ru).first()).toBeVisible();
  await world.advanceDays(10);

  await one.reload();
  const { today } = (await borrower.client.call('{ session { today } }', {})).session as { today: string };
  const payBy = today.split('-').toReversed().join('.');
  await ask(one, 'CESSION', { price: '20 000', payBy }, true);
  await expect(one.getByText(words('officeLoan.noted'))).toBeVisible();
  await lookFor('ru', 360)(one, 'office-loan');
  await expect.poll(status).toBe('CALCULATION_STOPPED');
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
