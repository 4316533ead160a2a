/** Pages hardly move while their data comes (R207), and are the same after a reload and after back. */
import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { stageOfFile } from './flow.ts';
import { PLACES } from './scenes.ts';
import { openPlace, type Shape } from './stage.ts';

const PHONE: Shape = { lang: 'ru', colorScheme: 'light', width: 360, height: 780 };
const DESKTOP: Shape = { lang: 'kz', colorScheme: 'light', width: 1280, height: 860 };
const MOST = 0.05;
/** As on a slow line: the page stands without its data for so long. */
const answerAfterMs = 150;
const SHAPES = [PHONE, DESKTOP];

const USED = [
  'home',
  'late',
  'history',
  'payment',
  'calculator',
  'contacts',
  'approved',
  'documents',
  'cards',
  'bonus',
];
const CHANGED = ['return-money', 'notice-choice', 'check-document-found', 'restructuring-court-offer', 'notices'];
/** Where a reload or a step back must lose nothing. */
const STEPS = [
  'personal-data',
  'address',
  'employment',
  'contacts',
  'calculator',
  'confirmation',
  'signing',
  'sign-insurance',
  'eds-qr',
  'obtaining',
  'biometry',
  'statement',
  'payment',
  'payment-challenge',
  'prolongation-sign',
  'restructuring-offer',
  'refinancing-sign',
  'prepayment-signed',
  'new-card',
  'dispute',
];

const placesOf = (names: readonly string[]) =>
  names.map((name) => {
    const place = PLACES.find((one) => one.name === name);
    if (!place) throw new Error(`no scene ${name}`);
    return [name, place] as const;
  });

const stage = stageOfFile();

describe.concurrent('while its data comes', () => {
  it.for(placesOf([...USED, ...CHANGED]))('%s hardly moves', async ([, place], { expect }) => {
    const slow = { ...place, scene: { ...place.scene, answerAfterMs } };
    for (const shape of SHAPES) {
      const { page, leave } = await openPlace(stage(), slow, shape);
      expect(Number(await page.evaluate('window.shifted')), `${shape.width} px`).toBeLessThan(MOST);
      await leave();
    }
  });
});

/** Seconds that run down: «через 40 с», «ещё 4:16», «18 ч 39 мин 57 с». The phone, the tries and all sums stay. */
const RUNNING = /(через|ещё)\s[\d:]+|\d+\sч\s|\d+\sмин\s|\d+\sс(?=\s|$|[^а-яё])/g;

/** Without what counts down. */
const shown = async (page: Page): Promise<string> => {
  await page.locator('main h1').waitFor();
  await page.waitForFunction("!document.querySelector('main [data-waiting]')");
  return `${new URL(page.url()).pathname} ${String(await page.locator('main').textContent()).replace(RUNNING, ' ')}`;
};

describe.concurrent('a step', () => {
  it.for(placesOf(STEPS))('%s is the same after a reload and after back', async ([, place], { expect }) => {
    const { page, errors, leave } = await openPlace(stage(), place, PHONE);
    const before = await shown(page);
    await page.reload();
    await expect.poll(() => shown(page)).toBe(before);
    await page.getByRole('link', { name: 'Помощь' }).first().click();
    await page.waitForURL('**/help');
    await page.goBack();
    await expect.poll(() => shown(page)).toBe(before);
    expect(errors).toEqual([]);
    await leave();
  });
});
