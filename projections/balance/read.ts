import type pg from 'pg';
import type { BorrowerId } from '../../schema/values/ids.ts';
import { type Tiyn, ZERO } from '../../schema/values/money.ts';
import type { Refund } from '../../server/domain/account/refund.ts';
import { kyselyOn } from '../postgres.ts';
import type { BalanceMoveRow, BalanceTables } from './table.ts';

export function balanceReads(pool: pg.Pool) {
  const db = kyselyOn<BalanceTables>(pool);
  return {
    /** Tiyn; a borrower without an account has zero. */
    balanceOf: async (borrowerId: BorrowerId): Promise<Tiyn> => {
      const row = await db
        .selectFrom('balance')
        .select('balance')
        .where('borrower_id', '=', borrowerId)
        .executeTakeFirst();
      return row?.balance ?? ZERO;
    },
    /** Asked back or on the way, the oldest first. */
    refundsAsked: async (limit: number) => {
      const rows = await db.selectFrom('balance_refund').selectAll().orderBy('recorded_at').limit(limit).execute();
      return rows.map((row) => ({
        borrowerId: row.borrower_id,
        refundId: row.refund_id,
        amount: row.amount,
        stage: row.stage as Refund['stage'],
        askedAt: row.recorded_at,
      }));
    },
    /** Newest first. */
    movesOf: (borrowerId: BorrowerId, limit: number): Promise<BalanceMoveRow[]> =>
      db
        .selectFrom('balance_move')
        .selectAll()
        .where('borrower_id', '=', borrowerId)
        .orderBy('revision', 'desc')
        .limit(limit)
        .execute(),
  };
}
