import type pg from 'pg';
import type { Refund } from '../../server/domain/account/refund.ts';
import { kyselyOn } from '../postgres.ts';
import type { BalanceTables } from './table.ts';

export function balanceReads(pool: pg.Pool) {
  const db = kyselyOn<BalanceTables>(pool);
  return {
    /** Requested or in flight, oldest first. */
    refundsAsked: async () => {
      const rows = await db.selectFrom('balance_refund').selectAll().orderBy('recorded_at').execute();
      return rows.map((row) => ({
        borrowerId: row.borrower_id,
        refundId: row.refund_id,
        amount: row.amount,
        stage: row.stage as Refund['stage'],
        askedAt: row.recorded_at,
      }));
    },
  };
}
