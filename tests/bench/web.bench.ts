/**
 * The size of the first view, and when its largest part is painted on a slow phone: 4x slower processor, 1.6 Mbit/s,
 * 150 ms.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../server/cli/chromium.ts';
import { median, number, report } from './harness.ts';
import { FULL, URL_OF_APP } from './world.ts';

const RUNS = FULL ? 9 : 5;
const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = '/ru/login';
const MBIT = 1_000_000 / 8;

function weights(): void {
  const said = spawnSync(process.execPath, [join(ROOT, 'web/size.ts')], { encoding: 'utf8' }).stdout;
  const budget = /budget: (.*)/.exec(said)?.[1] ?? 'none';
  for (const line of said.split('\n')) {
    const found = /^(ok|OVER)\s+(.*?)\s+js ([\d.]+) KB\s+css ([\d.]+) KB/.exec(line);
    if (!found) continue;
    const [, verdict = '', name = '', js = '', css = ''] = found;
    const subject = `js ${js} KB, css ${css} KB, brotli`;
    report({ row: `First load: ${name}`, subject, control: `budget ${budget}`, ratio: '', verdict, cpu: '' });
  }
}

type Seen = { lcpMs: number; bytes: number };

async function visit(browser: Awaited<ReturnType<typeof chromium.launch>>, slow: boolean): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-KZ' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    if (slow) {
      const network = { offline: false, latency: 150, downloadThroughput: 1.6 * MBIT, uploadThroughput: 0.75 * MBIT };
      await cdp.send('Network.emulateNetworkConditions', network);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    await page.goto(`${URL_OF_APP}${PAGE}`, { waitUntil: 'networkidle' });
    await page.locator('input').first().waitFor();
    const lcpMs = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    return { lcpMs, bytes };
  } finally {
    await context.close();
  }
}

weights();
const executablePath = findChromium((line) => process.stderr.write(`${line}\n`));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  await visit(browser, false);
  const slow: Seen[] = [];
  const fast: Seen[] = [];
  for (let n = 0; n < RUNS; n++) {
    slow.push(await visit(browser, true));
    fast.push(await visit(browser, false));
  }
  const range = (all: readonly Seen[]) =>
    `${number(median(all.map((one) => one.lcpMs)))} ms (${number(Math.min(...all.map((one) => one.lcpMs)))}-${number(Math.max(...all.map((one) => one.lcpMs)))})`;
  const ratios = slow.map((one, n) => one.lcpMs / (fast[n]?.lcpMs ?? Number.NaN));
  report({
    row: `LCP of ${PAGE}, median of ${RUNS}`,
    subject: `4x CPU, 1.6 Mbit/s, 150 ms: ${range(slow)}`,
    control: `not slowed: ${range(fast)}`,
    ratio: number(median(ratios)),
    verdict: `${(median(slow.map((one) => one.bytes)) / 1_024).toFixed(0)} KB on the wire`,
    cpu: '',
  });
} finally {
  await browser.close();
}
