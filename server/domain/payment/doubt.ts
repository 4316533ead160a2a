import { PAYMENT_IN_DOUBT } from '../../../schema/reference/limits.ts';
import { addHours, type Instant } from '../../../schema/values/local-date.ts';

/**
 * A payment opened before this instant has been in doubt so long that the office looks into it and its provider is
 * asked rarely.
 */
export const longInDoubtSince = (now: Instant): Instant => addHours(now, -24 * PAYMENT_IN_DOUBT.minutelyDays);
