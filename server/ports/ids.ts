/** Chance lives here, so that decisions and tests never meet it. */
export type Ids = {
  /** A fresh UUIDv7. */
  fresh<T extends string>(): T;
  /**
   * The same id and name give the same id for ever. What comes from an id that begins with its time (UUIDv7, or derived from one) begins with the same
   * time, so that rows made together lie together in every index; the rest is UUIDv5.
   */
  derived<T extends string>(from: string, name: string): T;
};
