import type { Locator, Page } from '@playwright/test';

/** Chooses a radio, once React listens: a page that the server drew ignores clicks until then. */
export async function pick(radio: Locator): Promise<void> {
  await radio.page().locator('[data-still]').waitFor({ state: 'detached' });
  await radio.check();
}

/** Ticks every box of the page; the boxes may still be loading. */
export async function tickAll(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
}
