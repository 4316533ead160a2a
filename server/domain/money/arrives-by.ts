import type { PayoutMethod } from '../../../schema/events/payout-method.ts';
import { nextWorkingDay } from '../../../schema/reference/calendar.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';

/** Banks pass money on within one working day: sent on a Friday or a Sunday, it comes on Monday at the latest. */
export const arrivesBy = (kind: PayoutMethod['kind'], sentOn: LocalDate): LocalDate | null =>
  kind === 'IBAN' ? nextWorkingDay(addDays(sentOn, 1)) : null;
