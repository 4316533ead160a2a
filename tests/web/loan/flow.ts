/** What tests of several presses share: a stage for the file, the scenes by name, and a phone. */
import type { Page } from 'playwright';
import { beforeAll, expect } from 'vitest';
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

/** Types over the number of a dial, which selects it in a frame of its own after the click. */
export async function typeOver(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).click();
  const all = (input: HTMLInputElement) => input.selectionStart === 0 && input.selectionEnd === input.value.length;
  await expect.poll(() => page.locator(field).evaluate(all)).toBe(true);
  await page.keyboard.type(text);
}

/** A browser is started once a worker: its start takes as long as the tests of a short file. */
const worker = globalThis as { nesieStage?: Promise<Stage> };

export function stageOfFile(): () => Stage {
  let stage: Stage;
  beforeAll(async () => {
    worker.nesieStage ??= setStage();
    stage = await worker.nesieStage;
  });
  return () => stage;
}
