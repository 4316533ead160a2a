import { Suspense } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { segmentIn } from '../lib/locale.ts';
import { paths } from '../paths.ts';
import { GuardedScreen } from './GuardedScreen.tsx';
import { notFound } from './not-found.tsx';
import { routes } from './routes.ts';
import { Shell } from './shell/Shell.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

const SEGMENTS = ['ru', 'kz'] as const;

/** The shell stays mounted across both languages, so a switch keeps typed data. */
export function Pages() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.login.href('ru')} replace />} />
      {SEGMENTS.map((segment) => (
        <Route key={segment} path={segment} element={<Shell segment={segment} />}>
          <Route index element={<Navigate to={paths.login.href(segment)} replace />} />
          {routes.map((row) => (
            <Route
              key={row.path}
              path={row.path}
              element={
                <Suspense fallback={<WaitingScreen />}>
                  <GuardedScreen row={row} segment={segment} />
                </Suspense>
              }
            />
          ))}
          <Route path="*" element={notFound} />
        </Route>
      ))}
      <Route path="*" element={<Shell segment="ru" />}>
        <Route path="*" element={notFound} />
      </Route>
    </Routes>
  );
}

/** Downloads while the language and the session are loading. Never fails: drawing the screen tries again. */
export async function prefetchScreen(pathname: string): Promise<void> {
  const segment = segmentIn(pathname);
  const found = segment && routes.find((row) => matchPath(`/${segment}/${row.path}`, pathname));
  if (found) await found.fetch().catch(() => undefined);
}
