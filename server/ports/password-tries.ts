/** Wrong passwords, counted for the pair of the name that was typed and whoever typed it; the name need not belong to anybody. */
export type PasswordTries = {
  /** Counts a try before the password is compared, so that parallel tries cannot slip through; or says how long to wait. */
  take(name: string, caller: string): Promise<{ waitSeconds: number } | undefined>;
  /** The password was not looked at: the try did not happen. */
  giveBack(name: string, caller: string): Promise<void>;
  /** Nothing stands against this caller any more. */
  wasRight(name: string, caller: string): Promise<void>;
  /** How many callers have to wait now. */
  waiting(name: string): Promise<number>;
  /** Nothing stands against any caller; says how many were waiting. */
  unlock(name: string): Promise<number>;
};
