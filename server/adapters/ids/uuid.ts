import { v5, v7, version } from 'uuid';
import type { Ids } from '../../ports/ids.ts';

const timed = (id: string): boolean => [7, 8].includes(version(id));

/** UUIDv8 (RFC 9562, 5.8): the 48 time bits of `from`, then the bits of a UUIDv5. */
const withTimeOf = (from: string, hashed: string): string => `${from.slice(0, 13)}-8${hashed.slice(15)}`;

export const uuidIds: Ids = {
  fresh: <T extends string>() => v7() as T,
  derived: <T extends string>(from: string, name: string) => {
    const hashed = v5(name, from);
    return (timed(from) ? withTimeOf(from, hashed) : hashed) as T;
  },
};
