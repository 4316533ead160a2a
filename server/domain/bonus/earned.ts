/** What of a payment earns bonuses (R15): interest paid in time, not from a row that was late. */
import type { AllocationLine } from '../../../schema/events/figures.ts';
import { add, type Tiyn } from '../../../schema/values/money.ts';

export const interestInTime = (lines: readonly AllocationLine[]): Tiyn =>
  add(...lines.filter((line) => line.component === 'interest' && !line.overdue).map((line) => line.amount));
