/** Moves the clock. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { openFolder } from '../support/open-folder.ts';
import { aBorrower, anInstalmentLoan, type Borrower, signIn, signInAsStaff, switchTo } from './drivers/borrower.ts';
import { type Lang, wordsOf } from './drivers/browser.ts';
import { GOOD_CARD } from './drivers/processor-page.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
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
  await page.getByRole('heading', { name: words('payment.successTitle') }).waitFor();
  await until('the overdue to be cured', async () =>
    (await world.eventsOf(`loan-${loanId}`)).find((event) => event.type === 'OverdueCured'),
  );
  await page.goto(`${world.url}/ru/cabinet`);
  await expect(page.getByRole('heading', { level: 1, name: words('loan.onTime') })).toBeVisible();
  await expect(page.getByText(words('loan.penaltyHow'))).toHaveCount(0);
  const cured = await debtOf(borrower, loanId);
  expect(cured).toMatchObject({ overdueDays: 0, penalty: '0.00' });
  await agreesWithReplay(loanId, cured);
  await auditorLooksBack(await (await browser.newContext()).newPage(), borrower, loanId);
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

/** Finds the contract, moves both sliders, draws a sample and takes the evidence: as the command says it. */
async function auditorLooksBack(page: Page, { client }: Borrower, loanId: string): Promise<void> {
  const world = theWorld('later');
  const words = wordsOf('ru');
  const { loan } = (await client.call('query($id: LoanId!) { loan(id: $id) { offerNumber } }', { id: loanId })) as {
    loan: { offerNumber: string };
  };
  const auditor = DEMO_STAFF.find(({ role }) => role === 'auditor');
  await signInAsStaff(page, world, 'ru', auditor?.email ?? '', auditor?.password ?? '');
  await page.goto(`${world.url}/ru/audit`);
  await page.getByRole('heading', { name: words('audit.sample') }).click();
  await page.locator('#sample-seed').fill('K-17');
  await page.locator('#sample-size').fill('500');
  await page.getByRole('button', { name: words('audit.draw') }).click();
  await evidenceOf(page, page.getByRole('row').filter({ hasText: loan.offerNumber }).getByRole('button'));
  await page.locator('#text').fill(loan.offerNumber);
  await page.getByRole('button', { name: words('office.searchFind') }).click();
  await page.getByRole('link', { name: loan.offerNumber }).first().click();
  await page.waitForURL(`**/ru/audit/${loanId}`);

  const { events } = JSON.parse(await world.audit('replay', `loan-${loanId}`, '--json')) as {
    events: { type: string; effectiveDate: string; recordedAt: string }[];
  };
  const moments = [...new Set(events.map(({ recordedAt }) => recordedAt))].toSorted();
  const first = events.map(({ effectiveDate }) => effectiveDate).toSorted()[0] ?? '';
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: words('audit.asOf') }) });
  const issued = moments.indexOf(events.find(({ type }) => type === 'LoanIssued')?.recordedAt ?? '');
  const seen = new Set<string>();
  for (const [day, moment] of [
    [10, moments.length - 1],
    [DAYS, moments.length - 1],
    [DAYS, issued],
  ] as const) {
    await page.locator('#day').fill(String(day));
    await page.locator('#moment').fill(String(moment));
    const date = new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10);
    const at = ['--date', date, '--known-at', moments[moment] ?? ''];
    const { asOf } = JSON.parse(await world.audit('as-of', `loan-${loanId}`, ...at, '--json')) as {
      asOf: {
        revision: number;
        balances: { principal: string };
        owed: { interest: string; penalty: string; full: string };
      };
    };
    await expect(async () => {
      const text = bare((await card.textContent()) ?? '');
      expect(text).toContain(`послеревизии${asOf.revision}`);
      const { interest, penalty, full } = asOf.owed;
      for (const sum of [asOf.balances.principal, interest, penalty, full]) expect(text).toContain(printed(sum));
    }).toPass();
    seen.add(JSON.stringify(asOf));
  }
  expect(seen.size).toBe(3);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await lookFor('ru', width)(page, 'audit-stream');
  }
}

/** Both files, which the command then believes without a server. */
async function evidenceOf(page: Page, button: Locator): Promise<void> {
  const folder = openFolder('nesie-evidence-');
  const saved: Promise<string>[] = [];
  page.on('download', (download) => {
    const file = `${folder}/${download.suggestedFilename()}`;
    saved.push(download.saveAs(file).then(() => file));
  });
  await button.click();
  await expect.poll(() => saved.length).toBe(2);
  const files = await Promise.all(saved);
  expect(await theWorld('later').audit('evidence', 'verify', ...files)).toContain('The evidence is true');
}
