/** Moves the clock. */
import { expect, type Page } from '@playwright/test';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { aBorrower, anInstalmentLoan, type Borrower, signIn, signInAsStaff, switchTo } from './drivers/borrower.ts';
import { type Lang, wordsOf } from './drivers/browser.ts';
import { GOOD_CARD } from './drivers/processor-page.ts';
import { lookFor } from './look.ts';
import { test, theWorld } from './the-world.ts';
import { until } from './world.ts';

test.describe.configure({ mode: 'serial' });

/** After the first monthly payment and its days of grace, before the second. */
const DAYS = 45;
type Debt = {
  on: string;
  principal: string;
  interest: string;
  penalty: string;
  total: string;
  overdueDays: number;
  nextDueAmount: string;
  penaltyCeiling: string;
};
const FIGURES = 'on principal interest penalty total overdueDays nextDueAmount penaltyCeiling';

test('overdue: the cabinet explains the sum in both languages, the ledger has the same figures, paying ends the delay', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const world = theWorld('later');
  const borrower = await aBorrower(world);
  const loanId = await anInstalmentLoan(borrower);
  await world.advanceDays(DAYS);

  await signIn(page, world, 'ru', borrower);
  const debt = await debtOf(borrower, loanId);
  expect(debt.overdueDays).toBeGreaterThan(0);
  expect(Number(debt.penalty)).toBeGreaterThan(0);
  for (const { lang, width } of [
    { lang: 'ru', width: 1280 },
    { lang: 'kz', width: 1280 },
    { lang: 'kz', width: 360 },
    { lang: 'ru', width: 360 },
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    if (!page.url().includes(`/${lang}/`)) await switchTo(page, lang);
    await explains(page, lang, debt);
    await lookFor(lang, width)(page, 'overdue');
  }
  await agreesWithReplay(loanId, debt);

  const words = wordsOf('ru');
  const office = await (await browser.newContext()).newPage();
  await promisesByPhone(office, borrower, loanId);
  await page
    .getByRole('link', { name: words('loan.pay') })
    .first()
    .click();
  await page.waitForURL(`**/payment/${loanId}`);
  await page.getByRole('button', { name: words('payment.pay') }).click();
  await page.waitForURL('**/pay/card/**');
  await page.fill('input[name=pan]', GOOD_CARD);
  await page.click('button[type=submit]');
  await page.getByRole('heading', { name: words('payment.successTitle') }).waitFor({ timeout: 30_000 });
  await until('the overdue to be cured', async () =>
    (await world.eventsOf(`loan-${loanId}`)).find((event) => event.type === 'OverdueCured'),
  );
  await page.goto(`${world.url}/ru/cabinet`);
  await expect(page.getByRole('heading', { level: 1, name: words('loan.onTime') })).toBeVisible();
  await expect(page.getByText(words('loan.penaltyHow'))).toHaveCount(0);
  const cured = await debtOf(borrower, loanId);
  expect(cured).toMatchObject({ overdueDays: 0, penalty: '0.00' });
  await agreesWithReplay(loanId, cured);
  await expect(async () => {
    await office.reload();
    await expect(office.getByText(words('collection.promise_KEPT'))).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

/** The borrower calls us, at whatever hour the test runs. */
async function promisesByPhone(page: Page, { client }: Borrower, loanId: string): Promise<void> {
  const words = wordsOf('ru');
  const world = theWorld('later');
  const account = DEMO_STAFF.find(({ role }) => role === 'collector');
  if (!account) throw new Error('no demo account');
  const asked = await client.call('query($id: LoanId!) { session { today } loan(id: $id) { offerNumber } }', {
    id: loanId,
  });
  const { session, loan } = asked as { session: { today: string }; loan: { offerNumber: string } };
  await signInAsStaff(page, world, 'ru', account.email, account.password);
  await page.getByRole('link', { name: words('desk.goCollection') }).click();
  await page.getByRole('link', { name: loan.offerNumber }).click();
  await page.getByRole('button', { name: words('collection.noteIncoming') }).click();
  await page.locator('#result').selectOption('PROMISED');
  await page.locator('#amount').fill('100');
  await page.locator('#by').fill(session.today.split('-').toReversed().join('.'));
  await page.locator('#text').fill('Оплатит сегодня');
  await page.getByRole('button', { name: words('collection.note'), exact: true }).click();
  await expect(page.getByText(words('collection.promise_OPEN'), { exact: true })).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await lookFor('ru', width)(page, 'collection-case');
  }
}

async function debtOf({ client }: Borrower, id: string): Promise<Debt> {
  const data = await client.call(`query($id: LoanId!) { loan(id: $id) { debt { ${FIGURES} } } }`, { id });
  return (data.loan as { debt: Debt }).debt;
}

async function explains(page: Page, lang: Lang, debt: Debt): Promise<void> {
  const words = wordsOf(lang);
  await expect(page.getByRole('heading', { level: 1, name: words('loan.late') })).toBeVisible();
  await expect(page.getByRole('heading', { name: words('loan.why') })).toBeVisible();
  await expect(page.getByText(words('loan.penaltyHow')).first()).toBeVisible();
  await expect(page.getByText(words('loan.cap'))).toBeVisible();
  const text = bare((await page.locator('main').textContent()) ?? '');
  for (const sum of [debt.principal, debt.interest, debt.penalty, debt.total, debt.nextDueAmount, debt.penaltyCeiling])
    expect(text, `${sum} in ${lang}`).toContain(printed(sum));
}

const bare = (text: string): string => text.replace(/[\s\u00a0\u202f\u2060]/g, '');
/** Prints a sum as pages do: "12345.60" -> "12345,60₸", "12345.00" -> "12345₸". */
const printed = (sum: string): string => `${sum.replace(/\.00$/, '').replace('.', ',')}₸`;

async function agreesWithReplay(loanId: string, debt: Debt): Promise<void> {
  const world = theWorld('later');
  expect(await world.audit('replay', `loan-${loanId}`)).toContain('The read models agree with the replay.');
  const state = (await world.audit('as-of', `loan-${loanId}`, '--date', debt.on)).split('\n').at(-1);
  expect(state).toContain(`to pay in full ${debt.total}, due ${debt.overdueDays > 0 ? debt.nextDueAmount : '0.00'},`);
  expect(state).toContain(`overdue days ${debt.overdueDays}`);
}
