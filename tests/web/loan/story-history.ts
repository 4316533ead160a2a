import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { shapeHistory } from '../../../server/api/loan/shape-history.ts';
import { historyOf } from '../../../server/use-cases/loan/loan-history.ts';
import type { Story } from '../../support/spec.ts';

/** As the API answers it, each event written at noon of its command. */
export function historyOfStory({ appends }: Story) {
  const dated = appends.flatMap(({ command: { today }, events }) =>
    events.map((event) => ({ ...event, ...on(today) })),
  );
  return shapeHistory(historyOf(dated), 'RU');
}

const on = (effectiveDate: LocalDate) => ({
  metadata: { effectiveDate, recordedAt: `${effectiveDate}T07:00:00.000Z` as Instant },
});
