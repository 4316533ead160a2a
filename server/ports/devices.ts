import type { Instant } from '../../schema/values/local-date.ts';

/** Devices of earlier sign-ins: a random token in a cookie, stored by its hash. It opens nothing by itself. */
export type Devices = {
  /** The key of this device in limits; undefined where the account never signed in on it. */
  keyOf(accountId: string, token: string): Promise<string | undefined>;
  /** Returns the device's own token if it is ours, else a new one. */
  remember(accountId: string, token: string | undefined): Promise<string>;
  /** When each known device of the account was last used, the latest first. */
  seenOf(accountId: string): Promise<readonly Instant[]>;
  /** After a password reset no device is known: someone with the old password may have used one. */
  forgetAll(accountId: string): Promise<void>;
};
