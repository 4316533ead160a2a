/**
 * What payments, the balance and bonuses share: received money is kept as a fact, so that a correction can allocate it
 * anew.
 */

import type { LoanEventOf } from '../../../../schema/events/loan.ts';
import type { PaymentId } from '../../../../schema/values/ids.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import { add } from '../../../../schema/values/money.ts';
import { noticeReached } from '../../money/balances.ts';
import { allocatedTotal, repaysAhead } from '../allocation-facts.ts';
import type { Fact, IssuedLoan, Receipt } from '../state.ts';
import { endPrepayment } from './prepayment.ts';

export function receivedOn(loan: IssuedLoan, event: Receipt, on: LocalDate): Partial<IssuedLoan> {
  const { allocation, surplus } = event.data;
  const usedUp = loan.prepayment?.signed === true && repaysAhead(allocation);
  return {
    facts: [...loan.facts, { on, event }],
    paid: add(loan.paid, allocatedTotal(allocation)),
    surplus: add(loan.surplus, surplus),
    noticedDay: Math.min(loan.noticedDay, noticeReached(loan.standing.overdueSince, on)),
    ...(usedUp ? endPrepayment(loan, 'PAID') : {}),
  };
}

export const receiptId = (event: Receipt | LoanEventOf<'BonusSpent'>): PaymentId =>
  event.type === 'PaymentReceived' ? event.data.paymentId : event.data.transferId;

type Reallocated = LoanEventOf<'BackdatingAdjusted'>['data']['reallocated'];

export function reallocate(facts: readonly Fact[], changes: Reallocated): Fact[] {
  return facts.map((fact): Fact => {
    const { event } = fact;
    if (event.type !== 'PaymentReceived' && event.type !== 'BalanceApplied' && event.type !== 'BonusSpent') return fact;
    const change = changes.find((c) => c.paymentId === receiptId(event));
    if (!change) return fact;
    const { allocation, surplus } = change;
    if (event.type === 'BonusSpent') {
      const amount = add(...allocation.map((line) => line.amount));
      return { ...fact, event: { ...event, data: { ...event.data, allocation, amount } } };
    }
    if (event.type === 'PaymentReceived') {
      return { ...fact, event: { ...event, data: { ...event.data, allocation, surplus } } };
    }
    return { ...fact, event: { ...event, data: { ...event.data, allocation, surplus } } };
  });
}
