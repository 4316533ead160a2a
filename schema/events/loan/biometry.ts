import { z } from 'zod';
import { plain } from './base.ts';

export const BIOMETRY_EVENTS = {
  BiometryRequested: plain,
  BiometryPassed: plain.extend({ vendor: z.enum(['V1', 'V2', 'V3']), reference: z.string().max(64) }),
  BiometryFailed: plain.extend({ vendor: z.enum(['V1', 'V2', 'V3']), reason: z.string().max(64), triesLeft: z.int() }),
  BiometryWaitCancelled: plain,
} as const;
