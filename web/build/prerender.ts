/**
 * Writes the pages that visitors open first with their content in the HTML, so that a phone shows them before it has
 * run a script (D0054). React then draws the same page in their place; until then nothing in them can be pressed.
 */
import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';
import type { Listed } from './pages.ts';

const RUNNER = fileURLToPath(new URL('./draw.ts', import.meta.url));
const CONFIG = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
/** Large: all pages as text. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The page is seen without them, so styles and letters come first. */
const SCRIPT = /<script type="module"|<link rel="modulepreload"/g;
/** Latin letters, as in SMS, and Kazakh ones, as in the switch of languages: every page has both at once. */
const FONTS = 'assets/golos-{letters,kk}-*.woff2';
const ROOT = '<div id="root">';

export const prerender = (): Plugin => ({
  name: 'nesie-prerender',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  async writeBundle({ dir = '' }) {
    const listed = JSON.parse(readFileSync(join(dir, '.vite/pages.json'), 'utf8')) as Listed[];
    const pages = listed.flatMap(({ url, file, drawn }) => (drawn ? [{ url, file, drawn }] : []));
    const html = await drawAll(
      join(dir, '.prerender'),
      pages.map(({ url }) => url),
    );
    const fonts = globSync(FONTS, { cwd: dir }).map(
      (font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    );
    for (const { url, file, drawn } of pages) {
      const content = (html[url] ?? '').replaceAll('<input', '<input readonly=""');
      if (!content.includes('<h1')) throw new Error(`the build drew no page for ${url}`);
      const still = `<div inert data-still style="display:contents">${content}</div>`;
      const source = readFileSync(join(dir, file), 'utf8').replaceAll(SCRIPT, '$& fetchpriority="low"');
      writeFileSync(
        join(dir, drawn),
        source.replace('</title>', () => `</title>${fonts.join('')}`).replace(ROOT, () => ROOT + still),
      );
    }
  },
});

async function drawAll(outDir: string, urls: readonly string[]): Promise<Record<string, string>> {
  await build({
    configFile: CONFIG,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'prerender.tsx', outDir, minify: false, manifest: false },
  });
  const module = pathToFileURL(join(outDir, 'prerender.js')).href;
  const { stdout } = await promisify(execFile)(process.execPath, [RUNNER, module, ...urls], {
    env: { ...process.env, TZ: 'Asia/Almaty', NODE_ENV: 'production' },
    maxBuffer: MAX_BYTES,
  });
  rmSync(outDir, { recursive: true });
  return JSON.parse(stdout) as Record<string, string>;
}
