/** `node tests/web/loan/look.ts <folder> [name...]`: pictures of every scene, for people to look at. */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { startFixture } from './fixture-api.ts';
import { PLACES } from './scenes.ts';

const [folder = 'test-results/look', ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const fixture = await startFixture();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
  ],
});
const SHAPES = [
  { tag: 'ru-light-360', lang: 'ru', colorScheme: 'light', width: 360, height: 780 },
  { tag: 'kk-dark-360', lang: 'kz', colorScheme: 'dark', width: 360, height: 780 },
  { tag: 'ru-light-1280', lang: 'ru', colorScheme: 'light', width: 1280, height: 860 },
] as const;
for (const { tag, lang, colorScheme, width, height } of SHAPES) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme });
  for (const place of PLACES.filter((one) => names.length === 0 || names.includes(one.name))) {
    fixture.play(place.scene);
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(place.name, tag, error.message));
    page.on('console', (line) => line.type() === 'error' && console.error(place.name, tag, line.text()));
    if (place.state) {
      const state = JSON.stringify({ usr: place.state, key: 'k', idx: 0 });
      await page.addInitScript(`if (!history.state) history.replaceState(${state}, '')`);
    }
    await page.goto(`${fixture.url}/${lang}/${place.path}`);
    await page.waitForSelector('main h1');
    await page.waitForTimeout(350);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) console.error(`${place.name} ${tag}: ${wide} px too wide`);
    await page.screenshot({ path: `${folder}/${place.name}-${tag}.png`, fullPage: true });
    await page.close();
  }
  await context.close();
}
await browser.close();
await fixture.stop();
