import './ui/entry-styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from './app/Providers.tsx';
import { Pages, prefetchScreen } from './app/router.tsx';
import { sessionSource } from './app/session-source.ts';
import { preloadLanguage } from './app/shell/Language.tsx';
import { given } from './lib/given.ts';
import { langOf, segmentIn } from './lib/locale.ts';
import { plugSession, refreshSession } from './lib/session.ts';
import { noteTyping } from './lib/typing.ts';

/** What the HTML answered is news no longer, and a page that did not need it asks the server. */
const GIVEN_MS = 5_000;

/**
 * Loads session, screen and language at once, and waits only for the language. Where the HTML already shows the page
 * (web/prerender.tsx), it waits for the screen and for an answer in the HTML too: the same page takes its place.
 */
async function start(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  noteTyping();
  plugSession(sessionSource);
  const session = refreshSession();
  const screen = prefetchScreen(pathname === '/' ? '/ru/login' : pathname);
  await preloadLanguage(langOf(segmentIn(pathname) ?? 'ru')).catch(() => undefined); // the shell tries again
  if (root.firstChild) await Promise.all([screen, given.size > 0 && session]);
  const page = (
    <StrictMode>
      <Providers>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // As a transition the first drawing yields to the visitor's input; otherwise it blocks a slow phone for a second.
  startTransition(() => createRoot(root).render(page));
  setTimeout(() => given.clear(), GIVEN_MS);
}

const root = document.getElementById('root');
if (root) void start(root);
