import { randomBytes } from 'node:crypto';
import type { KeyRing } from '../../server/ports/key-ring.ts';
import { keyOf } from '../../server/secret-settings.ts';

/** A ring whose key is changed, and whose earlier key is taken away. */
export function changingRing(): KeyRing & { rotate(): void; retire(): void } {
  let ring = ringOf(randomBytes(32));
  return {
    present: () => ring.present(),
    all: () => ring.all(),
    find: (id) => ring.find(id),
    rotate: () => {
      ring = ringOf(randomBytes(32), ring.present().bytes);
    },
    retire: () => {
      ring = ringOf(ring.present().bytes);
    },
  };
}

/** A ring that never changes. */
export function ringOf(present: Buffer, ...previous: readonly Buffer[]): KeyRing {
  const keys = [keyOf(present), ...previous.map(keyOf)] as const;
  return { present: () => keyOf(present), all: () => keys, find: (id) => keys.find((key) => key.id === id) };
}
