/** An unfinished registration goes on elsewhere, and opens the page asked for; a password is restored by e-mail. */
import { expect, test } from '@playwright/test';
import { someone, switchTo, typedDate } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { graphqlDriver } from './drivers/graphql.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';

test('sign-in on another device goes on at the step, then opens the page asked for; restore by e-mail', async ({
  browser,
}) => {
  const world = theWorld();
  const words = wordsOf('ru');
  const person = someone();
  // Both contacts have one number, so that the last step is refused and stays open.
  const halfway = graphqlDriver(world).register({ ...person, friendPhone: person.relativePhone });
  await expect(halfway).rejects.toThrow(/saveContacts/);

  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.goto(`${world.url}/ru/bonus`);
  await page.waitForURL(/\/ru\/login\?next=/);
  await page.locator('#phone').fill(person.phone);
  await page.locator('#birthDate').fill(typedDate(person.birthDate));
  await page.locator('#password').fill(person.password);
  await page.getByRole('button', { name: words('signIn.submit') }).click();
  await page.waitForURL(/\/ru\/registration\/addition-contacts\?next=/);
  // Also where somebody signed in but unfinished opens a page of the cabinet directly.
  await page.goto(`${world.url}/ru/bonus`);
  await page.waitForURL(/\/ru\/registration\/addition-contacts\?next=%2Fru%2Fbonus$/);
  await switchTo(page, 'kz');
  await switchTo(page, 'ru');
  for (const [who, name, phone, relation] of [
    ['relative', 'Асан Ахметов', person.relativePhone, 'BROTHER_SISTER'],
    ['friend', 'Жанар Ким', person.friendPhone, 'FRIEND'],
  ] as const) {
    await page.locator(`[id="${who}.name"]`).fill(name);
    await page.locator(`[id="${who}.phone"]`).fill(phone);
    await page.locator(`[id="${who}.relation"]`).selectOption(relation);
  }
  await page.getByRole('button', { name: words('profile.contactsSubmit') }).click();
  await page.waitForURL('**/ru/bonus');
  await expect(page.getByRole('heading', { level: 1, name: words('bonus.title') })).toBeVisible();

  // Restore takes a confirmed address only.
  await page.goto(`${world.url}/ru/edit/email`);
  await page.locator('#email').fill(person.email);
  const since = Date.now();
  await page.getByRole('button', { name: words('settings.emailSend') }).click();
  await page.locator('#code').fill(await world.codeFor(person.email, since));
  await page.getByRole('button', { name: words('settings.emailConfirm') }).click();
  await page.waitForURL('**/ru/settings');
  await page.context().close();

  const other = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await other.goto(`${world.url}/kz/restorePassword?next=${encodeURIComponent('/kz/history')}`);
  const kk = wordsOf('kz');
  await other.locator('input[name=way][value=email]').click({ force: true });
  await other.locator('#email').fill(person.email);
  await other.locator('#birthDate').fill(typedDate(person.birthDate));
  const asked = Date.now();
  await other.getByRole('button', { name: kk('restorePassword.sendCode') }).click();
  await other.locator('#code').fill(await world.codeFor(person.email, asked));
  await expect(other.getByText(kk('field.codeOfLetter'))).toBeVisible();
  await expect(other.getByText(kk('field.codeMailed'))).toBeVisible();
  await other.locator('#password').fill('Other2026word');
  await other.locator('#again').fill('Other2026word');
  await lookFor('kz', 360)(other, 'restore-by-email');
  await other.getByRole('button', { name: kk('restorePassword.save') }).click();
  await other.waitForURL('**/kz/history');
  await other.context().close();
});
