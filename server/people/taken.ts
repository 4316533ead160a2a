/** What Postgres says of a value that must stand once. */
export const TAKEN = '23505';

/** Another person has this number, e-mail, IIN or document. */
export const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === TAKEN;
