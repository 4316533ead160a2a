/** Randomness lives here, away from decisions and tests. */
export type Ids = {
  /** A fresh UUIDv7. */
  fresh<T extends string>(): T;
  /**
   * The same id and name always give the same id. It keeps the leading time of a UUIDv7, so that rows made together
   * stay together in every index; the rest is UUIDv5.
   */
  derived<T extends string>(from: string, name: string): T;
};
