import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { lateOn, type Moment } from './late.ts';
import { onTimeOn, unpostedInterest } from './unposted.ts';

/** `scope`: a condition on loan_period for the loans that count; absent, all count. */
export function loanPeriodReads(pool: pg.Pool, scope?: RawBuilder<boolean>) {
  const at = (date: LocalDate, knownAt?: Instant): Moment => ({
    date,
    ...(knownAt ? { knownAt } : {}),
    ...(scope ? { scope } : {}),
  });
  return {
    unpostedInterest: (date: LocalDate, knownAt?: Instant) => unpostedInterest(pool, at(date, knownAt)),
    onTimeOn: (date: LocalDate, knownAt?: Instant) => onTimeOn(pool, at(date, knownAt)),
    lateOn: (date: LocalDate, knownAt?: Instant) => lateOn(pool, at(date, knownAt)),
  };
}
