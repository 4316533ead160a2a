import { Outlet } from 'react-router-dom';
import type { Segment } from '../../paths.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Language } from './Language.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { TopProgress } from './TopProgress.tsx';

export function Shell({ segment }: { segment: Segment }) {
  return (
    <Language segment={segment}>
      <TopProgress />
      <Header />
      <OfflineBanner />
      <main id="main" className="n-wrap n-main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </Language>
  );
}
