/** Opens every screen of the loan: it must draw, fit a phone and pass axe. `LOOK=<folder>` also saves pictures. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOAN_STATUSES } from '../../../schema/loan-status.ts';
import { LOAN } from '../../support/a-loan.ts';
import { axeFindings } from '../../support/axe.ts';
import { STILL_PAGES } from '../../support/chromium-flags.ts';
import { changedPlaces } from './changed-scenes.ts';
import { OFFICE_PATHS, sceneOf } from './office-pages.ts';
import { RAW } from './raw-texts.ts';
import { PLACES } from './scenes.ts';
import { chosenOf, LOOK, shapesOf, THOROUGH } from './shapes.ts';
import { openPlace, type Shape, type Stage, setStage } from './stage.ts';
import { everyStatus, statusPlace } from './status-scenes.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(LOOK ? {} : { flags: STILL_PAGES });
  if (LOOK) mkdirSync(LOOK, { recursive: true });
});
afterAll(() => stage.strike());

const ofOffice = new Set(OFFICE_PATHS.map((path) => sceneOf(path)?.name));
const scenes = chosenOf([...PLACES, ...changedPlaces(), everyStatus()]);
describe.concurrent.each(scenes.map((one) => [one.place.name, one] as const))('%s', (name, { place, at, close }) => {
  it.each(shapesOf(at, ofOffice.has(name)))('the page is drawn in %s', async (tag, shape) => {
    const { page, errors, missing, leave } = await openPlace(stage, place, shape);
    await stands(page, `${name}-${tag}`, close);
    expect(errors).toEqual([]);
    expect(missing.length > 0, missing.join('\n')).toBe(place.silent ?? false);
    await leave();
  });
});

/** A line that may not break widens the column of its card, and all that stands in it. */
const SPILLS = `[...document.querySelectorAll('main section > *')].flatMap((part) => {
  const scrolls = getComputedStyle(part.parentElement).overflowX !== 'visible';
  const over = part.getBoundingClientRect().right - part.parentElement.getBoundingClientRect().right;
  return over > 1 && !scrolls ? [part.outerHTML.slice(0, 120)] : [];
})`;

/** Without what a program wrote, such as a query with its braces. */
const TEXT = `[...document.querySelectorAll('code[translate=no]')].reduce(
  (text, code) => text.replace(code.innerText, ''),
  document.body.innerText,
)`;
const textOf = (page: Page): Promise<string> => page.evaluate(TEXT);

/** Nothing is wider than the window, no text is untranslated or unfilled, and axe finds nothing. */
async function stands(page: Page, name: string, axe = true): Promise<void> {
  if (LOOK) await page.screenshot({ path: join(LOOK, `${name}.png`), fullPage: true });
  const wider = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  expect(wider, 'sideways scroll').toBe(0);
  expect(await page.evaluate(SPILLS), 'wider than their card').toEqual([]);
  expect(await textOf(page)).not.toMatch(RAW);
  if (!axe) return;
  const found = await axeFindings(page);
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** The short set draws one status of so many. */
const STATUSES = 3;
/** Two pages a status: the cabinet, and the loan's own page, which differs little between statuses. */
describe.concurrent('a loan in status', () => {
  it.each(
    LOAN_STATUSES.filter((_, at) => THOROUGH || at % STATUSES === 0).flatMap((status, at) =>
      shapesOf(at, false).map(([tag, shape]) => [status, tag, shape, THOROUGH || at % STATUSES === 0] as const),
    ),
  )('%s says what to do in %s', async (status, tag, shape, close) => {
    const place = statusPlace(status, shape.lang);
    const { page, errors, missing, leave } = await openPlace(stage, place, shape);
    await stands(page, `${status}-${tag}`, close);
    const main = page.locator('main');
    expect(await main.locator('a, button').count(), 'a step').toBeGreaterThan(0);
    if (close) await showsItsLoan(page, place, shape, `${status}-${tag}-loan`);
    expect(errors).toEqual([]);
    expect(missing).toEqual([]);
    await leave();
  });
});

type StatusPlace = ReturnType<typeof statusPlace>;
async function showsItsLoan(page: Page, place: StatusPlace, shape: Shape, name: string): Promise<void> {
  await page.goto(`${stage.fixture.url}/${shape.lang}/history/${LOAN}`);
  await page.waitForSelector('main h1');
  await page.getByText(place.statusText, { exact: true }).first().waitFor();
  await stands(page, name, THOROUGH);
  expect(await textOf(page), 'figures').toMatch(/\d\u00a0000\u00a0₸/);
}
