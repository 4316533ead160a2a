import { dateOfInstant, numeric } from './dates.ts';
import type { useT } from './intl.ts';

/** In place of the name: the data were erased at the person's request, or the viewer may not see them. */
export const unknownPerson = (t: ReturnType<typeof useT>, erasedAt: string | null): string =>
  erasedAt ? t('officeLoan.erased', { date: numeric(dateOfInstant(erasedAt)) }) : t('officeLoan.hidden');
