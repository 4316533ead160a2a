/** A slow hash on purpose; so that a flood of sign-ins cannot starve the machine, few run at once and the queue is short. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy';
}

export type Passwords = {
  /** @throws PasswordsBusy */
  hash(password: string): Promise<string>;
  /**
   * Without a hash it takes as long and answers false: a stranger's account is not told from a wrong password. `knownDevice` has a queue of its own,
   * served first: a flood of strangers does not fill it. @throws PasswordsBusy
   */
  matches(password: string, hash: string | null, knownDevice?: boolean): Promise<boolean>;
};
