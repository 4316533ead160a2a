/**
 * On every page of a journey: no sideways scroll, a title, one h1, the right language, a focus. The short set gives
 * every fourth page to axe, which takes much of a journey's processor time.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { FULL } from '../support/size.ts';
import type { Lang, Look } from './drivers/browser.ts';

const THOROUGH = FULL || process.env.SHOTS !== undefined;
const CALM_MS = 1_500;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export function lookFor(lang: Lang, width: number): Look {
  let number = 0;
  return async (page, name) => {
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'kz' ? /^kk/ : /^ru/);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.title(), `title of ${name}`).toMatch(/Nesie/);
    await noSidewaysScroll(page, name);
    // A screen takes the focus a frame after its heading is drawn, on a busy machine some frames.
    const focus = { message: `the focus on ${name}` };
    await expect.poll(() => focusOf(page), focus).not.toBe('lost');
    number += 1;
    if (THOROUGH || number % 4 === 0) expect(await findings(page), `axe on ${name}, ${page.url()}`).toEqual([]);
    if (process.env.SHOTS) await picture(page, `${lang}-${width}-${String(number).padStart(2, '0')}-${name}.png`);
  };
}

/** Only findings of a second check count, because the page may still have been changing at the first. */
async function findings(page: Page): Promise<string[]> {
  const first = await violationsOf(page);
  if (first.length === 0) return first;
  await page.waitForTimeout(CALM_MS);
  await settled(page);
  return violationsOf(page);
}

async function violationsOf(page: Page): Promise<string[]> {
  const found = await axeFindings(page, TAGS);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

const isSettled = async (page: Page): Promise<boolean> =>
  (await page.locator('h1').count()) === 1 && (await page.locator('[class*=skeleton], [data-still]').count()) === 0;

async function settled(page: Page): Promise<void> {
  await expect.poll(() => isSettled(page), { message: `one heading, no skeleton: ${page.url()}` }).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Lost: it fell to the body. On the first page of a visit, or where that one led at once, the browser has it. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const isFirst = visit?.name.split(/[?#]/)[0] === location.href.split(/[?#]/)[0];
    const isLed = (history.state?.idx ?? 0) === 0;
    return document.activeElement === document.body && !isLed && !isFirst ? 'lost' : 'kept';
  });

async function noSidewaysScroll(page: Page, name: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, `sideways scroll on ${name}`).toBeLessThanOrEqual(0);
}

async function picture(page: Page, file: string): Promise<void> {
  const folder = process.env.SHOTS ?? '';
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, file), fullPage: true });
}
