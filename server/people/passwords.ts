/** argon2id with two at once and a short queue: a flood of sign-ins is refused instead of starving the machine (attack A13). */
import { hash, verify } from '@node-rs/argon2';
import { type Passwords, PasswordsBusy } from '../ports/passwords.ts';

const AT_ONCE = 2;
const LONGEST_QUEUE = 40;
/** OWASP's second recommendation: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function argonPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= LONGEST_QUEUE) throw new PasswordsBusy();
      await new Promise<void>((next) => waiting.push(next));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
  const nobody = hash('a password that nobody has', COST);
  return {
    hash: (password) => turn(() => hash(password, COST)),
    matches: (password, stored) =>
      turn(async () => {
        const right = await verify(stored ?? (await nobody), password);
        return stored !== null && right;
      }),
  };
}
