import { lazy, Suspense } from 'react';
import { WaitingScreen } from './WaitingScreen.tsx';

const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }));

export const notFound = (
  <Suspense fallback={<WaitingScreen />}>
    <NotFound />
  </Suspense>
);
