import type { CommandId } from '../../schema/values/ids.ts';

/** Chance lives here, so that decisions and tests never meet it. */
export type Ids = {
  /** A fresh UUIDv7. */
  fresh<T extends string>(): T;
  /** UUIDv5: the same command id and name give the same id for ever. */
  derived<T extends string>(from: CommandId, name: string): T;
};
