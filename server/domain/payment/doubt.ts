import { PAYMENT_IN_DOUBT } from '../../../schema/reference/limits.ts';
import { addHours, type Instant } from '../../../schema/values/local-date.ts';

/** A payment opened then or before has been in doubt for so long that the office looks after it, and its provider is asked rarely. */
export const longInDoubtSince = (now: Instant): Instant => addHours(now, -24 * PAYMENT_IN_DOUBT.minutelyDays);
