/**
 * Writes the pages that visitors open first with their content in the HTML, so that a phone shows them before it has
 * run a script (D0054). React then draws the same page in their place; until then nothing in them can be pressed.
 * What draws them stays in `.server`, where the server draws the pages of the cabinet with it (D0072).
 */
import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';
import type { Listed } from './pages.ts';

const RUNNER = fileURLToPath(new URL('./draw.ts', import.meta.url));
const CONFIG = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
/** Large: all pages as text. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The page is seen without its scripts: that in the head of index.html gives these links their `rel` after it is. */
const PRELOAD = /<link rel="modulepreload"/g;
const ENTRY = /<script type="module" (crossorigin )?src="([^"]+)"><\/script>/;
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
      join(dir, '.server'),
      pages.map(({ url }) => url),
    );
    const fonts = globSync(FONTS, { cwd: dir }).map(
      (font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    );
    const frameOf = (file: string): string =>
      readFileSync(join(dir, file), 'utf8')
        .replace(ENTRY, '<link id="entry" crossorigin href="$2">')
        .replaceAll(PRELOAD, '<link')
        .replace('</title>', () => `</title>${fonts.join('')}`);
    for (const { url, file, drawn } of pages) {
      const content = html[url];
      if (!content) throw new Error(`the build drew no page for ${url}`);
      writeFileSync(
        join(dir, drawn),
        frameOf(file).replace(ROOT, () => ROOT + content),
      );
    }
    for (const { file, frame } of listed) if (frame) writeFileSync(join(dir, frame), frameOf(file));
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
  return JSON.parse(stdout) as Record<string, string>;
}
