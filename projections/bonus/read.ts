import type pg from 'pg';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { BonusMove } from '../../server/domain/bonus/moves.ts';
import { kyselyOn } from '../postgres.ts';
import type { BonusTables } from './table.ts';

export type BonusRow = { move: BonusMove; position: bigint };

export function bonusReads(pool: pg.Pool) {
  const db = kyselyOn<BonusTables>(pool);
  return {
    /** The oldest first, with the position of each event in the log. */
    movesOf: async (borrowerId: BorrowerId): Promise<readonly BonusRow[]> => {
      const rows = await db
        .selectFrom('bonus_move')
        .selectAll()
        .where('borrower_id', '=', borrowerId)
        .orderBy('revision')
        .execute();
      return rows.map((row) => ({
        position: row.position,
        move: {
          eventId: row.event_id,
          type: row.type as BonusMove['type'],
          on: row.business_date,
          change: row.change,
          balance: row.balance,
          owed: row.owed,
          moneyId: row.payment_id,
          loanId: row.loan_id,
        },
      }));
    },
  };
}
