import type { PaymentEvent } from '../../../schema/events/payment.ts';
import { accepting } from '../decider.ts';

export const accept = accepting<PaymentEvent>();
