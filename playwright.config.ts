import { defineConfig } from '@playwright/test';
import { FEW_PROCESSES } from './tests/support/chromium-flags.ts';
import { FULL, NEVER_MS, PATIENCE_MS } from './tests/support/size.ts';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Tests that move the clock, break a provider or share a persona run one at a time, on their own product. */
const LATER =
  /(evidence|day-after|overdue|large-loan|prolongation|restructuring|office-loan|payment-doubt|statement)\.full\.spec\.ts/;

/** Each test registers its own people, so tests that leave the clock alone may run in parallel. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global.setup.ts',
  fullyParallel: true,
  // Three on two cores: each test waits for the product a fifth of its time.
  workers: 3,
  timeout: NEVER_MS,
  retries: 0,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS } },
  // The full set alone has files *.full.spec.ts and tests with this tag.
  ...(FULL ? {} : { grepInvert: /@full/ }),
  reporter: process.env.PROGRESS ? [['./tests/support/progress/playwright.ts']] : [['list']],
  outputDir: 'test-results',
  projects: [
    ...(FULL ? [{ name: 'later', testMatch: LATER, fullyParallel: false, workers: 1 }] : []),
    { name: 'today', testIgnore: FULL ? LATER : /\.full\.spec\.ts$/ },
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    locale: 'ru-KZ',
    timezoneId: 'Asia/Almaty',
    viewport: { width: 1280, height: 860 },
    // To record a trace takes two fifths of the processor time of a run; `npx playwright test --trace on` asks for one.
    trace: FULL ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        ...FEW_PROCESSES,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    },
    permissions: ['camera'],
  },
});
