import { expect, type Page, type Request, test } from '@playwright/test';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { axeFindings } from '../support/axe.ts';
import { aBorrower, applyAndSign, signIn, signInAsStaff } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { aMember, comeInWithKey } from './drivers/staff.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import { until, type World } from './world.ts';

const words = wordsOf('ru');
/** Parts of the library: a tab has the button that closes it inside, numbers in the editor are pale. */
const PARTS_OF_GRAPHIQL = ':is(.graphiql-tab, .monaco-editor)';

async function comeIn(page: Page, world: World, role: (typeof DEMO_STAFF)[number]['role']): Promise<void> {
  const account = DEMO_STAFF.find((one) => one.role === role);
  if (!account) throw new Error(`no demo account of ${role}`);
  await signInAsStaff(page, world, 'ru', account.email, account.password);
}

test('manual-review: a verifier comes in with a security key, takes and approves, the borrower gets the money', async ({
  page,
}) => {
  const world = theWorld();
  const borrower = await aBorrower(world, 'manual-review');
  const loanId = await applyAndSign(borrower);
  const asked = await borrower.client.call('query($id: LoanId!) { loan(id: $id) { offerNumber } }', { id: loanId });
  const { offerNumber } = asked.loan as { offerNumber: string };
  await until('a person to be asked', async () =>
    (await world.eventsOf(`loan-${loanId}`)).find((event) => event.type === 'ManualReviewRequested'),
  );

  await comeInWithKey(page, world, await aMember(world, 'verifier'));
  await expect(page.getByRole('button', { name: words('office.refresh') })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText(words('office.refresh'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#status').selectOption('ON_MANUAL_VERIFICATION');
  await page.keyboard.press('f');
  await page.locator('#filterName').fill('Новые');
  await page.keyboard.press('Enter');
  await page.locator('#status').selectOption('');
  await page.getByRole('button', { name: 'Новые', exact: true }).click();
  await expect(page.locator('#status')).toHaveValue('ON_MANUAL_VERIFICATION');
  await page.locator('h1').click();
  await expect(async () => {
    await page.keyboard.press('r');
    await expect(page.getByRole('link', { name: offerNumber })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await lookFor('ru', 1280)(page, 'office');
  await page.getByRole('link', { name: offerNumber }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('office.card') })).toBeVisible();
  await page.getByRole('button', { name: words('office.take') }).click();
  await page.locator('#note').fill('Документы и доход сверены');
  await page.getByRole('button', { name: words('office.approve') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('office.approve') })
    .click();
  await expect(page.getByText(words('office.done')).last()).toBeVisible();

  await borrower.driver.waitUntilActive(loanId);
  const types = (await world.eventsOf(`loan-${loanId}`)).map((event) => event.type);
  expect(types.filter((type) => type === 'LoanIssued')).toHaveLength(1);
});

test('the auditor queries in /graphiql, and the page calls no other server', { tag: '@full' }, async ({ page }) => {
  const world = theWorld();
  await comeIn(page, world, 'auditor');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && new URL(url).origin !== world.url) elsewhere.push(url);
  });
  await page.goto(`${world.url}/graphiql?lang=kz&query=${encodeURIComponent('{ session { roles } }')}`);
  expect(await answerIn(page)).toContain('auditor');
  expect(await axeFindings(page, [], PARTS_OF_GRAPHIQL)).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test("the analyst's page compares two days, and a ready query opens in /graphiql and answers", {
  tag: '@full',
}, async ({ page }) => {
  const world = theWorld();
  // The page withholds figures of fewer than five persons.
  const lent = Array.from({ length: 5 }, async () => {
    const borrower = await aBorrower(world);
    await borrower.driver.waitUntilActive(await applyAndSign(borrower));
  });
  await Promise.all(lent);
  await comeIn(page, world, 'analyst');
  await page.getByRole('link', { name: words('desk.goAnalytics') }).click();
  await expect(page.getByRole('heading', { name: words('analytics.figures') })).toBeVisible();
  await expect(page.getByRole('row').filter({ has: page.getByText(words('analytics.principal')) })).toContainText(
    /₸.*₸/,
  );
  for (const table of await page.getByRole('button', { name: words('analytics.table') }).all()) await table.click();
  // The tables scroll in themselves.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.goBack();
  await page.getByText(words('office.queryPortfolio')).click();
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: words('office.openGraphiql') })
    .first()
    .click();
  const playground = await opened;
  const answer = await answerIn(playground);
  for (const word of ['portfolio', 'principal', 'par', 'byStatus']) expect(answer).toContain(word);
  expect(answer).not.toContain('errors');
  const panel = playground.getByRole('region', { name: words('office.queries') });
  await playground.getByRole('button', { name: /^Show Готовые/ }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(20);
  expect(await axeFindings(playground, [], PARTS_OF_GRAPHIQL)).toEqual([]);
  await panel.getByRole('button', { name: words('office.queryExpected') }).click();
  expect(await answerIn(playground)).toContain('expectedCash');
  await playground.getByRole('link', { name: words('office.analyst') }).click();
  await expect(playground.getByRole('heading', { name: words('analytics.figures') })).toBeVisible();
});

test('a borrower may not: the page leads to the cabinet, the queries are refused', { tag: '@full' }, async ({
  page,
}) => {
  const world = theWorld();
  const borrower = await aBorrower(world);
  await signIn(page, world, 'ru', borrower);
  await page.goto(`${world.url}/ru/office`);
  await page.waitForURL('**/ru/cabinet');
  for (const query of ['{ officeQueue { totalCount } }', '{ portfolio { loans } }', '{ stuckTasks { workflow } }']) {
    const answer = await page.request.post(`${world.url}/graphql`, {
      headers: { origin: world.url },
      data: { query },
    });
    expect(JSON.stringify(await answer.json()), query).toContain('FORBIDDEN');
  }
});

/** Before the editor is ready a press asks nothing; a second press while it asks would stop it. */
async function answerIn(page: Page): Promise<string> {
  let asked: Request | undefined;
  await expect(async () => {
    const [request] = await Promise.all([
      page.waitForRequest(isQuery, { timeout: 60_000 }),
      page.getByRole('button', { name: /Execute query/ }).click(),
    ]);
    asked = request;
  }).toPass();
  const answer = await (await asked?.response())?.text();
  await expect(page.locator('.result-window')).toContainText('data');
  return answer ?? '';
}

const isQuery = (request: Request): boolean =>
  request.url().endsWith('/graphql') && !/IntrospectionQuery|PlaygroundReader/.test(request.postData() ?? '');
