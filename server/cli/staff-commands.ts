/** A command returns the line to print. */
import { randomBytes } from 'node:crypto';
import { ROLES, type Role } from '../../schema/events/envelope.ts';
import { readForm } from '../../schema/forms/read.ts';
import { newPassword } from '../../schema/forms/sign-in.ts';
import type { PeopleRegistry } from '../people/registry.ts';
import type { Account } from '../ports/accounts.ts';
import { startAnew } from '../use-cases/people/sign-in.ts';

export const STAFF_ROLES: readonly Role[] = ROLES.filter(
  (role) => !['anonymous', 'borrower', 'entrepreneur', 'system'].includes(role),
);
const ROLE_LIST = STAFF_ROLES.join('|');
export const USAGE = `npm run staff -- list
npm run staff -- add --email <address> --name <name> --role <${ROLE_LIST}>
npm run staff -- role --email <address> --role <${ROLE_LIST}>
npm run staff -- reset --email <address>      a new password; whoever was signed in is not any more
npm run staff -- unlock --email <address>     nobody has to wait after wrong passwords
npm run staff -- disable --email <address>
add and reset take the password from STAFF_PASSWORD, else one is made and shown once.`;

/** Printed without a stack. */
export class Wrong extends Error {
  override name = 'Wrong';
}

export type StaffCommand = { command: string; email?: string; name?: string; role?: string; password?: string };

export async function staffCommand(people: PeopleRegistry, words: StaffCommand): Promise<string> {
  const { command, email = '' } = words;
  if (command === 'list') return list(people);
  if (command === 'add') return add(people, words);
  const account = await people.accounts.byEmail(email);
  const work = { role, reset, unlock, disable }[command];
  if (!work) throw new Wrong(USAGE);
  if (account?.kind !== 'staff') throw new Wrong(`${email} is no member of staff.`);
  return work(people, account, words);
}

async function list({ accounts }: PeopleRegistry): Promise<string> {
  const rows = (await accounts.staff()).map(({ email, name, roles, disabled }) =>
    [email, roles.join(', '), name, ...(disabled ? ['may not sign in'] : [])].join('   '),
  );
  return rows.length > 0 ? rows.join('\n') : 'There is no staff yet.';
}

async function add(people: PeopleRegistry, { email, name, role, password }: StaffCommand): Promise<string> {
  if (!email || !name) throw new Wrong(USAGE);
  const known = roleOf(role);
  const made = passwordOf(password);
  const passwordHash = await people.passwords.hash(made.password);
  const outcome = await people.accounts.addStaff({ email, name, roles: [known], passwordHash });
  if (outcome === 'taken') throw new Wrong(`${email} has an account already.`);
  return `${email} added as ${known}.${made.shown}`;
}

type Work = (people: PeopleRegistry, account: Account, command: StaffCommand) => Promise<string>;

const role: Work = async (people, { id, email }, command) => {
  const known = roleOf(command.role);
  await people.accounts.setRoles(id, [known]);
  await people.sessions.closeAll(id);
  return `${email} is ${known} now and has to sign in again.`;
};

const reset: Work = async (people, account, { password }) => {
  const made = passwordOf(password);
  await people.accounts.setPassword(account.id, await people.passwords.hash(made.password));
  await startAnew(people, account);
  return `${account.email} has a new password and has to sign in again.${made.shown}`;
};

const unlock: Work = async (people, { email }) => {
  const waiting = await people.passwordTries.unlock(email ?? '');
  return waiting > 0 ? `${email}: nobody has to wait any more.` : `${email}: nobody had to wait.`;
};

const disable: Work = async (people, { id, email }) => {
  await people.accounts.disable(id);
  await people.sessions.closeAll(id);
  return `${email} may not sign in any more.`;
};

function roleOf(text: string | undefined): Role {
  const known = STAFF_ROLES.find((one) => one === text);
  if (!known) throw new Wrong(`--role is one of ${ROLE_LIST}.`);
  return known;
}

function passwordOf(given: string | undefined): { password: string; shown: string } {
  const password = given ?? `${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}A7z`;
  if ('problems' in readForm(newPassword, password)) throw new Wrong('STAFF_PASSWORD does not meet the password rule.');
  return { password, shown: given ? '' : ` Password, shown once: ${password}` };
}
