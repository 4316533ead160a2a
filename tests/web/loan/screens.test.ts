/** Every screen of the loan, opened: it stands, fits a phone, and axe has nothing to say. `LOOK=<folder>` also keeps pictures. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACES } from './scenes.ts';
import { openPlace, type Shape, type Stage, setStage } from './stage.ts';

const SHAPES: Record<string, Shape> = {
  'ru-light-360': { lang: 'ru', colorScheme: 'light', width: 360, height: 780 },
  'kk-dark-1280': { lang: 'kz', colorScheme: 'dark', width: 1280, height: 860 },
};
const MORE: Record<string, Shape> = {
  'kk-dark-360': { lang: 'kz', colorScheme: 'dark', width: 360, height: 780 },
  'ru-light-1280': { lang: 'ru', colorScheme: 'light', width: 1280, height: 860 },
};
const look = process.env.LOOK;
const shapes = look === undefined ? SHAPES : { ...SHAPES, ...MORE };

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  if (look) mkdirSync(look, { recursive: true });
}, 120_000);
afterAll(() => stage.strike());

describe.each(PLACES.map((place) => [place.name, place] as const))('%s', (name, place) => {
  it.each(Object.entries(shapes))('stands in %s', { timeout: 30_000 }, async (tag, shape) => {
    const { page, errors } = await openPlace(stage, place, shape);
    if (look) await page.screenshot({ path: join(look, `${name}-${tag}.png`), fullPage: true });
    const wider = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(errors).toEqual([]);
    expect(wider, 'sideways scroll').toBe(0);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    await page.context().close();
  });
});
