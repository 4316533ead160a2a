/**
 * Every page that anybody may open: axe, no error in the console, no dead end, both languages, phone and desktop. The
 * short set opens each page in one language; "every address" of the full set opens them in both on the fixture.
 */
import { expect, type Page, test } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { routes } from '../../web/app/routes.ts';
import { FULL } from '../support/size.ts';
import { aBorrower, signIn } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';

const OPEN = routes.filter(({ guard }) => guard === 'open').map(({ path }) => path);
const THOROUGH = FULL || process.env.SHOTS !== undefined;
const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };
const VISITS = [
  ['ru', PHONE],
  ['kz', DESKTOP],
  ...(process.env.SHOTS
    ? ([
        ['ru', DESKTOP],
        ['kz', PHONE],
      ] as const)
    : []),
] as const;

const leadsSomewhere = (href: string | null): boolean =>
  routes.some((row) => matchPath(`/:segment/${row.path}`, href?.replace(/[?#].*/, '') ?? ''));

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

for (const [visit, [lang, viewport]] of VISITS.entries()) {
  test(`open pages in ${lang} at ${viewport.width} px`, { tag: visit > 0 ? '@full' : [] }, async ({ browser }) => {
    expect(OPEN.length).toBeGreaterThan(12);
    const page = await browser.newPage({ viewport });
    const errors = errorsOf(page);
    const look = lookFor(lang, viewport.width);
    const words = wordsOf(lang);
    for (const path of OPEN.filter((_, at) => THOROUGH || (at + visit) % 2 === 0)) {
      await page.goto(`${theWorld().url}/${lang}/${path}`);
      await look(page, path.replaceAll('/', '-'));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
      for (const link of await page.locator('main a[href^="/"]').all())
        expect(leadsSomewhere(await link.getAttribute('href')), `a link of ${path}`).toBe(true);
      await expect(page.getByRole('contentinfo')).toContainText('02.21.0017.М');
      expect(await page.locator('main').textContent(), path).not.toMatch(/\{|undefined|NaN/);
    }
    await page.goto(`${theWorld().url}/${lang}/faq#early`);
    await expect(page.locator('#early')).toHaveAttribute('open');
    await page.locator('#search').fill('IBAN zzz');
    await expect(page.getByText(words('faq.none'))).toBeVisible();
    await page.locator('#search').fill('SMS');
    await expect(page.locator('details')).not.toHaveCount(0);
    expect(errors).toEqual([]);
    await page.close();
  });
}

test('a borrower abroad reads them inside the cabinet, and that days are of Kazakhstan', { tag: '@full' }, async ({
  browser,
}) => {
  const world = theWorld();
  const borrower = await aBorrower(world);
  const context = await browser.newContext({ viewport: PHONE, timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  await signIn(page, world, 'ru', borrower);
  const words = wordsOf('ru');
  const look = lookFor('ru', PHONE.width);
  await page.goto(`${world.url}/ru/bonus-program`);
  await expect(page.getByRole('navigation', { name: words('cabinet.nav') })).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'от времени Казахстана' });
  await expect(notice).toBeVisible();
  await look(page, 'time-zone');
  await notice.getByRole('button').click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);

  // A page of the cabinet comes drawn, with its answers (R225). The thread that draws may still be starting.
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(page.url()));
  await expect(async () => {
    asked.length = 0;
    expect(await (await page.goto(`${world.url}/ru/balance`))?.text()).toContain('data-still');
  }).toPass();
  await expect(page.locator('[data-still]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('balance.title'));
  expect(asked).toEqual([]);

  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ message: '', extensions: { code: 'SERVICE_UNAVAILABLE' } }] } }),
  );
  await page.goto(`${world.url}/ru/settings/notices`);
  await expect(page).toHaveURL(/technical-work\?next=/);
  await expect(page.getByText(words('technicalWork.away'))).toBeVisible();
  await look(page, 'technical-work-away');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: words('technicalWork.check') }).click();
  await expect(page).toHaveURL(/\/ru\/settings\/notices$/);
  await context.close();
});
