/**
 * Phones of 320 px, and readers who set a larger font: nothing is wider than the window, no text lies on the figure.
 * The short set looks at a few pages, the full set at every scene.
 */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../support/size.ts';
import { lookAt, stageOfFile } from './flow.ts';
import { PLACES } from './scenes.ts';
import { openPlace, type Shape } from './stage.ts';

const stage = stageOfFile();

const FEW = ['home', 'notices'];
const places = PLACES.filter(({ name }) => FULL || FEW.includes(name));
const LIGHT = { colorScheme: 'light', height: 640 } as const;
const NARROW: readonly Shape[] = [
  { ...LIGHT, lang: 'ru', width: 320 },
  { ...LIGHT, lang: 'kz', width: 320 },
];
const WIDE: Shape = { ...LIGHT, lang: 'kz', width: 1280 };

/** What makes the page scroll sideways: the innermost elements that reach over the window. */
const WIDER = `document.documentElement.scrollWidth === window.innerWidth ? [] : (() => {
  const all = [...document.querySelectorAll('body *')];
  const over = all.filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5);
  const inner = over.filter((one) => !over.some((other) => other !== one && one.contains(other)));
  return inner.map((one) => one.outerHTML.slice(0, 160));
})()`;
const wider = (page: Page): Promise<readonly string[]> => page.evaluate<readonly string[]>(WIDER);

/** Texts that meet a stroke of the figure around them: nothing is cut, nothing scrolls, and no other check sees it. */
const ON_STROKE = `[...document.querySelectorAll('main svg path')].flatMap((path) => {
  const style = getComputedStyle(path);
  const half = parseFloat(style.strokeWidth) / 2;
  if (style.fill !== 'none' || half < 3) return [];
  const matrix = path.getScreenCTM();
  const points = Array.from({ length: 200 }, (_, at) => {
    const { x, y } = path.getPointAtLength((path.getTotalLength() * at) / 199);
    return new DOMPoint(x, y).matrixTransform(matrix);
  });
  const box = path.closest('svg').parentElement;
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const meets = [...range.getClientRects()].some((r) =>
      points.some(({ x, y }) => x > r.left - half && x < r.right + half && y > r.top - half && y < r.bottom + half),
    );
    if (meets) found.push(node.textContent);
  }
  return found;
})`;

describe.concurrent.each(NARROW)('at 320 px in $lang', (shape) => {
  it.each(places.map((place) => [place.name, place] as const))(
    'R1022: %s stays within the window',
    async (name, place) => {
      const { page, leave } = await openPlace(stage(), place, shape);
      await lookAt(page, `narrow-${name}-${shape.lang}`);
      expect(await wider(page), 'wider than the window').toEqual([]);
      expect(await page.evaluate(ON_STROKE), 'on the figure').toEqual([]);
      await leave();
    },
  );
});

/** What a reader has chosen in the settings of the browser. */
const LARGER = 'html { font-size: 200% }';
const sizesOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate<Record<string, number>>(`Object.fromEntries(['h1', 'p', 'button, a', 'b, small'].map((name) => {
    const one = document.querySelector('main')?.querySelector(name);
    return [name, one ? parseFloat(getComputedStyle(one).fontSize) : 0];
  }))`);

/** Figures of the analysts stand in columns that their window has to be wide enough for. */
const read = places.filter(({ name }) => !name.startsWith('analytics'));

describe.concurrent('with a font of twice the size', () => {
  it.each(read.map((place) => [place.name, place] as const))('R1022: %s grows with it', async (_, place) => {
    const { page } = await openPlace(stage(), place, WIDE);
    const before = await sizesOf(page);
    await page.addStyleTag({ content: LARGER });
    const after = await sizesOf(page);
    expect(after).toEqual(Object.fromEntries(Object.entries(before).map(([name, size]) => [name, size * 2])));
    expect(await wider(page), 'wider than the window').toEqual([]);
    await page.close();
  });
});
