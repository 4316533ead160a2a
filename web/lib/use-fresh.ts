import { useEffect } from 'react';
import { DAY_MS } from '../../schema/values/local-date.ts';
import type { Loaded } from './loaded.ts';
import { useOnReturn } from './use-on-return.ts';

const ALMATY_MS = 5 * 3_600_000;
/** Until the next day of Asia/Almaty, which is UTC+5 all year. */
const msToNextDay = (): number => DAY_MS - ((Date.now() + ALMATY_MS) % DAY_MS);
/** A timer that fires early by the drift of a clock would ask before the day has changed. */
const AFTER_MIDNIGHT_MS = 5_000;

/** The sums of a page are those of a day: it asks again when the day ends, and when the borrower comes back to it. */
export function useFresh<T>(loaded: Loaded<T>): void {
  const again = loaded.kind === 'ready' ? loaded.again : undefined;
  useOnReturn(() => again?.());
  useEffect(() => {
    const timer = setTimeout(() => again?.(), msToNextDay() + AFTER_MIDNIGHT_MS);
    return () => clearTimeout(timer);
  }, [again]);
}
