/** Which keys each process has: a broken one gives away no more than it needs (R1001, D0257). */
import type { KeyRing } from './ports/key-ring.ts';
import { previousOf, SECRETS, type SecretName, type Secrets } from './secret-settings.ts';

export const PROCESS_ROLES = ['api', 'projector', 'worker', 'all'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

/**
 * The api meets people, so it needs all. The worker opens persons, writes events and messages, but answers nobody. The
 * projector turns events, in which there is no person, into tables.
 */
export const KEYS_OF: Readonly<Record<ProcessRole, readonly SecretName[]>> = {
  api: SECRETS,
  projector: [],
  worker: ['PEOPLE_MASTER_KEY', 'PEOPLE_INDEX_KEY', 'CODES_KEY', 'CALLBACK_KEY', 'ANCHOR_KEY', 'PUSH_KEY'],
  all: SECRETS,
};

const isOf =
  (role: ProcessRole) =>
  (name: string): boolean => {
    const key = SECRETS.find((one) => name === one || name === previousOf(one));
    return key === undefined || KEYS_OF[role].includes(key);
  };

/** What the role may read: its own keys, and settings that are no key of ours. */
export const shareOf = <T extends string | undefined>(
  secrets: Readonly<Record<string, T>>,
  role: ProcessRole,
): Record<string, T> => Object.fromEntries(Object.entries(secrets).filter(([name]) => isOf(role)(name)));

/** Keys that were given to a role that needs none of them; it reads them not. */
export const foreignKeys = (given: Secrets, role: ProcessRole): readonly string[] =>
  Object.keys(given).filter((name) => given[name] && !isOf(role)(name));

/** In the place of a key that the role does not have: a use of it is a fault of ours. */
export function absentRing(name: SecretName, role: ProcessRole): KeyRing {
  const fail = (): never => {
    throw new Error(`a process of the role ${role} has no ${name}`);
  };
  return { present: fail, all: fail, find: fail };
}
