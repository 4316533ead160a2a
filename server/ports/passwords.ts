/**
 * Hashing is slow on purpose, so few run at once and the queue is short: a flood of sign-ins cannot starve the machine.
 */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy';
}

export type Passwords = {
  /** @throws PasswordsBusy */
  hash(password: string): Promise<string>;
  /**
   * Without a hash it takes as long and returns false, so that an unknown account looks like a wrong password.
   * `knownDevice` has its own queue, served first. @throws PasswordsBusy
   */
  matches(password: string, hash: string | null, knownDevice?: boolean): Promise<boolean>;
};
