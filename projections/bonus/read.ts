import type pg from 'pg';
import type { BorrowerId } from '../../schema/values/ids.ts';
import { kyselyOn } from '../postgres.ts';
import type { BonusMoveRow, BonusRow, BonusTables } from './table.ts';

export function bonusReads(pool: pg.Pool) {
  const db = kyselyOn<BonusTables>(pool);
  return {
    bonusOf: (borrowerId: BorrowerId): Promise<BonusRow | undefined> =>
      db.selectFrom('bonus').selectAll().where('borrower_id', '=', borrowerId).executeTakeFirst(),
    /** Newest first. */
    movesOf: (borrowerId: BorrowerId, limit: number): Promise<BonusMoveRow[]> =>
      db
        .selectFrom('bonus_move')
        .selectAll()
        .where('borrower_id', '=', borrowerId)
        .orderBy('revision', 'desc')
        .limit(limit)
        .execute(),
  };
}
