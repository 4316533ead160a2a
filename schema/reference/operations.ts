/** The parts of the running product that an administrator looks at. */
export const PARTS = [
  'LEDGER',
  'NODES',
  'PROJECTOR',
  'READ_MODELS',
  'MODELS',
  'WORKER',
  'ROUNDS',
  'QUEUE',
  'DEAD_LETTERS',
  'STALLED',
  'PROVIDERS',
  'BANK_FILES',
  'SETTINGS',
  'STATEMENTS',
  'PERSONS',
  'STATUTORY',
  'BACKUP',
  'DISK',
] as const;
export type PartName = (typeof PARTS)[number];
export type OpenAmount = number | null;

/** From here on a part needs a person. */
export const TROUBLE = {
  /** The read models are behind the log. */
  lagSeconds: 60,
  /** The oldest open task of a workflow. */
  queueSeconds: 3_600,
  /** A night was left out. */
  backupSeconds: 36 * 3_600,
  diskMegabytes: 1_024,
  /** Left to the certificates of the event store. */
  certificateDays: 30,
} as const;
