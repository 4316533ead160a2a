/**
 * Draws a page as its HTML: what a visitor first sees, during the build (web/build/prerender.ts), and what a borrower
 * sees, on the server (server/adapters/pages/draw.ts).
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Providers } from './app/Providers.tsx';
import { Pages, prefetchScreen } from './app/router.tsx';
import { sessionSource } from './app/session-source.ts';
import { preloadLanguage } from './app/shell/Language.tsx';
import { SessionDocument } from './generated/entry/graphql.ts';
import { given, hashIn, keyOf, type Question, unanswered } from './lib/given.ts';
import { langOf, segmentIn } from './lib/locale.ts';
import { plugSession, refreshSession } from './lib/session.ts';

/** The first drawing starts the downloads of lazy parts, the next ones have them. */
const DRAWINGS = 3;
const LOADING_MS = 50;

const render = (pathname: string): string =>
  renderToStaticMarkup(
    <Providers>
      <StaticRouter location={pathname}>
        <Pages />
      </StaticRouter>
    </Providers>,
  );

/** Nothing in it can be pressed or typed into before React draws the page in its place. */
function still(html: string): string | null {
  if (!html.includes('<h1')) return null;
  return `<div inert data-still style="display:contents">${html.replaceAll('<input', '<input readonly=""')}</div>`;
}

async function drawn(pathname: string, isEnough: (html: string) => boolean): Promise<string> {
  await preloadLanguage(langOf(segmentIn(pathname) ?? 'ru'));
  await prefetchScreen(pathname);
  let html = render(pathname);
  for (let drawing = 1; drawing < DRAWINGS && !isEnough(html); drawing++) {
    await new Promise((resolve) => setTimeout(resolve, LOADING_MS));
    html = render(pathname);
  }
  return html;
}

/** @returns null for a page without a heading */
export const draw = async (pathname: string): Promise<string | null> => still(await drawn(pathname, () => false));

type Drawing = { readonly html: string | null; readonly asks: readonly Question[] };
const NOT_DRAWN: Drawing = { html: null, asks: [] };
/** Of placeholders (web/ui/Skeleton.tsx). */
const isWhole = (html: string): boolean => !html.includes('data-waiting');
const WHO: Question = { hash: String(hashIn(SessionDocument)), variables: {} };

/**
 * One person's page, or what must be answered first. One at a time: the modules keep the answers while it draws, and
 * nothing of them afterwards.
 */
export async function drawFor(pathname: string, answers: Readonly<Record<string, unknown>>): Promise<Drawing> {
  if (!answers[keyOf(SessionDocument, {})]) return { html: null, asks: [WHO] };
  try {
    for (const [key, answer] of Object.entries(answers)) given.set(key, answer);
    const who = await sessionSource.read();
    if (who.kind !== 'done') return NOT_DRAWN;
    plugSession({ ...sessionSource, read: async () => who });
    await refreshSession();
    const html = await drawn(pathname, (seen) => unanswered.size > 0 || isWhole(seen));
    return unanswered.size > 0
      ? { html: null, asks: [...unanswered.values()] }
      : { html: isWhole(html) ? still(html) : null, asks: [] };
  } finally {
    given.clear();
    unanswered.clear();
    plugSession({ ...sessionSource, read: async () => ({ kind: 'unauthenticated' }) });
    await refreshSession();
  }
}
