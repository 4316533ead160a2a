import './ui/entry-styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/Providers.tsx';
import { prefetchScreen, Router } from './app/router.tsx';
import { sessionSource } from './app/session-source.ts';
import { preloadLanguage } from './app/shell/Language.tsx';
import { langOf, segmentIn } from './lib/locale.ts';
import { plugSession, refreshSession } from './lib/session.ts';

/** Loads session, screen and language at once, and waits only for the language. */
async function start(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  plugSession(sessionSource);
  void refreshSession();
  prefetchScreen(pathname === '/' ? '/ru/login' : pathname);
  await preloadLanguage(langOf(segmentIn(pathname) ?? 'ru')).catch(() => undefined); // the shell tries again
  const page = (
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>
  );
  // As a transition the first drawing yields to the visitor's input; otherwise it blocks a slow phone for a second.
  startTransition(() => createRoot(root).render(page));
}

const root = document.getElementById('root');
if (root) void start(root);
