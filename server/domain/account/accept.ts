import type { AccountEvent } from '../../../schema/events/account.ts';
import { accepting } from '../decider.ts';

export const accept = accepting<AccountEvent>();
