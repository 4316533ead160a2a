import type { KeyRing } from '../../server/ports/key-ring.ts';
import { keyOf } from '../../server/secret-settings.ts';

/** A ring that never changes. */
export function ringOf(present: Buffer, ...previous: readonly Buffer[]): KeyRing {
  const keys = [present, ...previous].map(keyOf);
  return { present: () => keyOf(present), all: () => keys, find: (id) => keys.find((key) => key.id === id) };
}
