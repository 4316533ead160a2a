import { EVIDENCE } from '../../../schema/reference/evidence.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';

export type DocumentExpiry = 'VALID' | 'SOON' | 'EXPIRED';

/** The last day of validity still counts (R241). */
export function documentExpiry(validTo: LocalDate, today: LocalDate): DocumentExpiry {
  if (validTo < today) return 'EXPIRED';
  return validTo < addDays(today, EVIDENCE.expiringDays) ? 'SOON' : 'VALID';
}
