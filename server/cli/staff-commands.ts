/** A command returns the line to print. */

import { REFUSAL_TEXTS } from '../../schema/reference/refusal-texts.ts';
import { printStaffNumber, STAFF_ROLES, type StaffRole } from '../../schema/reference/staff.ts';
import type { Result } from '../domain/decider.ts';
import type { PeopleRegistry } from '../people/registry.ts';
import type { TwoPersons } from '../ports/two-persons.ts';
import { makeStaff, type Staff, type StaffShown } from '../use-cases/people/staff.ts';
import { freshPassword } from '../use-cases/people/staff-password.ts';

const ROLE_LIST = STAFF_ROLES.join('|');
export const USAGE = `npm run staff -- list
npm run staff -- add --email <address> --name <name> --role <${ROLE_LIST}>
npm run staff -- role --email <address> --role <${ROLE_LIST}>
npm run staff -- reset --email <address>      a new password; whoever was signed in is not any more
npm run staff -- unlock --email <address>     nobody has to wait after wrong passwords
npm run staff -- forget-factor --email <address>   lost the phone and the recovery codes
npm run staff -- disable --email <address>
npm run staff -- enable --email <address>
An auditor confirms a role and a forgotten factor in the office within a day; without any auditor they hold at once.
add and reset take the password from STAFF_PASSWORD, else one is made and shown once. It opens the account for three
days, and only to choose another.`;

/** Printed without a stack. */
export class Wrong extends Error {
  override name = 'Wrong';
}

export type StaffCommand = { command: string; email?: string; name?: string; role?: string; password?: string };

/** In the access log, in place of a person: whoever has the console of the machine. */
const CONSOLE = { id: 'npm run staff', role: 'system' } as const;

export async function staffCommand(
  people: PeopleRegistry,
  twoPersons: TwoPersons,
  words: StaffCommand,
): Promise<string> {
  let shown = '';
  const staff = makeStaff({
    ...people,
    twoPersons,
    freshPassword: () => words.password ?? freshPassword(),
    handOver: async ({ password }) => {
      if (words.password === undefined) shown = ` Password, shown once: ${password}`;
      return 'sent';
    },
    tellFactor: async () => undefined,
  });
  const work = { list, add, role, reset, unlock, disable, enable, 'forget-factor': forgetFactor }[words.command];
  if (!work) throw new Wrong(USAGE);
  return `${await work(staff, { email: '', ...words })}${shown}`;
}

type Work = (staff: Staff, words: StaffCommand & { email: string }) => Promise<string>;

const list: Work = async (staff) => {
  const lines = (await staff.list()).map((one) =>
    [
      one.number === null ? '' : printStaffNumber(one.number),
      one.email,
      one.roles.join(', ') || 'no role yet',
      one.name,
      ...notes(one),
    ].join('   '),
  );
  return lines.length > 0 ? lines.join('\n') : 'There is no staff yet.';
};

const notes = ({ asked, disabled, hasTemporaryPassword, hasSecondFactor, waiting }: StaffShown): string[] => [
  ...(asked ? [`${asked} awaits an auditor`] : []),
  ...(disabled ? ['may not sign in'] : []),
  ...(hasTemporaryPassword ? ['has to choose a password'] : []),
  ...(hasSecondFactor ? ['second factor'] : []),
  ...(waiting > 0 ? ['has to wait after wrong passwords or codes'] : []),
];

const add: Work = async (staff, { email, name, role: given }) => {
  if (!email || !name) throw new Wrong(USAGE);
  done(email, await staff.add(CONSOLE, { email, name, role: roleOf(given) }, email));
  return `${email} added, ${await roleNow(staff, email)}.`;
};

const role: Work = async (staff, { email, role: given }) => {
  done(email, await staff.setRole(CONSOLE, email, roleOf(given)));
  return `${email}: ${await roleNow(staff, email)}.`;
};

const reset: Work = async (staff, { email }) => {
  done(email, await staff.resetPassword(CONSOLE, email, email));
  return `${email} has a new password and has to sign in again.`;
};

const unlock: Work = async (staff, { email }) => {
  const { unlocked } = done(email, await staff.unlock(CONSOLE, email));
  return unlocked > 0 ? `${email}: nobody has to wait any more.` : `${email}: nobody had to wait.`;
};

const forgetFactor: Work = async (staff, { email }) => {
  done(email, await staff.askNoFactor(CONSOLE, email));
  const asked = (await staff.openAsks()).some(({ member, role }) => member.email === email && role === null);
  return asked ? `${email}: an auditor has to confirm it in the office.` : `${email} has no second factor.`;
};

const disable: Work = async (staff, { email }) => {
  const { lapsed } = done(email, await staff.setClosed(CONSOLE, email, true));
  return `${email} may not sign in any more; asks that wait for a second person and lapse: ${lapsed}.`;
};

const enable: Work = async (staff, { email }) => {
  done(email, await staff.setClosed(CONSOLE, email, false));
  return `${email} is open again: ${await roleNow(staff, email)}.`;
};

async function roleNow(staff: Staff, email: string): Promise<string> {
  const member = (await staff.list()).find((one) => one.email === email);
  return member?.asked ? `${member.asked} awaits an auditor in the office` : `${member?.roles.join()} now`;
}

function done<T>(email: string, answer: Result<T & object>): T {
  if (!('refusal' in answer)) return answer;
  const { code } = answer.refusal;
  if (code === 'NOT_FOUND') throw new Wrong(`${email} is no member of staff.`);
  if (code === 'EMAIL_TAKEN') throw new Wrong(`${email} has an account already.`);
  if (code === 'PASSWORD_WEAK') throw new Wrong('STAFF_PASSWORD does not meet the password rule.');
  throw new Wrong(REFUSAL_TEXTS[code].ru);
}

function roleOf(text: string | undefined): StaffRole {
  const known = STAFF_ROLES.find((one) => one === text);
  if (!known) throw new Wrong(`--role is one of ${ROLE_LIST}.`);
  return known;
}
