/** Devices on which somebody has signed in: a random token in a cookie, known to us by its hash. It opens nothing by itself. */
export type Devices = {
  /** What limits count this device by; undefined where the account has never signed in on it. */
  keyOf(accountId: string, token: string): Promise<string | undefined>;
  /** Gives back the device's token: the one that it has, if it is one of ours, else a new one. */
  remember(accountId: string, token: string | undefined): Promise<string>;
  /** After a restore no device is known, for whoever knew the old password may have used one. */
  forgetAll(accountId: string): Promise<void>;
};
