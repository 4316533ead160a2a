import { join } from 'node:path';
import { type BrowserContext, type ConsoleMessage, chromium, type Page, type Request } from 'playwright';
import { FEW_PROCESSES } from '../../support/chromium-flags.ts';
import { PATIENCE_MS } from '../../support/size.ts';
import { type Fixture, startFixture } from './fixture-api.ts';
import type { Place } from './scenes.ts';

type Tab = { readonly page: Page; clear: () => Promise<void> };

export type Stage = {
  readonly fixture: Fixture;
  /** Reuses a free tab: a new tab costs more than a page in an old one. */
  readonly tabOf: (shape: Shape) => Promise<Tab>;
  readonly giveBack: (shape: Shape, tab: Tab) => void;
  readonly strike: () => Promise<void>;
};

/** A visitor elsewhere reads a note about the time of Kazakhstan on every page. */
const ZONE = 'Asia/Almaty';

/** Chromium's own test camera shows a picture instead of a face: its label is fake_device_0. */
const CAMERA = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

type Browser = { readonly executablePath?: string | undefined; readonly flags?: readonly string[] };

export async function setStage({ executablePath, flags = FEW_PROCESSES }: Browser = {}): Promise<Stage> {
  const fixture = await startFixture(join(import.meta.dirname, '../../../web/dist'));
  const browser = await chromium.launch({
    executablePath: executablePath ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--font-render-hinting=none', ...flags, ...CAMERA],
  });
  const contexts = new Map<string, { made: Promise<BrowserContext>; free: Tab[] }>();
  const contextOf = (shape: Shape) => {
    const name = JSON.stringify(shape);
    const { colorScheme, width, height } = shape;
    const known = contexts.get(name) ?? {
      made: browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce', timezoneId: ZONE }),
      free: [],
    };
    contexts.set(name, known);
    return known;
  };
  return {
    fixture,
    tabOf: async (shape) => {
      const { made, free } = contextOf(shape);
      return free.pop() ?? { page: await (await made).newPage(), clear: async () => undefined };
    },
    giveBack: (shape, tab) => void contextOf(shape).free.push(tab),
    strike: async () => {
      await browser.close();
      await fixture.stop();
    },
  };
}

export type Shape = {
  readonly lang: 'ru' | 'kz';
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
};

/** The first page of a scene clears what the scene before it stored. */
const forget = (scene: string) =>
  `if (sessionStorage.scene !== '${scene}') { localStorage.clear(); sessionStorage.clear(); sessionStorage.scene = '${scene}'; }`;

/** Adds up how far the content of a page moves by itself: `window.shifted`. */
const SHIFTS = `window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/**
 * `missing`: what the page asked for in vain. `leave` frees the tab for the next scene; a tab that was not freed is not
 * used again.
 */
export type Opened = { page: Page; errors: string[]; missing: readonly string[]; leave: () => Promise<void> };

export async function openPlace(stage: Stage, place: Place, shape: Shape): Promise<Opened> {
  const tab = await stage.tabOf(shape);
  const { page } = tab;
  await tab.clear();
  // The page of the scene before may still poll, and its question would be put to this scene.
  await page.goto('about:blank');
  const scene = stage.fixture.play(place.scene);
  await page.setExtraHTTPHeaders({ 'x-scene': scene });
  const state = place.state && JSON.stringify({ usr: place.state, key: 'k', idx: 0 });
  const script = await page.addInitScript(
    `${forget(scene)} ${SHIFTS} ${state ? `if (!history.state) history.replaceState(${state}, '')` : ''}`,
  );
  const errors: string[] = [];
  const note = (error: Error) => void errors.push(error.message);
  const noteSaid = (said: ConsoleMessage) => {
    if (said.type() === 'error') errors.push(`the console says ${said.text()}`);
  };
  page.on('pageerror', note).on('console', noteSaid);
  const { settled, stop } = settling(page);
  tab.clear = async () => {
    page.off('pageerror', note).off('console', noteSaid);
    await script.dispose();
  };
  await page.goto(`${stage.fixture.url}/${shape.lang}/${place.path}`);
  await page.waitForSelector('main h1');
  await settled();
  const stands = `!document.querySelector('${LOADING}')`;
  // By a timer: pages that nobody clicks have no animation frames.
  if (!place.loading) await page.waitForFunction(stands, null, { timeout: PATIENCE_MS, polling: 50 });
  await settled();
  stop();
  return { page, errors, missing: stage.fixture.missing(scene), leave: async () => stage.giveBack(shape, tab) };
}

/** A page is ready after this time without requests; a page that polls, after POLLING_MS. */
const QUIET_MS = 100;
const POLLING_MS = 1_500;
/** Placeholders of what is still loading (web/ui/Skeleton.tsx); parts with code of their own come last. */
const LOADING = 'main [data-waiting]';

function settling(page: Page) {
  const open = new Set<Request>();
  let moved = Date.now();
  const begun = (request: Request) => {
    open.add(request);
    moved = Date.now();
  };
  const ended = (request: Request) => {
    open.delete(request);
    moved = Date.now();
  };
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  const settled = async () => {
    for (const end = Date.now() + POLLING_MS; Date.now() < end; ) {
      if (open.size === 0 && Date.now() - moved >= QUIET_MS) return;
      await page.waitForTimeout(20);
    }
  };
  const stop = () => page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
  return { settled, stop };
}
