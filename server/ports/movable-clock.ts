import type { Instant } from '../../schema/values/local-date.ts';
import type { Clock } from './clock.ts';

/** The sandbox's clock: business time can be moved forwards, real time cannot (R46). */
export type MovableClock = Clock & {
  /** Business time continues from here; false where that is earlier than now. */
  moveTo(businessNow: Instant): Promise<boolean>;
};
