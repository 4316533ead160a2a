/** What the allocation of a payment says by itself; every fold of a loan asks it here. */
import type { AllocationLine } from '../../../schema/events/figures.ts';
import { add, type Tiyn } from '../../../schema/values/money.ts';

/** What has met the loan: the rest of the money went to the balance. */
export const allocatedIn = (lines: readonly AllocationLine[]): Tiyn => add(...lines.map(({ amount }) => amount));

/** Principal repaid ahead of the schedule: a signed prepayment is used by it. */
export const repaysAhead = (lines: readonly AllocationLine[]): boolean =>
  lines.some(({ component, row }) => component === 'principal' && row === null);
