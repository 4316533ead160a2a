/** Movements of bonuses from the stream itself: they are never behind. */
import { bonusStream } from '../../../schema/events/streams.ts';
import { bonusMove } from '../../domain/bonus/moves.ts';
import type { Bonuses } from '../../ports/bonuses.ts';
import type { Ledger } from '../../ports/ledger.ts';

export const streamBonuses = (ledger: Pick<Ledger, 'readLatest'>): Bonuses => ({
  movesOf: async (borrowerId) => (await ledger.readLatest(bonusStream(borrowerId))).events.map(bonusMove),
});
