/** What tests of several presses share: a stage for the file, the scenes by name, and a phone. */
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { PLACES } from './scenes.ts';
import { type Stage, setStage } from './stage.ts';

export const PHONE = { lang: 'ru', colorScheme: 'light', width: 360, height: 780 } as const;
/** The clock belongs to the tabs of one shape. */
export const OWN_CLOCK = { ...PHONE, height: 700 };
export const placeOf = (name: string) => {
  const place = PLACES.find((one) => one.name === name);
  if (!place) throw new Error(`there is no scene ${name}`);
  return place;
};

/** `LOOK=<folder>` saves a picture of a state that only an action reaches. */
export const lookAt = async (page: Page, name: string) => {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true });
};

/** The focus is on an element, not on the body. */
export const focused = (page: Page) => page.waitForFunction('document.activeElement !== document.body');

/** Opens a browser before the tests of the file, and closes it after them. */
export function stageOfFile(): () => Stage {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  }, 120_000);
  afterAll(() => stage.strike());
  return () => stage;
}
