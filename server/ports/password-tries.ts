/** Wrong passwords, counted for each pair of typed name and caller; the name need not exist. */
export type PasswordTries = {
  /**
   * Counts a try before the password is compared, so that parallel tries cannot slip through; or says how long to wait.
   */
  take(name: string, caller: string): Promise<{ waitSeconds: number } | undefined>;
  /** Wrong ones of all callers together who tried within the last hour. */
  wrongOfAll(name: string): Promise<number>;
  /** The password was not compared, so the try does not count. */
  giveBack(name: string, caller: string): Promise<void>;
  /** Clears the count of this caller. */
  wasRight(name: string, caller: string): Promise<void>;
  /** How many callers have to wait now. */
  waiting(name: string): Promise<number>;
  /** Clears the counts of all callers; returns how many were waiting. */
  unlock(name: string): Promise<number>;
};
