/** What the access log records. Its rows hold ids and codes, never personal data (R292). */
export const ACCESS_ACTS = [
  'SEARCHED',
  'OPENED',
  'UNMASKED',
  'CORRECTION_ASKED',
  'CORRECTION_WITHDRAWN',
  'CORRECTED',
  'UNLOCKED',
] as const;
export type AccessAct = (typeof ACCESS_ACTS)[number];
