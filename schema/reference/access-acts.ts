/** What the access log records. Its rows hold ids and codes, never personal data (R292). */
export const ACCESS_ACTS = ['SEARCHED', 'OPENED', 'UNMASKED'] as const;
export type AccessAct = (typeof ACCESS_ACTS)[number];
