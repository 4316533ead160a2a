/** Draws pages in worker threads: a page takes some milliseconds of processor time, and calls do not wait for it. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { DrawPage, PageDrawing } from '../../ports/page-drawer.ts';

export type DrawTask = { readonly module: string; readonly path: string; readonly answers: Record<string, unknown> };

/** Behind so many a page would come sooner drawn by the browser. */
const MOST_WAITING = 16;

/** Undefined where the web is not built. */
export function pageDrawer(web: string): DrawPage | undefined {
  const module = join(web, '.server', 'prerender.js');
  if (!existsSync(module)) return undefined;
  let threads: Piscina<DrawTask, PageDrawing> | undefined;
  return (path, answers) => {
    threads ??= new Piscina<DrawTask, PageDrawing>({
      filename: new URL('./draw.ts', import.meta.url).href,
      name: 'draw',
      minThreads: 1,
      maxThreads: Math.max(1, availableParallelism() - 1),
      maxQueue: MOST_WAITING,
      execArgv: [],
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    return threads.run({ module: pathToFileURL(module).href, path, answers });
  };
}
