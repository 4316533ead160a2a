import { almatyDateOf, instant } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';

export const systemClock: Clock = {
  now: () => instant(new Date()),
  businessNow: async () => instant(new Date()),
  today: async () => almatyDateOf(new Date().toISOString()),
};
