import { type Kysely, sql } from 'kysely';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import type { LoanPeriodTables } from './table.ts';

/** The one valid row of each loan on `date`, as known at `knownAt` (default: now). */
export const standingAt = (db: Kysely<LoanPeriodTables>, date: LocalDate, knownAt?: Instant) =>
  db
    .selectFrom('loan_period')
    .where('from_date', '<=', date)
    // As the index has it (table.ts).
    .where(sql<boolean>`coalesce(to_date, 'infinity') > ${date}`)
    .where((e) =>
      knownAt
        ? e.and([e('known_from', '<=', knownAt), e.or([e('known_to', 'is', null), e('known_to', '>', knownAt)])])
        : e('known_to', 'is', null),
    );
