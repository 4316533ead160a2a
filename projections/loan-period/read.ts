import type pg from 'pg';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { lateOn } from './late.ts';
import { onTimeOn, unpostedInterest } from './unposted.ts';

export const loanPeriodReads = (pool: pg.Pool) => ({
  unpostedInterest: (date: LocalDate, knownAt?: Instant) => unpostedInterest(pool, date, knownAt),
  onTimeOn: (date: LocalDate, knownAt?: Instant) => onTimeOn(pool, date, knownAt),
  lateOn: (date: LocalDate, knownAt?: Instant) => lateOn(pool, date, knownAt),
});
