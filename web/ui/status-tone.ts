import type { Tone } from './Tag.tsx';

/** A late payment is apricot, never red: it is no error. */
const TONES: Readonly<Record<string, Tone>> = {
  APPROVED: 'ok',
  REMITTANCE_IN_PROGRESS: 'tint',
  REMITTANCE_PAID: 'ok',
  ACTIVE: 'tint',
  GRACE_DAY_OFF: 'tint',
  PROLONGED: 'tint',
  GRACE_MANUAL: 'tint',
  RESTRUCTURED: 'tint',
  FINISHED: 'ok',
  EXPIRED: 'care',
  GRACE_EXPIRED: 'care',
  CALCULATION_STOPPED: 'care',
  RESTRUCTURED_EXPIRED: 'care',
  REMITTANCE_ERROR: 'care',
  REJECTED_BY_FRAUD: 'bad',
};

export const statusTone = (status: string): Tone => TONES[status] ?? 'plain';
