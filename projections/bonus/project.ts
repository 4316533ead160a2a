import type { BonusEvent } from '../../schema/events/bonus.ts';
import { idOf, type Recorded } from '../../schema/events/streams.ts';
import { inWords } from '../../schema/reference/findings.ts';
import { ZERO } from '../../schema/values/money.ts';
import { bonusMove } from '../../server/domain/bonus/moves.ts';
import { readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { BONUS_MOVE } from './table.ts';

type BonusRecord = Recorded<BonusEvent>;

export const bonusModel = readModel({
  name: 'bonus',
  version: 1,
  critical: true,
  tables: [BONUS_MOVE],
  follows: ['bonus-'],
  project: projectBonuses,
});

const keyOf = (stream: BonusRecord['stream'], revision: bigint) => ({ borrower_id: idOf(stream), revision });

async function projectBonuses(batch: readonly BonusRecord[], tx: Rows): Promise<void> {
  await tx.load(
    BONUS_MOVE,
    batch.map(({ stream, revision }) => keyOf(stream, revision - 1n)),
  );
  for (const record of batch) {
    const { metadata, position, revision, stream } = record;
    const before = tx.get(BONUS_MOVE, keyOf(stream, revision - 1n))?.balance ?? ZERO;
    const { eventId, type, on, change, balance, owed, moneyId, loanId } = bonusMove(record);
    if (before + change !== balance)
      throw inWords('BALANCE_DOES_NOT_ADD_UP', { stream, revision, before, change, balance });
    tx.put(BONUS_MOVE, {
      ...keyOf(stream, revision),
      type,
      change,
      balance,
      owed,
      payment_id: moneyId,
      loan_id: loanId,
      event_id: eventId,
      position,
      business_date: on,
      recorded_at: metadata.recordedAt,
    });
  }
}
