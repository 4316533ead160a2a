/** One clock for everything: production. */
import { almatyDateOf, instant } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';

const now = () => instant(new Date());

export const systemClock: Clock = {
  now,
  businessNow: async () => now(),
  today: async () => almatyDateOf(now()),
};
