import { v5 } from 'uuid';

/** As derivedId of the product, from any UUID: where both derive from the same one, they find the same id. */
export const derivedId = <T extends string>(from: string, name: string): T => v5(name, from) as T;
