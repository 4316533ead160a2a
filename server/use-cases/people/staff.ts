/**
 * The accounts of staff: an administrator adds, closes and helps, but an auditor confirms a role (R373), and only the
 * owner knows a password after the first sign-in (R372). Each act stands in the access log.
 */

import { readForm } from '../../../schema/forms/read.ts';
import { newPassword } from '../../../schema/forms/sign-in.ts';
import type { AccessAct } from '../../../schema/reference/access-acts.ts';
import { STAFF_PASSWORD_DAYS, STAFF_ROLES, type StaffRole } from '../../../schema/reference/staff.ts';
import { type Instant, instant } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { AccessEntry, AccessLog } from '../../ports/access-log.ts';
import type { Accounts, StaffMember } from '../../ports/accounts.ts';
import type { Devices } from '../../ports/devices.ts';
import type { PasswordTries } from '../../ports/password-tries.ts';
import type { Passwords } from '../../ports/passwords.ts';
import type { SecondFactors } from '../../ports/second-factors.ts';
import type { Sessions } from '../../ports/sessions.ts';
import type { OpenAsk, TwoPersons } from '../../ports/two-persons.ts';
import { oneAct } from '../kernel/second-person.ts';
import { factorTries } from './second-factor.ts';

export type StaffDeps = {
  accounts: Pick<Accounts, 'staff' | 'addStaff' | 'setRoles' | 'setDisabled' | 'setTemporaryPassword'>;
  passwords: Pick<Passwords, 'hash'>;
  passwordTries: PasswordTries;
  sessions: Pick<Sessions, 'closeAll'>;
  devices: Pick<Devices, 'forgetAll'>;
  accessLog: AccessLog;
  secondFactors: Pick<SecondFactors, 'turnOff'>;
  twoPersons: TwoPersons;
  /** Brings a new password to its owner alone. */
  handOver(to: { email: string; password: string }, key: string): Promise<'sent' | 'not-sent'>;
  /** Tells the owner what became of the second factor. */
  tellFactor(what: 'allRemoved', email: string, key: string): Promise<void>;
  freshPassword(): string;
};

type By = AccessEntry['by'];
/** `waiting`: callers who must wait after wrong passwords for this e-mail. `asked`: a role that awaits an auditor. */
export type StaffShown = StaffMember & { waiting: number; asked: StaffRole | null };
/** `role` null: the second factor is to be removed. */
export type StaffAsk = { member: StaffMember; role: StaffRole | null; by: string; at: Instant };

export type Staff = ReturnType<typeof makeStaff>;

const ASKS = 'staff:';
const NO_FACTOR = 'NO_FACTOR';
const asksOf = (id: string): string => `${ASKS}${id}:`;
const actionOf = (id: string, role: StaffRole | null): string => `${asksOf(id)}${role ?? NO_FACTOR}`;
const roleOf = ({ action }: OpenAsk): StaffRole | null =>
  STAFF_ROLES.find((role) => role === action.split(':')[2]) ?? null;
const DONE = { done: true } as const;

export function makeStaff(deps: StaffDeps) {
  const { accounts, accessLog, twoPersons } = deps;

  async function list(): Promise<readonly StaffShown[]> {
    const [members, asks] = await Promise.all([accounts.staff(), twoPersons.open(ASKS)]);
    return Promise.all(
      members.map(async (one) => {
        const asked = asks.filter(({ action }) => action.startsWith(asksOf(one.id))).map(roleOf);
        const waiting = await Promise.all(triedBy(one).map((name) => deps.passwordTries.waiting(name)));
        return { ...one, asked: asked.find((role) => role !== null) ?? null, waiting: Math.max(...waiting) };
      }),
    );
  }

  /** What an auditor may confirm. */
  async function openAsks(): Promise<readonly StaffAsk[]> {
    const [members, asks] = await Promise.all([accounts.staff(), twoPersons.open(ASKS)]);
    return asks.flatMap((ask) => {
      const member = members.find(({ id }) => ask.action.startsWith(asksOf(id)));
      const by = members.find(({ id }) => id === ask.askedBy)?.email ?? ask.askedBy;
      return member ? [{ member, role: roleOf(ask), by, at: ask.askedAt }] : [];
    });
  }

  /** The account has no role until an auditor has confirmed it, and cannot sign in before. */
  async function add(by: By, input: { email: string; name: string; role: StaffRole }, key: string) {
    if ((await accounts.staff()).some(({ email }) => email === input.email)) return refuse('EMAIL_TAKEN', EMAIL);
    const { email, name, role } = input;
    const passwordHash = await given(email, key);
    if (typeof passwordHash !== 'string') return passwordHash;
    const added = await accounts.addStaff({ email, name, roles: [], passwordHash, temporaryUntil: inDays() });
    if (added === 'taken') return refuse('EMAIL_TAKEN', EMAIL);
    await log(by, 'STAFF_ADDED', added.id, role);
    await ask(by, added.id, role);
    return DONE;
  }

  /** The hash of a new password that its owner has been sent. */
  async function given(email: string, key: string) {
    const password = deps.freshPassword();
    if ('problems' in readForm(newPassword, password)) return refuse('PASSWORD_WEAK', { field: 'password' });
    const hash = await deps.passwords.hash(password);
    return (await deps.handOver({ email, password }, key)) === 'sent' ? hash : refuse('TRY_LATER');
  }

  /** Another role for an account; it keeps the one that it has until an auditor has confirmed the new one. */
  async function setRole(by: By, email: string, role: StaffRole) {
    const member = await othersOf(by, email);
    if ('refusal' in member) return member;
    if (member.roles.includes(role)) return DONE;
    await ask(by, member.id, role);
    return DONE;
  }

  /** For whoever has lost the phone and the recovery codes. */
  async function askNoFactor(by: By, email: string) {
    const member = await othersOf(by, email);
    if ('refusal' in member) return member;
    if (!member.hasSecondFactor) return DONE;
    await ask(by, member.id, null);
    return DONE;
  }

  /** A machine without any auditor, as on the first day, does at once what its console asks for. */
  async function ask(by: By, id: string, role: StaffRole | null): Promise<void> {
    const earlier = (await twoPersons.open(asksOf(id))).filter((open) => (roleOf(open) === null) === (role === null));
    for (const open of earlier) await twoPersons.done(open.action);
    const auditors = (await accounts.staff()).filter((one) => !one.disabled && one.roles.includes('auditor'));
    if (by.role === 'system' && auditors.length === 0) return grant(by, id, role, 'NO_AUDITOR');
    await twoPersons.ask(actionOf(id, role), by);
    await log(by, role ? 'STAFF_ROLE_ASKED' : 'STAFF_FACTOR_ASKED', id, role ?? '');
  }

  async function confirm(by: By, email: string, role: StaffRole | null, key: string) {
    const member = await othersOf(by, email);
    if ('refusal' in member) return member;
    const action = actionOf(member.id, role);
    const agreed = await twoPersons.confirm(action, by, key);
    if (agreed.asked === 'nobody') return refuse('NOT_FOUND');
    if (agreed.asked === 'taken') return refuse('TRY_LATER');
    if (agreed.asked !== 'second') return refuse('NOT_ALLOWED_NOW');
    return oneAct(twoPersons, action, agreed, async () => {
      await grant(by, member.id, role, `${agreed.by.role} ${agreed.by.id}`);
      if (role === null) await deps.tellFactor('allRemoved', member.email, key);
      return DONE;
    });
  }

  async function grant(by: By, id: string, role: StaffRole | null, askedBy: string): Promise<void> {
    await log(by, role ? 'STAFF_ROLE_SET' : 'STAFF_FACTOR_REMOVED', id, role ? `${role} ${askedBy}` : askedBy);
    if (role) await accounts.setRoles(id, [role]);
    else await deps.secondFactors.turnOff(id);
    await deps.sessions.closeAll(id);
    if (role) await twoPersons.lapse(id);
  }

  async function resetPassword(by: By, email: string, key: string) {
    const member = await othersOf(by, email);
    if ('refusal' in member) return member;
    const passwordHash = await given(member.email, key);
    if (typeof passwordHash !== 'string') return passwordHash;
    await log(by, 'STAFF_PASSWORD_RESET', member.id);
    await accounts.setTemporaryPassword(member.id, passwordHash, inDays());
    await deps.sessions.closeAll(member.id);
    await twoPersons.lapse(member.id);
    await deps.devices.forgetAll(member.id);
    await deps.passwordTries.unlock(member.email);
    return DONE;
  }

  /**
   * A closed account keeps its role, and nobody signs in to it. Opened again, it waits for the role anew (R775).
   * `lapsed`: what it had asked for and nobody has confirmed (R908).
   */
  async function setClosed(by: By, email: string, closed: boolean) {
    const member = await othersOf(by, email);
    if ('refusal' in member) return member;
    if (member.disabled === closed) return { lapsed: 0 };
    const { id, roles } = member;
    await log(by, closed ? 'STAFF_CLOSED' : 'STAFF_OPENED', id);
    if (!closed) await accounts.setRoles(id, []);
    await accounts.setDisabled(id, closed);
    if (closed) await deps.sessions.closeAll(id);
    const lapsed = await twoPersons.lapse(id);
    const role = STAFF_ROLES.find((one) => roles.includes(one));
    if (!closed && role) await ask(by, id, role);
    return { lapsed };
  }

  async function unlock(by: By, email: string) {
    const member = await memberOf(email);
    if (!member) return refuse('NOT_FOUND');
    await log(by, 'STAFF_UNLOCKED', member.id);
    const freed = await Promise.all(triedBy(member).map((name) => deps.passwordTries.unlock(name)));
    return { unlocked: Math.max(...freed) };
  }

  const memberOf = async (email: string) => (await accounts.staff()).find((one) => one.email === email);

  /** Nobody sets their own role or closes their own account. */
  async function othersOf(by: By, email: string) {
    const member = await memberOf(email);
    if (!member) return refuse('NOT_FOUND');
    return member.id === by.id ? refuse('NOT_ALLOWED_NOW') : member;
  }

  const log = (by: By, act: AccessAct, id: string, detail = '') =>
    accessLog.append({ act, by, subjects: [id], detail, caseNumber: null });

  return { list, openAsks, add, setRole, askNoFactor, confirm, resetPassword, setClosed, unlock };
}

/** Under which names wrong passwords and wrong codes of an account are counted. */
const triedBy = ({ id, email }: StaffMember): string[] => [email, factorTries(id)];

const EMAIL = { field: 'email' } as const;
const inDays = (): Instant => instant(new Date(Date.now() + STAFF_PASSWORD_DAYS * 86_400_000));
