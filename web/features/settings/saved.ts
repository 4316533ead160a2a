/** What the page before has saved: its name in the texts `settings.saved_*`. */
const SAVED = [
  'savePersonalData',
  'saveAddress',
  'saveEmployment',
  'saveContacts',
  'password',
  'phone',
  'email',
  'language',
] as const;
export type Saved = (typeof SAVED)[number];

export const savedIn = (state: unknown): Saved | undefined =>
  SAVED.find((one) => typeof state === 'object' && state !== null && 'saved' in state && state.saved === one);
