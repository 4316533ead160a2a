import { expect, type Locator, type Page, test } from '@playwright/test';
import { aBorrower, typedDate } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { theWorld } from './the-world.ts';

/** More tab stops than any page has. */
const MANY = 60;

test('sign-in, calculator and confirmation with the keyboard alone', async ({ page }) => {
  const world = theWorld();
  const words = wordsOf('ru');
  const { applicant } = await aBorrower(world);
  await page.goto(`${world.url}/ru/login`);
  await page.locator('#phone').waitFor();

  await tabTo(page, page.locator('#phone'));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await tabTo(page, summary.getByRole('link').nth(1));
  await page.keyboard.press('Enter');
  await expect(page.locator('#birthDate')).toBeFocused();

  await page.keyboard.type(typedDate(applicant.birthDate));
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#phone')).toBeFocused();
  await page.keyboard.type(applicant.phone.slice(1));
  await tabTo(page, page.locator('#password'));
  await page.keyboard.type(applicant.password);
  await page.keyboard.press('Enter');

  await page.waitForURL('**/ru/cabinet');
  await expect(page.locator('h1')).toBeFocused();
  await tabTo(page, page.locator('#amount'));
  await typeOver(page, '100000');
  await tabTo(page, page.locator('#term'));
  await typeOver(page, '15');
  await tabTo(page, page.locator('#purpose'));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#purpose')).not.toHaveValue('');
  await tabTo(
    page,
    page
      .getByRole('button', { name: words('application.next') })
      .filter({ visible: true })
      .first(),
  );
  await page.keyboard.press('Enter');

  await page.waitForURL('**/confirmation');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByText('100 000 ₸').first()).toBeVisible();
});

test('the language switch keeps the page, the typed text and the focus', { tag: '@full' }, async ({ page }) => {
  const world = theWorld();
  await page.goto(`${world.url}/ru/login`);
  await page.locator('#phone').waitFor();
  await tabTo(page, page.locator('#phone'));
  await page.keyboard.type('7011112233');
  await tabTo(page, page.locator('#birthDate'));
  await page.keyboard.type('15051988');
  const kazakh = page.locator('header a[lang="kk"]');
  await tabTo(page, kazakh, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/kz/login');
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('kz')('signIn.title') })).toBeVisible();
  await expect(kazakh).toBeFocused();
  await expect(page.locator('#phone')).toHaveValue(/701\D*111\D*22\D*33/);
  await expect(page.locator('#birthDate')).toHaveValue('15.05.1988');
});

/** Every stop on the way must show its focus. */
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await goal.waitFor();
  for (let stop = 0; stop < MANY; stop++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    expect(await shownFocus(page), 'this element has the focus and does not show it').toBe('shown');
  }
  throw new Error(`the keyboard does not reach ${goal}`);
}

/** 'shown', or the element whose focus is invisible. A radio button or slider may show it on its label or row. */
const shownFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'shown'; // the browser's own controls
    const ring = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, opacity } = getComputedStyle(element);
      const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !/, 0\)$/.test(outlineColor);
      return opacity !== '0' && (drawn || /0px 0px 0px [1-9]/.test(boxShadow)); // a ring, not a card's shadow
    };
    const around = [focused, focused.nextElementSibling, focused.parentElement];
    return around.some(ring) ? 'shown' : focused.outerHTML.slice(0, 200);
  });

async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
