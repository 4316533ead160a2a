/** What the allocation of a payment says by itself; every fold of a loan asks it here. */
import type { AllocationLine, Posting } from '../../../schema/events/figures.ts';
import { add, subtract, type Tiyn } from '../../../schema/values/money.ts';

/** What has met the loan: the rest of the money went to the balance. */
export const allocatedTotal = (lines: readonly AllocationLine[]): Tiyn => add(...lines.map(({ amount }) => amount));

type Corrected = { readonly surplus: Tiyn; readonly postings: readonly Posting[] };

/**
 * By how much a correction of days gone by changes what has met the loan: less what now went on to the balance, more what bonuses
 * now pay; a bonus that has less to pay gives the rest back.
 */
export const paidByCorrection = ({ surplus, postings }: Corrected): Tiyn =>
  subtract(add(...postings.flatMap(({ account, amount }) => (account === 'bonus-liability' ? [amount] : []))), surplus);

/** Principal repaid ahead of the schedule: a signed prepayment is used by it. */
export const repaysAhead = (lines: readonly AllocationLine[]): boolean =>
  lines.some(({ component, row }) => component === 'principal' && row === null);
