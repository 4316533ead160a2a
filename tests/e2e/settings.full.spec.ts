/** One visit to the settings; then two members of the staff correct the name, and the borrower sees it. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { aBorrower, signIn, signInAsStaff, TERMS } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { pick } from './drivers/pick.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import type { World } from './world.ts';

const words = wordsOf('ru');
const look = lookFor('ru', 360);

test('a borrower arranges everything in the settings, and the office corrects the name', async ({ page, browser }) => {
  const world = theWorld();
  const borrower = await aBorrower(world);
  await borrower.driver.apply(TERMS);
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, world, 'ru', borrower);
  /** From the list of settings, without loading the page anew. */
  const open = (path: string) => page.locator(`main a[href$="/ru/${path}"]`).click();
  const press = (id: string) => page.getByRole('button', { name: words(id) }).click();
  const says = (id: string) => expect(page.getByText(words(id)).first()).toBeVisible();

  await page.goto(`${world.url}/ru/settings`);
  // The choice is shown once the server has it, so nothing is checked at once.
  const speak = (locale: 'KK' | 'RU') => page.locator(`input[name=language][value=${locale}]`).click({ force: true });
  await page.locator('[data-still]').waitFor({ state: 'detached' });
  await speak('KK');
  await page.waitForURL('**/kz/settings');
  await expect(page.getByText(wordsOf('kz')('settings.saved_language'))).toBeVisible();
  await speak('RU');
  await page.waitForURL('**/ru/settings');

  await open('edit/email');
  const email = `new-${borrower.applicant.email}`;
  await page.locator('#email').fill(email);
  const mailedSince = Date.now();
  await press('settings.emailSend');
  await page.locator('#code').fill(await world.codeFor(email, mailedSince));
  await press('settings.emailConfirm');
  await page.waitForURL('**/ru/settings');
  await says('settings.saved_email');

  await open('settings/notices');
  await pick(page.locator('input[type=radio][value=CABINET]'));
  await press('notice.save');
  await says('notice.saved');
  await page.goBack();

  // The sign-in through the API is another device.
  await open('settings/sessions');
  await page.getByRole('button', { name: words('settings.sessionEnd') }).click();
  await expect(page.getByRole('button', { name: words('settings.sessionEnd') })).toHaveCount(0);
  await page.goBack();

  await open('edit/password');
  await page.locator('#oldPassword').fill('Wrong2026pass');
  await page.locator('#password').fill('Other2026word');
  await page.locator('#again').fill('Other2026word');
  await press('settings.passwordSave');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('#oldPassword').fill(borrower.applicant.password);
  await press('settings.passwordSave');
  await page.waitForURL('**/ru/settings');

  await open('settings/my-data');
  const since = Date.now();
  await expect(page.getByText(/20\d\d\s+года\s+—\s+последний/)).toBeVisible();
  await says('settings.forget_OPEN_LOAN');
  await press('settings.myDataCode');
  await page.locator('#code').fill(await world.codeFor(borrower.applicant.phone, since));
  const download = page.waitForEvent('download');
  await press('settings.myDataDownload');
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await says('settings.myDataSaved');

  await correctName(browser, world, borrower.applicant.phone);
  await page.goBack();
  await expect(page.getByText('Сәрсенбаева Айгерім')).toBeVisible();
  await look(page, 'settings-name-corrected');
});

/** Support asks, a verifier confirms. */
async function correctName(browser: Browser, world: World, phone: string): Promise<void> {
  const support = await staffPage(browser, world, 'support');
  await support.locator('#text').fill(phone);
  await support.getByRole('button', { name: words('office.searchFind') }).click();
  await support.locator('section h3 a').click();
  await support.waitForURL('**/office/person/**');
  await support.getByRole('heading', { name: words('correction.title') }).click();
  await support.locator('#kind').selectOption('NAME');
  await support.locator('#lastName').fill('Сәрсенбаева');
  await support.locator('#firstName').fill('Айгерім');
  await support.locator('#reason').selectOption('NEW_NAME');
  await support.locator('#caseNumber').fill('17/A-4');
  await support.getByRole('button', { name: words('correction.ask') }).click();
  await expect(support.getByText(words('correction.mine')).or(support.getByText('Подтвердит'))).toBeVisible();
  await support.close();

  const verifier = await staffPage(browser, world, 'verifier');
  const waiting = verifier.locator('section', { hasText: '17/A-4' }).last();
  await waiting.getByRole('button', { name: words('correction.show') }).click();
  await expect(waiting.getByText('Сәрсенбаева')).toBeVisible();
  await waiting.getByRole('button', { name: words('correction.confirm') }).click();
  await expect(verifier.getByText('17/A-4')).toHaveCount(0);
  await verifier.close();
}

async function staffPage(browser: Browser, world: World, role: 'support' | 'verifier'): Promise<Page> {
  const account = DEMO_STAFF.find((one) => one.role === role);
  if (!account) throw new Error(`no demo account of ${role}`);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
  await signInAsStaff(page, world, 'ru', account.email, account.password);
  return page;
}
