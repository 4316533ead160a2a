import { useEffect, useState } from 'react';

/** Never below 0. `now` is the server's clock if it may differ; the default is this device's clock. */
export function useSecondsLeft(until: string, now?: string): number {
  const [left, setLeft] = useState(() => secondsTo(until, behindOf(now)));
  useEffect(() => {
    const behind = behindOf(now);
    const tick = () => setLeft(secondsTo(until, behind));
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, [until, now]);
  return left;
}

const behindOf = (now: string | undefined): number => (now === undefined ? 0 : Date.parse(now) - Date.now());
const secondsTo = (until: string, behind: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.now() - behind) / 1000));
