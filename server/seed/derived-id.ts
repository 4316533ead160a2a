import { uuidIds } from '../adapters/ids/uuid.ts';

/** Derives the ids that the product would derive. */
export const derivedId = <T extends string>(from: string, name: string): T => uuidIds.derived<T>(from, name);
