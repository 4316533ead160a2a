/** The built web in a real browser, over scenes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { type Fixture, startFixture } from './fixture-api.ts';
import type { Place } from './scenes.ts';

export type Stage = {
  readonly fixture: Fixture;
  /** One for a shape: what the screens of a shape have in common is fetched and compiled once. */
  readonly contextOf: (shape: Shape) => Promise<BrowserContext>;
  readonly strike: () => Promise<void>;
};

/** Chromium's own camera stands in for a face: its label is fake_device_0. */
const CAMERA = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

export async function setStage(): Promise<Stage> {
  const dist = mkdtempSync(join(tmpdir(), 'nesie-web-'));
  const root = new URL('../../../web/', import.meta.url).pathname;
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: true },
  });
  const fixture = await startFixture(dist);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--font-render-hinting=none', ...CAMERA],
  });
  const contexts = new Map<string, Promise<BrowserContext>>();
  const contextOf = (shape: Shape) => {
    const name = JSON.stringify(shape);
    const known = contexts.get(name);
    if (known) return known;
    const { colorScheme, width, height } = shape;
    const made = browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
    contexts.set(name, made);
    return made;
  };
  const strike = async () => {
    await browser.close();
    await fixture.stop();
    rmSync(dist, { recursive: true, force: true });
  };
  return { fixture, contextOf, strike };
}

export type Shape = {
  readonly lang: 'ru' | 'kz';
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
};

/** What another screen left behind, at a tab's first page. */
const FORGET = `if (!sessionStorage.opened) { localStorage.clear(); sessionStorage.opened = 'yes'; }`;

/** Opens a place; what the page throws is collected in `errors`. */
export async function openPlace(stage: Stage, place: Place, shape: Shape): Promise<{ page: Page; errors: string[] }> {
  const page = await (await stage.contextOf(shape)).newPage();
  await page.setExtraHTTPHeaders({ 'x-scene': stage.fixture.play(place.scene) });
  await page.addInitScript(FORGET);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const settled = settling(page);
  if (place.state) {
    const state = JSON.stringify({ usr: place.state, key: 'k', idx: 0 });
    await page.addInitScript(`if (!history.state) history.replaceState(${state}, '')`);
  }
  await page.goto(`${stage.fixture.url}/${shape.lang}/${place.path}`);
  await page.waitForSelector('main h1');
  await settled();
  return { page, errors };
}

/** Nothing asked for a moment; a page that polls is never quiet for long, and waited for no longer than this. */
const QUIET_MS = 100;
const PATIENCE_MS = 1_500;

function settling(page: Page): () => Promise<void> {
  let open = 0;
  let moved = Date.now();
  const move = (by: number) => () => {
    open += by;
    moved = Date.now();
  };
  page.on('request', move(1));
  page.on('requestfinished', move(-1));
  page.on('requestfailed', move(-1));
  return async () => {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
      if (open <= 0 && Date.now() - moved >= QUIET_MS) return;
      await page.waitForTimeout(20);
    }
  };
}
