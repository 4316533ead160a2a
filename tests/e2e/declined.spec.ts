import { expect, test } from '@playwright/test';
import { aBorrower, applyAndSign, signIn, switchTo } from './drivers/borrower.ts';
import { type Lang, wordsOf } from './drivers/browser.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';

type Case = { persona: string; page: RegExp; heading: string; reason: string; next: string };

const CASES: readonly Case[] = [
  {
    persona: 'kdn-decline',
    page: /\/page\/statement-upload/,
    heading: 'statement.title',
    reason: 'rejection.reason_DEBT_LOAD',
    next: 'statement.choose',
  },
  {
    persona: 'stop-credit',
    page: /\/page\/stop-credit/,
    heading: 'decision.stopTitle',
    reason: 'rejection.reason_STOP_CREDIT',
    next: 'rejection.step_LIFT_STOP_CREDIT',
  },
  {
    persona: 'reject-60-plus',
    page: /\/page\/reject60-plus/,
    heading: 'decision.overdueTitle',
    reason: 'rejection.reason_OVERDUE_60_PLUS',
    next: 'rejection.step_PAY_OVERDUE',
  },
];

for (const { persona, page: address, heading, reason, next } of CASES) {
  test(`${persona}: the page of the refusal says why and what to do next, in ru and kk`, async ({ page }) => {
    const world = theWorld();
    const borrower = await aBorrower(world, persona);
    const loanId = await applyAndSign(borrower);
    await signIn(page, world, 'ru', borrower);
    await page.goto(`${world.url}/ru/page/thanks?loanId=${loanId}`);
    await page.waitForURL(address);
    await says('ru');
    await switchTo(page, 'kz');
    await expect(page).toHaveURL(address);
    await says('kz');
    await lookFor('kz', 1280)(page, persona);

    async function says(lang: Lang) {
      const words = wordsOf(lang);
      await expect(page.getByRole('heading', { level: 1, name: words(heading) })).toBeVisible();
      await expect(page.getByText(words(reason)).first()).toBeVisible();
      await expect(page.getByText(words(next)).first()).toBeVisible();
    }
  });
}

test('alternative: the smaller sum is accepted in the browser and leads to signing again', async ({ page }) => {
  const world = theWorld();
  const words = wordsOf('kz');
  const borrower = await aBorrower(world, 'alternative');
  const loanId = await applyAndSign(borrower);
  await signIn(page, world, 'ru', borrower);
  await page.goto(`${world.url}/ru/page/thanks?loanId=${loanId}`);
  await page.waitForURL(/\/page\/pdl-alt-score/);
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('ru')('decision.offerTitle') })).toBeVisible();
  await expect(page.getByText(wordsOf('ru')('rejection.reason_AMOUNT'))).toBeVisible();
  await switchTo(page, 'kz');
  await lookFor('kz', 1280)(page, 'alternative');

  await page.getByRole('button', { name: words('decision.lessAction') }).click();
  await page.waitForURL(`**/loan-registration/${loanId}/confirmation`);
  await expect(page.getByRole('heading', { level: 1, name: words('application.confirmTitle') })).toBeVisible();
  await expect(page.locator('main a[href*="/document"]').first()).toBeVisible();
  for (const tick of await page.locator('input[type=checkbox]').all()) await tick.check();
  const since = Date.now();
  await page.getByRole('button', { name: words('application.toSign') }).click();
  await page.waitForURL('**/signing');
  await page.locator('#code').fill(await world.codeFor(borrower.applicant.phone, since));
  await page.getByRole('button', { name: words('document.submit') }).click();
  await page.waitForURL(/approve|thanks|obtaining/);

  const types = (await world.eventsOf(`loan-${loanId}`)).map((event) => event.type);
  expect(types.filter((type) => type === 'AlternativeAccepted')).toHaveLength(1);
  expect(types.filter((type) => type === 'OfferSigned')).toHaveLength(2);
  expect(types.lastIndexOf('OfferSigned')).toBeGreaterThan(types.indexOf('AlternativeAccepted'));
});

test('statement-needed: refused for the statement, the small loan without one is taken in one press', async ({
  page,
}) => {
  const world = theWorld();
  const words = wordsOf('ru');
  const borrower = await aBorrower(world, 'statement-needed');
  const { client, driver } = borrower;
  const input = { productType: 'INDIVIDUAL_PERSON_IL', pricing: 'FLEXIBLE', amount: '350000.00', term: 6, purpose: 1 };
  const { loan } = await client.done(
    'apply',
    'mutation($input: TermsInput!) { apply(input: $input) { loan { id } errors { code field message } } }',
    { input: { ...input, fastIssue: false, insuranceAgreed: false } },
  );
  const { id } = loan as { id: string };
  await driver.signOffer(id);
  await signIn(page, world, 'ru', borrower);
  await page.request.post(`${world.url}/json/document/account-statement/reject`);
  await page.goto(`${world.url}/ru/loan-registration/${id}/loan-statement-upload`);
  await page.getByRole('button', { name: words('statement.noOtherAction') }).click();
  await page.waitForURL(/\/page\/decline\?/);
  await expect(page.getByText(words('rejection.reason_STATEMENT'))).toBeVisible();
  await page.getByRole('button', { name: words('decision.lessAction') }).click();
  await page.waitForURL(/\/loan-registration\/.+\/confirmation/);
  expect(page.url()).not.toContain(id);
});
