import type { Instant } from '../../schema/values/local-date.ts';
import type { Clock } from './clock.ts';

/** The sandbox's clock: business time can be moved forwards, the real one cannot (R46). */
export type MovableClock = Clock & {
  /** From now on business time runs from here; earlier than now is ignored: false. */
  moveTo(businessNow: Instant): Promise<boolean>;
};
