/** Devices of earlier sign-ins: a random token in a cookie, stored by its hash. It opens nothing by itself. */
export type Devices = {
  /** The key of this device in limits; undefined where the account never signed in on it. */
  keyOf(accountId: string, token: string): Promise<string | undefined>;
  /** Returns the device's own token if it is ours, else a new one. */
  remember(accountId: string, token: string | undefined): Promise<string>;
  /** After a password reset no device is known: someone with the old password may have used one. */
  forgetAll(accountId: string): Promise<void>;
};
