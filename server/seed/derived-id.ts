import { uuidIds } from '../adapters/ids/uuid.ts';

/** Derives ids as the product does, from any UUID, so that both find the same id. */
export const derivedId = <T extends string>(from: string, name: string): T => uuidIds.derived<T>(from, name);
