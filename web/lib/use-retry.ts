import { useEffect, useRef } from 'react';

const EVERY_MS = 10_000;

/** Tries again by itself: every few seconds, at once when the connection is back, and when the tab is looked at. */
export function useRetry(again: (() => unknown) | undefined): void {
  const latest = useRef(again);
  latest.current = again;
  const isNeeded = again !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    const run = () => {
      if (document.visibilityState === 'visible') latest.current?.();
    };
    const timer = window.setInterval(run, EVERY_MS);
    window.addEventListener('online', run);
    document.addEventListener('visibilitychange', run);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', run);
      document.removeEventListener('visibilitychange', run);
    };
  }, [isNeeded]);
}
