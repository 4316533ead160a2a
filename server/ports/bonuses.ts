/** Movements of bonuses as they are read. What may be spent is decided on the stream (D0042). */
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { BonusMove } from '../domain/bonus/moves.ts';

export type Bonuses = {
  /** The oldest first. */
  movesOf(borrowerId: BorrowerId): Promise<readonly BonusMove[]>;
};
