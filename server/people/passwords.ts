/** argon2id, two at once and a short queue: a flood of sign-ins is refused instead of starving the machine. */
import { hash, verify } from '@node-rs/argon2';
import { type Passwords, PasswordsBusy } from '../ports/passwords.ts';

const AT_ONCE = 2;
const LONGEST_QUEUE = 40;
/** OWASP's second recommendation: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function argonPasswords(): Passwords {
  let running = 0;
  const queues: Record<'known' | 'others', (() => void)[]> = { known: [], others: [] };
  const turn = async <T>(work: () => Promise<T>, queue: (() => void)[]): Promise<T> => {
    if (running >= AT_ONCE) {
      if (queue.length >= LONGEST_QUEUE) throw new PasswordsBusy();
      await new Promise<void>((next) => queue.push(next));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queues.known.shift() ?? queues.others.shift();
      if (next) next();
      else running--;
    }
  };
  const nobody = hash('a password that nobody has', COST);
  return {
    hash: (password) => turn(() => hash(password, COST), queues.others),
    matches: (password, stored, knownDevice = false) =>
      turn(
        async () => {
          const right = await verify(stored ?? (await nobody), password);
          return stored !== null && right;
        },
        knownDevice ? queues.known : queues.others,
      ),
  };
}
