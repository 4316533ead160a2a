import { SCORING } from '../../../schema/reference/limits.ts';
import { ageOn } from '../../../schema/values/iin.ts';
import { addMonths, parseLocalDate } from '../../../schema/values/local-date.ts';

export type AgeVerdict = { readonly kind: 'young'; readonly from: string } | { readonly kind: 'old' };

/** Undefined for the right age, and where the birth date is not known. */
export function ageVerdict(birth: string | null, today: string): AgeVerdict | undefined {
  const birthDate = birth === null ? undefined : parseLocalDate(birth);
  const day = parseLocalDate(today);
  if (!birthDate || !day) return undefined;
  const age = ageOn(birthDate, day);
  if (age < SCORING.minAge) return { kind: 'young', from: addMonths(birthDate, SCORING.minAge * 12) };
  return age > SCORING.maxAge ? { kind: 'old' } : undefined;
}
