/** Movements of bonuses, as the page lists them: from the rows of the read model, or from the events themselves. */
import type { BonusEvent } from '../../../schema/events/bonus.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, negate, type Tiyn, ZERO } from '../../../schema/values/money.ts';

export type BonusMove = {
  readonly eventId: string;
  readonly type: BonusEvent['type'];
  readonly on: LocalDate;
  /** Positive in, negative out, zero where what was set aside is confirmed. */
  readonly change: Tiyn;
  readonly balance: Tiyn;
  /** Left to take from later bonuses for this payment; zero in other movements. */
  readonly owed: Tiyn;
  /** The payment that earned them, or the transfer that spends them. */
  readonly moneyId: PaymentId;
  readonly loanId: LoanId;
};

type Told = BonusEvent & { readonly id: string; readonly metadata: { readonly effectiveDate: LocalDate } };

export function bonusMove(event: Told): BonusMove {
  const { id: eventId, type, data, metadata } = event;
  return {
    eventId,
    type,
    on: metadata.effectiveDate,
    change: changeOf(event),
    balance: data.balance,
    owed: 'owed' in data ? data.owed : ZERO,
    moneyId: 'paymentId' in data ? data.paymentId : data.transferId,
    loanId: data.loanId,
  };
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

/** `pending`: set aside; the loan has not answered yet. */
export type BonusOperation = {
  id: string;
  type: 'INCOME' | 'OUTGOING';
  reason: 'EARNED' | 'SPENT' | 'RETURNED' | 'TAKEN_BACK';
  on: LocalDate;
  amount: Tiyn;
  balance: Tiyn;
  pending: boolean;
};

const REASONS = {
  BonusEarned: 'EARNED',
  BonusReserved: 'SPENT',
  BonusConfirmed: 'RETURNED',
  BonusReleased: 'RETURNED',
  BonusReturned: 'RETURNED',
  BonusTakenBack: 'TAKEN_BACK',
} as const satisfies Record<BonusEvent['type'], BonusOperation['reason']>;

/** Newest first. Bonuses set aside show as spent; the part that came back shows as income. */
export const bonusOperations = (moves: readonly BonusMove[]): BonusOperation[] =>
  moves
    .filter(({ change }) => change !== ZERO)
    .map(({ eventId, type, on, change, balance, moneyId }) => ({
      id: eventId,
      type: change > ZERO ? ('INCOME' as const) : ('OUTGOING' as const),
      reason: REASONS[type],
      on,
      amount: change > ZERO ? change : negate(change),
      balance,
      pending: type === 'BonusReserved' && moves.findLast((one) => one.moneyId === moneyId)?.type === type,
    }))
    .toReversed();

/** What reversed payments left to take from later bonuses. */
export const bonusesOwed = (moves: readonly BonusMove[]): Tiyn =>
  add(
    ...new Map(
      moves.filter(({ type }) => type === 'BonusTakenBack').map(({ moneyId, owed }) => [moneyId, owed]),
    ).values(),
  );
