import { sql } from 'kysely';
import type pg from 'pg';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { BonusMove } from '../../server/domain/bonus/moves.ts';
import { kyselyOn } from '../postgres.ts';
import { bonusModel } from './project.ts';
import type { BonusTables } from './table.ts';

export type BonusRow = { move: BonusMove; position: bigint };

const OF_THIS_VERSION = sql<boolean>`exists (
  select from rm.pointer join rm.checkpoint c using (model, generation)
  where model = 'bonus' and c.version = ${sql.lit(bonusModel.version)})`;

export function bonusReads(pool: pg.Pool) {
  const db = kyselyOn<BonusTables>(pool);
  return {
    /** The oldest first, with the position of each event in the log; none of another release's version (D0209). */
    movesOf: async (borrowerId: BorrowerId): Promise<readonly BonusRow[]> => {
      const rows = await db
        .selectFrom('bonus_move')
        .selectAll()
        .where('borrower_id', '=', borrowerId)
        .where(OF_THIS_VERSION)
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
