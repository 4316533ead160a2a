import { uuidIds } from '../adapters/ids/uuid.ts';

/** As the product derives its ids, from any UUID: where both derive from the same one, they find the same id. */
export const derivedId = <T extends string>(from: string, name: string): T => uuidIds.derived<T>(from, name);
