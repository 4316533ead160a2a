/**
 * What the borrower is asked for on a day. From the signature of a restructuring to the end of its day the penalty that
 * its first payment waives is not asked for, so no split of the money closes the loan for less than one payment (R925).
 */
import type { Balances } from '../../../schema/events/figures.ts';
import { RESTRUCTURING } from '../../../schema/reference/limits.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { subtract, type Tiyn } from '../../../schema/values/money.ts';
import { accrueTo } from '../money/accrual.ts';
import type { Figures } from '../money/contract.ts';
import { type Quote, quoteOn } from '../money/quote.ts';
import { partOf } from '../money/schedule.ts';

type Agreed = { readonly kind: string; readonly signed?: boolean; readonly payBy: LocalDate };

export const waivedPenalty = ({ penalty }: Pick<Balances, 'penalty'>): Tiyn =>
  partOf(penalty, RESTRUCTURING.waivedPenaltyPpm);

export const withoutWaived = (standing: Balances): Balances => ({
  ...standing,
  penalty: subtract(standing.penalty, waivedPenalty(standing)),
});

export function askedOn({ contract, standing, request }: Figures & { request: Agreed | null }, day: LocalDate): Quote {
  const waives = request?.kind === 'RESTRUCTURING' && request.signed === true && day <= request.payBy;
  if (!waives) return quoteOn({ contract, standing }, day);
  return quoteOn({ contract, standing: withoutWaived(accrueTo(contract, standing, day).standing) }, day);
}
