import { expect, test } from '@playwright/test';
import { aBorrower, signIn } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { tickAll } from './drivers/pick.ts';
import { theWorld } from './the-world.ts';

const words = wordsOf('ru');

test('offline: the banner says so, typed data stay, and can be sent once the connection is back', {
  tag: '@full',
}, async ({ page, context }) => {
  const world = theWorld();
  await page.goto(`${world.url}/ru/registration/phone`);
  await page.locator('#phone').fill('77011234567');
  await context.setOffline(true);
  await expect(page.getByText(words('shell.offline'))).toBeVisible();
  await page.getByRole('button', { name: words('registration.sendCode') }).click();
  await expect(page.getByRole('alert').getByText(words('shell.troubleOffline'))).toBeVisible();
  await expect(page.locator('#phone')).toHaveValue(/701\D*123\D*45\D*67/);

  await context.setOffline(false);
  await expect(page.getByText(words('shell.offline'))).toHaveCount(0);
  await page.getByRole('button', { name: words('shell.tryAgain') }).click();
  await page.waitForURL('**/registration/confirmation');

  // The number just typed is shown whole, and a wrong code stays wrong until another is typed.
  await expect(page.getByText('+7 (701) 123-45-67')).toBeVisible();
  await page.locator('#code').fill('0000');
  await tickAll(page);
  await page.getByRole('button', { name: words('registration.confirm') }).click();
  const wrong = page.getByRole('alert').getByText(/Неверный код|Код неверный/);
  await expect(wrong).toBeVisible();
  await expect(page.locator('#code')).toHaveValue('');
  await page.getByRole('button', { name: words('registration.confirm') }).click();
  await expect(wrong).toBeVisible();
});

test('a lost answer of the server: the choice stays, the repeat has the same key, one application is made', async ({
  page,
}) => {
  const world = theWorld();
  const borrower = await aBorrower(world);
  await signIn(page, world, 'ru', borrower);
  await page.locator('#amount').fill('90000');
  await page.locator('#purpose').selectOption('3');
  const keys: string[] = [];
  await page.route('**/graphql', async (route) => {
    const key = route.request().headers()['idempotency-key'];
    if (!key) return await route.continue();
    keys.push(key);
    const response = await route.fetch();
    if (keys.length > 1) return await route.fulfill({ response });
    await route.fulfill({ status: 502, contentType: 'text/plain', body: 'Bad Gateway' });
  });
  const next = page
    .getByRole('button', { name: words('application.next') })
    .filter({ visible: true })
    .first();
  await next.click();

  const alert = page.getByRole('alert');
  await expect(alert.getByText(words('shell.troubleUnknown'))).toBeVisible();
  await expect(alert).toBeFocused();
  await expect(page.locator('#amount')).toHaveValue(/90\s000/);
  await expect(page.locator('#purpose')).toHaveValue('3');
  await alert.getByRole('button', { name: words('shell.tryAgain') }).click();
  await page.waitForURL('**/confirmation');

  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  const { myLoans } = await borrower.client.call('query { myLoans { totalCount } }');
  expect(myLoans).toMatchObject({ totalCount: 1 });
});
