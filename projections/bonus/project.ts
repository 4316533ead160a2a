import type { BonusEvent } from '../../schema/events/bonus.ts';
import { idOf, type Recorded } from '../../schema/events/streams.ts';
import { negate, type Tiyn, ZERO } from '../../schema/values/money.ts';
import { readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { BONUS_MOVE } from './table.ts';

type BonusRecord = Recorded<BonusEvent>;

export const bonusModel = readModel({
  name: 'bonus',
  version: 3,
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
    const { data, metadata, revision, stream, type } = record;
    const before = tx.get(BONUS_MOVE, keyOf(stream, revision - 1n))?.balance ?? ZERO;
    const change = changeOf(record);
    if (before + change !== data.balance)
      throw new Error(`${stream} revision ${revision}: ${before} + ${change} is not ${data.balance}`);
    tx.put(BONUS_MOVE, {
      ...keyOf(stream, revision),
      type,
      change,
      balance: data.balance,
      payment_id: 'paymentId' in data ? data.paymentId : data.transferId,
      recorded_at: metadata.recordedAt,
    });
  }
}

function changeOf({ type, data }: BonusEvent): Tiyn {
  switch (type) {
    case 'BonusEarned':
    case 'BonusReleased':
    case 'BonusReturned':
      return data.amount;
    case 'BonusReserved':
    case 'BonusTakenBack':
      return negate(data.amount);
    case 'BonusConfirmed':
      return data.returned;
  }
}
