/** A due date moved from a day off, or deferred by the office (R12). */
import { LocalDate, Tiyn } from '../codecs.ts';
import { financial } from './base.ts';

export const GRACE_EVENTS = {
  GraceDayGranted: financial.extend({ until: LocalDate }),
  GraceGranted: financial.extend({ until: LocalDate, grantedOn: LocalDate }),
  GraceExpired: financial.extend({ overdueSince: LocalDate, overdueAmount: Tiyn }),
} as const;
