import type pg from 'pg';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import { unpostedInterest } from './unposted.ts';

export type LoanPeriodReads = ReturnType<typeof loanPeriodReads>;

export const loanPeriodReads = (pool: pg.Pool) => ({
  unpostedInterest: (date: LocalDate): Promise<Tiyn> => unpostedInterest(pool, date),
});
