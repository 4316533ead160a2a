/**
 * Lighthouse on a phone (its own slow network and processor) for the six pages that borrowers open most, and the delay
 * of a press with the processor slowed four times. Quoted: the median; in brackets the least, as the machine is noisy.
 * Lighthouse has packages of its own (D0236); where they cannot be had, the rows say so and tell the press alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { findChromium } from '../../server/cli/chromium.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { ROOT } from '../../server/cli/steps.ts';
import { median, number, report } from './harness.ts';
import { type Lighthouse, lighthouseHere } from './lighthouse.ts';
import { FULL, openStack, URL_OF_APP } from './world.ts';

const RUNS = FULL ? 7 : 3;
const TARGET = { performance: 0.95, accessibility: 1, lcpMs: 2_000, cls: 0.05, tbtMs: 200, inpMs: 150 };

/** What a person types into or chooses, and parts that unfold. None of them leaves the page. */
const FIELDS = 'main :is(input, textarea, summary, [role=slider]):visible';
const PRESSES = 6;
/** Browsers report no shorter events. */
const OBSERVED_MS = 16;

type Visit = { readonly name: string; readonly path: string; readonly token?: string };
type Seen = Record<'performance' | 'accessibility' | 'lcpMs' | 'cls' | 'tbtMs' | 'kilobytes', number>;

const say = (line: string) => void process.stderr.write(`${line}\n`);
const executablePath = findChromium(say);

/** A fresh profile, signed in where the page needs it; `use` gets the port of its debugger. */
async function inBrowser<T>(visit: Visit, use: (context: BrowserContext, port: number) => Promise<T>): Promise<T> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'nesie-pages-')), await freePort()];
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  // Elsewhere the page says first that the clock differs from Kazakhstan's.
  const env = { ...process.env, TZ: 'Asia/Almaty' };
  const context = await chromium.launchPersistentContext(folder, { executablePath, args, env });
  try {
    if (visit.token) {
      await context.addCookies([{ name: 'sid', value: visit.token, url: URL_OF_APP }]);
      const page = await context.newPage();
      await page.goto(`${URL_OF_APP}/robots.txt`);
      await page.evaluate("localStorage.setItem('nesie.wasSignedIn', '1')");
    }
    return await use(context, port);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const seenBy = (lighthouse: Lighthouse, visit: Visit): Promise<Seen> =>
  inBrowser(visit, async (_context, port) => {
    const onlyCategories = ['performance', 'accessibility'];
    const flags = { port, logLevel: 'silent', onlyCategories, disableStorageReset: true } as const;
    const result = await lighthouse(`${URL_OF_APP}${visit.path}`, flags);
    const { audits, categories } = result?.lhr ?? {};
    const value = (id: string): number => audits?.[id]?.numericValue ?? Number.NaN;
    return {
      performance: categories?.performance?.score ?? Number.NaN,
      accessibility: categories?.accessibility?.score ?? Number.NaN,
      lcpMs: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbtMs: value('total-blocking-time'),
      kilobytes: value('total-byte-weight') / 1_024,
    };
  });

/** The longest time from a press to its next picture, milliseconds. */
const inpOf = (visit: Visit): Promise<number> =>
  inBrowser(visit, async (context) => {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(`
      window.presses = [];
      new PerformanceObserver((list) => window.presses.push(...list.getEntries().map((one) => one.duration)))
        .observe({ type: 'event', durationThreshold: ${OBSERVED_MS}, buffered: true });`);
    await page.goto(`${URL_OF_APP}${visit.path}`, { waitUntil: 'networkidle' });
    await page.locator('[data-still]').waitFor({ state: 'detached' });
    for (const field of (await page.locator(FIELDS).all()).slice(0, PRESSES)) {
      // A choice may remove a field of another choice.
      const box = await field.boundingBox({ timeout: 500 }).catch(() => null);
      if (!box) continue;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.keyboard.type('7');
    }
    for (let press = 0; press < PRESSES; press++) await page.keyboard.press('Tab');
    await page.waitForTimeout(500);
    return (await page.evaluate(`Math.max(${OBSERVED_MS}, ...window.presses)`)) as number;
  });

/** A borrower of the seed who repays in parts. */
async function visits(): Promise<Visit[]> {
  const stack = await openStack();
  const { rows } = await stack.pool.query<{
    loan_id: string;
    borrower_id: Parameters<typeof stack.people.sessions.open>[0];
  }>(
    `select loan_id, borrower_id from rm.loan where status = 'ACTIVE' order by (product_type like '%IL') desc, 1 limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('the seed made no active loan');
  const { token } = await stack.people.sessions.open(row.borrower_id);
  await stack.close();
  return [
    { name: 'login', path: '/ru/login' },
    { name: 'registration', path: '/ru/registration/phone' },
    { name: 'help', path: '/ru/help' },
    { name: 'home with a loan', path: '/ru/cabinet', token },
    { name: 'payment', path: `/ru/payment/${row.loan_id}`, token },
    { name: 'schedule', path: `/ru/history/${row.loan_id}`, token },
  ];
}

const ms = (values: readonly number[]) => `${number(median(values))} (${number(Math.min(...values))})`;

/** What Lighthouse saw in its runs, and whether it is enough. */
function told(seen: readonly Seen[]): { said: string; reached: boolean } {
  const of = (name: keyof Seen) => seen.map((one) => one[name]);
  const [performance, accessibility, cls] = [median(of('performance')), median(of('accessibility')), median(of('cls'))];
  return {
    said: `performance ${performance}, accessibility ${accessibility}, LCP ${ms(of('lcpMs'))} ms, blocking ${ms(of('tbtMs'))} ms, CLS ${cls.toFixed(3)}, ${median(of('kilobytes')).toFixed(0)} KB`,
    reached:
      performance >= TARGET.performance &&
      accessibility >= TARGET.accessibility &&
      cls < TARGET.cls &&
      median(of('lcpMs')) <= TARGET.lcpMs,
  };
}

const lighthouse = await lighthouseHere(ROOT, say);
for (const visit of await visits()) {
  const seen: Seen[] = [];
  const presses: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    if (lighthouse) seen.push(await seenBy(lighthouse, visit));
    presses.push(await inpOf(visit));
  }
  const { said, reached } = lighthouse
    ? told(seen)
    : { said: 'without Lighthouse, whose packages did not come', reached: false };
  const verdict = reached && median(presses) < TARGET.inpMs ? 'reached' : 'NOT REACHED';
  report({
    row: `Lighthouse: ${visit.name}`,
    subject: `${said}, press ${ms(presses)} ms`,
    control: `target ${TARGET.performance}, ${TARGET.accessibility}, ${TARGET.lcpMs} ms, CLS ${TARGET.cls}, press ${TARGET.inpMs} ms`,
    ratio: '',
    verdict: lighthouse ? verdict : 'NOT MEASURED',
    cpu: '',
  });
}
