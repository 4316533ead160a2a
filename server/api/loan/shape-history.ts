import { eventName } from '../../../schema/reference/event-names.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { LoanHistory as History } from '../../use-cases/loan/loan-history.ts';
import type { LoanHistory } from '../generated/resolvers.ts';

export const shapeHistory = ({ moments, repaid }: History, locale: Locale): LoanHistory => ({
  moments: moments.map((moment) => ({
    ...moment,
    event: moment.type,
    name: eventName(moment.type, locale === 'KK' ? 'kk' : 'ru'),
  })),
  repaid,
});
