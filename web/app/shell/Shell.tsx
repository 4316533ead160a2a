import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSessionState } from '../../lib/session.ts';
import { hoursFromKazakhstan } from '../../lib/time-zone.ts';
import type { Segment } from '../../paths.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Language } from './Language.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { TopProgress } from './TopProgress.tsx';

const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }));
const Care = lazy(async () => ({ default: (await import('../care/Care.tsx')).Care }));
const atHome = hoursFromKazakhstan(new Date()) === 0;

export function Shell({ segment }: { segment: Segment }) {
  const { phase, session } = useSessionState();
  const { works } = session;
  return (
    <Language segment={segment}>
      <TopProgress />
      <Header />
      <OfflineBanner />
      {(works || !atHome) && (
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
      )}
      <main id="main" className="n-wrap n-main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {phase === 'known' && (
        <Suspense fallback={null}>
          <Care />
        </Suspense>
      )}
    </Language>
  );
}
