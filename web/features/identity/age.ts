import { SCORING } from '../../../schema/reference/limits.ts';
import { ageOn } from '../../../schema/values/iin.ts';
import { addMonths, parseLocalDate } from '../../../schema/values/local-date.ts';

export type AgeVerdict =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'young'; readonly from: string }
  | { readonly kind: 'old' };

/** `state` comes from the IIN page; absent if the page was opened by its own address. */
export function ageVerdict(state: unknown, today: string): AgeVerdict {
  const text = typeof state === 'object' && state !== null && 'birthDate' in state ? state.birthDate : undefined;
  const birthDate = typeof text === 'string' ? parseLocalDate(text) : undefined;
  const day = parseLocalDate(today);
  if (!birthDate || !day) return { kind: 'unknown' };
  const age = ageOn(birthDate, day);
  if (age < SCORING.minAge) return { kind: 'young', from: addMonths(birthDate, SCORING.minAge * 12) };
  return age > SCORING.maxAge ? { kind: 'old' } : { kind: 'unknown' };
}
