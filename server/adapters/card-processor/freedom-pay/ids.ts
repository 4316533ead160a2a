/** Our keys as ids of Freedom Pay, which takes Latin letters and digits, and back. */
import { type Instant, instant } from '../../../../schema/values/local-date.ts';

const KEY = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})((?:\.[a-z0-9]+)*)$/;
const ORDER = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})((?:z[a-y0-9]+)*)$/;

/** A UUID and what follows it after dots: a z stands for a dot. @throws Error for a key of another form */
export function orderIdOf(key: string): string {
  const match = KEY.exec(key);
  if (!match || match[6]?.includes('z')) throw new Error('a key that cannot be an id of an order');
  const [, a, b, c, d, e, rest = ''] = match;
  return `${a}${b}${c}${d}${e}${rest.replaceAll('.', 'z')}`;
}

/** Undefined for an order that is not ours. */
export function keyOf(orderId: string): string | undefined {
  const [, a, b, c, d, e, rest = ''] = ORDER.exec(orderId) ?? [];
  return a === undefined ? undefined : `${a}-${b}-${c}-${d}-${e}${rest.replaceAll('z', '.')}`;
}

/** Its pages do not name the zone of a time; we read Almaty, UTC+5. A time that has not come yet is now. */
export function timeOf(text: string | undefined, now: Instant): Instant {
  const at = Date.parse(`${(text ?? '').trim().replace(' ', 'T')}+05:00`);
  return Number.isNaN(at) || at > Date.parse(now) ? now : instant(new Date(at));
}

const ALMATY_MS = 5 * 3_600_000;
export const printTime = (at: number): string => new Date(at + ALMATY_MS).toISOString().slice(0, 19).replace('T', ' ');
