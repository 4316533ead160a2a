/** The lines of the interest and penalty owed, as events go on. */
import type { LoanEvent, LoanEventType } from '../../../schema/events/loan.ts';
import { type Charges, chargesAfterEvent, NO_CHARGES } from '../money/charge-parts.ts';
import { type Around, issuedLoanOf } from './summary.ts';

/** Their figures come from folding the money in the order of its days, not from the event before. */
const BEGINS_ANEW: ReadonlySet<LoanEventType> = new Set(['BackdatingAdjusted', 'PaymentReversed', 'LoanRestructured']);

export function chargesAfter(charges: Charges, { before, after }: Around, { type }: LoanEvent): Charges {
  const now = issuedLoanOf(after);
  const then = before && issuedLoanOf(before);
  if (!now || !then) return NO_CHARGES;
  if (now.standing === then.standing) return charges;
  return chargesAfterEvent(then.contract, then.standing, charges, now.standing, !BEGINS_ANEW.has(type));
}
