/** Interest paid in time earns bonuses; interest of an overdue instalment does not (R15). */
import type { AllocationLine } from '../../../schema/events/figures.ts';
import { add, type Tiyn } from '../../../schema/values/money.ts';

export const interestInTime = (lines: readonly AllocationLine[]): Tiyn =>
  add(...lines.filter((line) => line.component === 'interest' && !line.overdue).map((line) => line.amount));
