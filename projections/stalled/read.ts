/**
 * Loans and money in a state that a workflow should end, and since when. Only the task queue knows whether one is at
 * work.
 */
import { sql } from 'kysely';
import type pg from 'pg';
import type { Stream } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import { kyselyOn } from '../postgres.ts';

export type StalledRow = { stream: Stream<LedgerEvent>; state: string; since: Instant };

const MOST = 200;

export function stalledReads(pool: pg.Pool) {
  const db = kyselyOn<Record<never, never>>(pool);
  const rows = async (query: ReturnType<typeof sql<StalledRow>>) => (await query.execute(db)).rows;
  const unchanged = (minutes: number) => sql`recorded_at < now() - make_interval(mins => ${minutes}::int)`;
  return {
    loans: (statuses: readonly LoanStatus[], minutes: number) =>
      rows(sql<StalledRow>`
        select 'loan-' || loan_id as stream, status as state, recorded_at as since from loan
        where status = any(${statuses}::text[]) and ${unchanged(minutes)} order by recorded_at limit ${MOST}`),

    payments: (minutes: number) =>
      rows(sql<StalledRow>`
        select stream, state, recorded_at as since from incoming_payment
        where (state in ('NOTIFIED', 'RELEASED') or unsettled > 0) and ${unchanged(minutes)}
        order by recorded_at limit ${MOST}`),

    refunds: (minutes: number) =>
      rows(sql<StalledRow>`
        select 'account-' || borrower_id as stream, 'REFUND_' || stage as state, recorded_at as since from balance_refund
        where stage in ('REQUESTED', 'PREPARED', 'SENT') and kind is not null and ${unchanged(minutes)}
        order by recorded_at limit ${MOST}`),

    /** Reserved for a loan and neither applied to it nor returned. */
    transfers: (minutes: number) =>
      rows(sql<StalledRow>`
        select 'account-' || m.borrower_id as stream, 'TRANSFER_SET_ASIDE' as state, max(m.recorded_at) as since
        from balance_move m where m.reason = 'INSTALMENT' and m.amount < 0 and ${unchanged(minutes)}
        group by m.borrower_id, m.loan_id
        having count(*) > (select count(*) from payment p where p.loan_id = m.loan_id and p.source = 'BALANCE')
          + (select count(*) from balance_move b where b.borrower_id = m.borrower_id
             and b.loan_id = m.loan_id and b.amount > 0
             and b.payment_id is not null and not exists (select 1 from payment p where p.payment_id = b.payment_id))
        limit ${MOST}`),

    bonuses: (minutes: number) =>
      rows(sql<StalledRow>`
        select 'bonus-' || m.borrower_id as stream, 'BONUS_SET_ASIDE' as state, m.recorded_at as since
        from bonus_move m where m.type = 'BonusReserved' and ${unchanged(minutes)}
          and not exists (select 1 from bonus_move s where s.borrower_id = m.borrower_id and s.payment_id = m.payment_id
            and s.revision > m.revision)
        limit ${MOST}`),
  };
}
