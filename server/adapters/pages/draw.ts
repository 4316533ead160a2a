/** Runs the screens of the web (web/prerender.tsx) in the threads of drawer.ts. Its browser remembers nothing. */
import type { DrawPage, PageDrawing } from '../../ports/page-drawer.ts';
import type { DrawTask } from './drawer.ts';

const nothing = (): null => null;
const location = { pathname: '/', search: '', hash: '', origin: '' };
Object.assign(globalThis, { window: { location, localStorage: { getItem: nothing }, addEventListener: nothing } });
/** The clock of Kazakhstan, whatever that of the server: a page says where a clock differs from it. */
Date.prototype.getTimezoneOffset = () => -300;

export async function draw({ module, path, answers }: DrawTask): Promise<PageDrawing> {
  location.pathname = path;
  const { drawFor } = (await import(module)) as { drawFor: DrawPage };
  return drawFor(path, answers);
}
