/** Lists of the office that keep filters under names (R640). */
export const WORK_LISTS = ['QUEUE', 'LATE', 'SUSPENSE', 'SETTLEMENTS', 'DISPUTES', 'CORRECTIONS'] as const;
export type WorkList = (typeof WORK_LISTS)[number];

export const SAVED_FILTER = {
  nameMax: 40,
  /** Of one list. */
  most: 20,
  /** Names and values of fields as in an address: no text that somebody types. */
  search: /^[\w=&.%-]{1,300}$/,
} as const;
