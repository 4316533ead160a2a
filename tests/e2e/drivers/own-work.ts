/**
 * What a borrower has to do himself on the way: screens, taps, fields, letters, and the seconds of a practised hand by
 * the keystroke-level model (docs/journey.md). Waiting for the lender is not in it.
 */
import type { Page } from '@playwright/test';

/** Seconds: a letter, a tap, and the thought before a tap, a field or a screen (Card, Moran and Newell, 1980). */
const MODEL = { letter: 0.28, tap: 1.1, thought: 1.35 };

export type OwnWork = { screens: number; taps: number; fields: number; letters: number; seconds: number };
export type WorkMeter = { since(): OwnWork };

/** A choice in a list is two taps: open it, take a line. */
const WATCH = `
  addEventListener('pointerdown', (event) => event.isTrusted && nesieDid('tap', '', 0), true);
  addEventListener('input', ({ target }) => {
    if (!target || !('value' in target) || ['checkbox', 'radio', 'range'].includes(target.type)) return;
    if (target.tagName === 'SELECT') nesieDid('choice', location.pathname + '#' + target.id, 0);
    else nesieDid('field', location.pathname + '#' + (target.id || target.name), target.value.length);
  }, true);`;

/** `since` counts from the call before it. */
export async function meterOf(page: Page): Promise<WorkMeter> {
  let taps = 0;
  const letters = new Map<string, number>();
  const choices = new Set<string>();
  const screens = new Set<string>();
  await page.exposeBinding('nesieDid', (_source, what: string, where: string, length: number) => {
    if (what === 'tap') taps += 1;
    if (what === 'choice') choices.add(where);
    if (what === 'field') letters.set(where, Math.max(length, letters.get(where) ?? 0));
  });
  await page.addInitScript(WATCH);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) screens.add(new URL(frame.url()).pathname);
  });
  return {
    since: () => {
      const typed = [...letters.values()].reduce((sum, one) => sum + one, 0);
      const done = { screens: screens.size, taps: taps + 2 * choices.size, fields: letters.size + choices.size };
      const thoughts = done.screens + done.taps + letters.size;
      const seconds = done.taps * MODEL.tap + typed * MODEL.letter + thoughts * MODEL.thought;
      taps = 0;
      for (const seen of [letters, choices, screens]) seen.clear();
      return { ...done, letters: typed, seconds: Math.round(seconds) };
    },
  };
}
