import { useEffect, useRef } from 'react';

/** Runs when the borrower comes back to this tab: he may have paid in another one meanwhile. */
export function useOnReturn(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}
