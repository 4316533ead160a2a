/** The keys of one kind: the present one makes what is new, the earlier ones still open what they made (D0127). */
import type { KeyObject } from 'node:crypto';

export type Key = {
  /** Eight hexadecimal digits that tell nothing about the key. */
  readonly id: string;
  readonly bytes: Buffer;
  /** Bytes would be imported for every use. */
  readonly object: KeyObject;
};

export type KeyRing = {
  present(): Key;
  /** The present one first. */
  all(): readonly [Key, ...Key[]];
  find(id: string): Key | undefined;
};
