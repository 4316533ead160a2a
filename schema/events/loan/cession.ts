import { z } from 'zod';
import { LocalDate, Tiyn } from '../codecs.ts';
import { financial, plain } from './base.ts';

export const CESSION_EVENTS = {
  CessionAgreed: plain.extend({ buyer: z.string().max(64), price: Tiyn, agreedOn: LocalDate, payBy: LocalDate }),
  LoanCeded: financial.extend({ buyer: z.string().max(64), price: Tiyn, cededOn: LocalDate }),
  CessionCancelled: plain,
} as const;
