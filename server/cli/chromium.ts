/**
 * Tests draw pages in Debian's Chromium without a window, which takes three quarters of the time; what it lacks, as
 * notifications, needs a whole Chromium: Playwright's own, else the system's. As root on Debian it installs both.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** @throws Error that says what to install */
export function findChromium(say: (line: string) => void): string {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) return wished;
  return present() ?? download(say) ?? installFromDebian(say) ?? give();
}

/** A Chromium that shows notifications. */
export function wholeChromium(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path));
}

function present(): string | undefined {
  const whole = wholeChromium();
  return whole && existsSync(WITHOUT_WINDOW) ? WITHOUT_WINDOW : whole;
}

function download(say: (line: string) => void): string | undefined {
  say("getting Playwright's Chromium ...");
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 120_000,
  });
  return present();
}

function installFromDebian(say: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  say('installing the Debian packages chromium and chromium-headless-shell ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], { stdio: 'ignore', env });
  return present();
}

function give(): never {
  throw new Error(
    'No Chromium for the browser tests: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
}
