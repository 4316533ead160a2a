/** Another person has this number, e-mail, IIN or document. */
export const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';
