import { z } from 'zod';
import { Tiyn } from '../codecs.ts';
import { financial } from './base.ts';

export const WAIVE_PENALTY_EVENTS = {
  PenaltyWaived: financial.extend({ amount: Tiyn, reason: z.string().max(64) }),
} as const;
