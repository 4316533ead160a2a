import type { BonusEvent } from '../../schema/events/bonus.ts';
import { idOf, type Recorded } from '../../schema/events/streams.ts';
import { add, negate, subtract, type Tiyn, ZERO } from '../../schema/values/money.ts';
import { readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { BONUS, BONUS_MOVE } from './table.ts';

export const bonusModel = readModel({
  name: 'bonus',
  version: 2,
  critical: true,
  tables: [BONUS, BONUS_MOVE],
  follows: ['bonus-'],
  project: projectBonuses,
});

async function projectBonuses(batch: readonly Recorded<BonusEvent>[], tx: Rows): Promise<void> {
  await tx.load(
    BONUS,
    batch.map(({ stream }) => ({ borrower_id: idOf(stream) })),
  );
  for (const record of batch) {
    const { data, metadata, revision, type } = record;
    const borrower_id = idOf(record.stream);
    const before = tx.get(BONUS, { borrower_id }) ?? { balance: ZERO, earned: ZERO, spent: ZERO };
    const { change, earned, spent } = changesOf(record);
    if (before.balance + change !== data.balance) {
      throw new Error(`${record.stream} revision ${revision}: ${before.balance} + ${change} is not ${data.balance}`);
    }
    tx.put(BONUS, {
      borrower_id,
      balance: data.balance,
      earned: add(before.earned, earned),
      spent: add(before.spent, spent),
      revision,
    });
    tx.put(BONUS_MOVE, {
      borrower_id,
      revision,
      type,
      change,
      balance: data.balance,
      loan_id: data.loanId,
      payment_id: 'paymentId' in data ? data.paymentId : data.transferId,
      business_date: metadata.effectiveDate,
      recorded_at: metadata.recordedAt,
    });
  }
}

type Changes = { change: Tiyn; earned: Tiyn; spent: Tiyn };

function changesOf(event: BonusEvent): Changes {
  const { amount } = event.data;
  switch (event.type) {
    case 'BonusEarned':
      return { change: amount, earned: amount, spent: ZERO };
    case 'BonusReserved':
      return { change: negate(amount), earned: ZERO, spent: ZERO };
    case 'BonusConfirmed':
      return { change: event.data.returned, earned: ZERO, spent: amount };
    case 'BonusReleased':
      return { change: amount, earned: ZERO, spent: ZERO };
    case 'BonusReturned':
      return { change: amount, earned: ZERO, spent: subtract(ZERO, amount) };
    case 'BonusTakenBack':
      return { change: negate(amount), earned: negate(amount), spent: ZERO };
  }
}
