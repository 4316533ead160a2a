/** What the access log records. Its rows hold ids and codes, never personal data (R292). */
export const ACCESS_ACTS = [
  'SEARCHED',
  'OPENED',
  'UNMASKED',
  'CORRECTION_ASKED',
  'CORRECTION_WITHDRAWN',
  'CORRECTED',
  'UNLOCKED',
  'STAFF_ADDED',
  'STAFF_ROLE_ASKED',
  'STAFF_ROLE_SET',
  'STAFF_PASSWORD_RESET',
  'STAFF_PASSWORD_CHOSEN',
  'STAFF_CLOSED',
  'STAFF_OPENED',
  'STAFF_UNLOCKED',
  'STAFF_FACTOR_SET',
  'STAFF_FACTOR_ASKED',
  'STAFF_FACTOR_REMOVED',
  'STAFF_RECOVERY_USED',
] as const;
export type AccessAct = (typeof ACCESS_ACTS)[number];
