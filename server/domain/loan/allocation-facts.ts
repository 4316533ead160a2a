/** What the allocation of a payment says by itself. */
import type { AllocationLine, Posting } from '../../../schema/events/figures.ts';
import { add, subtract, type Tiyn } from '../../../schema/values/money.ts';

/** The remainder of the payment went to the balance. */
export const allocatedTotal = (lines: readonly AllocationLine[]): Tiyn => add(...lines.map(({ amount }) => amount));

type Corrected = { readonly surplus: Tiyn; readonly postings: readonly Posting[] };

/**
 * How a correction changes what the loan has received: less what now goes to the balance, plus what bonuses now pay.
 */
export const paidByCorrection = ({ surplus, postings }: Corrected): Tiyn =>
  subtract(add(...postings.flatMap(({ account, amount }) => (account === 'bonus-liability' ? [amount] : []))), surplus);

/** Principal repaid ahead of schedule uses up a signed prepayment. */
export const repaysAhead = (lines: readonly AllocationLine[]): boolean =>
  lines.some(({ component, row }) => component === 'principal' && row === null);
