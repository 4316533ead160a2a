import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { hoursFromKazakhstan } from '../../lib/time-zone.ts';
import type { Segment } from '../../paths.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Language } from './Language.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { TopProgress } from './TopProgress.tsx';

const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }));
const atHome = hoursFromKazakhstan(new Date()) === 0;

export function Shell({ segment }: { segment: Segment }) {
  const { works } = useSession();
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
    </Language>
  );
}
