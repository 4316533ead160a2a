import type { LoanEvent } from '../../../schema/events/loan.ts';
import { accepting } from '../decider.ts';

export const accept = accepting<LoanEvent>();
