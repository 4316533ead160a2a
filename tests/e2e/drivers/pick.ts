import type { Locator, Page } from '@playwright/test';

/**
 * Chooses a radio. Its card lies over it, so Playwright would wait in vain for a free click: the click is forced. A
 * forced click does not wait for React either, and a page that the server drew ignores clicks until then.
 */
export async function pick(radio: Locator): Promise<void> {
  await radio.page().locator('[data-still]').waitFor({ state: 'detached' });
  await radio.check({ force: true });
}

/** Ticks every box of the page; the boxes may still be loading. */
export async function tickAll(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
}
