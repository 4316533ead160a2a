/** Sign-in by phone with birth date or by e-mail, and sign-out. Delays after wrong tries: D0032. */
import type { SignInForm } from '../../../schema/forms/sign-in.ts';
import { refusedAct } from '../../domain/act-guard.ts';
import { type Refused, refuse } from '../../domain/decider.ts';
import type { AccessNotes } from '../../ports/access-notes.ts';
import type { Account, Accounts } from '../../ports/accounts.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Codes } from '../../ports/codes.ts';
import type { Devices } from '../../ports/devices.ts';
import type { PasswordTries } from '../../ports/password-tries.ts';
import { type Passwords, PasswordsBusy } from '../../ports/passwords.ts';
import type { Sessions } from '../../ports/sessions.ts';
import { type Client, type GateDeps, gate, type Opened, press } from './client.ts';
import { type OwnerDeps, tellOwner } from './tell-owner.ts';

export type SignInDeps = GateDeps &
  OwnerDeps & {
    accounts: Accounts;
    sessions: Sessions;
    passwords: Passwords;
    passwordTries: PasswordTries;
    devices: Devices;
    codes: Codes;
    accessNotes: AccessNotes;
  };

const DEVICES_TOLD_A_DAY = 3;
const DAY_S = 86_400;
/** Wrong passwords of one name in an hour, of all callers together, from which on a longer proof is asked for. */
const WRONG_OF_ALL = 20;

export type SignIn = ReturnType<typeof makeSignIn>;

export function makeSignIn(deps: SignInDeps) {
  /** An unknown number, a wrong birth date and a wrong password get the same answer after the same work. */
  async function signIn(form: SignInForm, client: Client) {
    const account = await accountOf(form);
    // A known device of the account has limits of its own, which a stranger cannot use up.
    const device = account && client.device ? await deps.devices.keyOf(account.id, client.device) : undefined;
    const caller = device ?? client.key;
    const name = form.email ?? form.phone ?? '';
    const stopped = device
      ? await gate(deps, { ...client, key: device, network: undefined }, 'sign-in')
      : await gate(deps, client, 'sign-in', 'sign-in', await isGuessed(name));
    if (stopped) return stopped;
    const wait = await deps.passwordTries.take(name, caller);
    const blocked = waiting(wait);
    if (blocked) return failed(account, 'WAITING', blocked);
    const right = await proved(account, form.password, device !== undefined);
    if (right === 'busy') {
      await deps.passwordTries.giveBack(name, caller);
      return refuse('TOO_MANY_REQUESTS');
    }
    if (!right) return failed(account, 'WRONG', refuse('LOGIN_FAILED'));
    await deps.passwordTries.wasRight(name, caller);
    await tellOfDevice(right, client, device);
    return { opened: await open(deps, right.id, client) };
  }

  /**
   * Programs keep no cookie and sign in anew each time, so a day has so many messages (R1004). Where no device is
   * known, as after a new password of the office, there is nothing to compare with.
   */
  async function tellOfDevice(account: Account, { commandId }: Client, known: string | undefined): Promise<void> {
    if (known !== undefined || (await deps.devices.seenOf(account.id)).length === 0) return;
    if (await deps.limits.take('new-device', account.id, DEVICES_TOLD_A_DAY, DAY_S))
      await tellOwner(deps, 'newDevice', account, commandId);
  }

  /** Many callers guess at one name: each has to work longer, and a known device of the account does not. */
  async function isGuessed(name: string): Promise<boolean> {
    if (!deps.strictLimits || (await deps.passwordTries.wrongOfAll(name)) < WRONG_OF_ALL) return false;
    await press(
      deps,
      'sign-in',
      `passwords of one account are being guessed: over ${WRONG_OF_ALL} wrong ones in an hour`,
    );
    return true;
  }

  async function proved(account: Account | undefined, password: string, knownDevice: boolean) {
    const right = await matches(deps, password, account?.passwordHash ?? null, knownDevice);
    if (right === 'busy') return right;
    return right && account && opensFor(account) ? account : undefined;
  }

  /** An account that nobody has leaves no name in the log. */
  function failed(account: Account | undefined, detail: string, refused: Refused) {
    const subjects = account ? [account.id] : [];
    const by = { id: 'anonymous', role: 'anonymous' } as const;
    deps.accessNotes.note({ act: 'SIGN_IN_FAILED', by, subjects, detail, caseNumber: null });
    return refused;
  }

  /** Before the IIN is given there is no birth date to compare, so the password alone decides. */
  async function accountOf(form: SignInForm): Promise<Account | undefined> {
    if (form.email !== null) return deps.accounts.byEmail(form.email);
    const account = form.phone === null ? undefined : await deps.accounts.byPhone(form.phone);
    return account && (account.birthDate === null || account.birthDate === form.birthDate) ? account : undefined;
  }

  /** Staff need a role, which a second person confirms, and a given password is valid for some days only (R372). */
  const opensFor = ({ kind, roles, temporaryUntil }: Account): boolean =>
    kind === 'borrower' || (roles.length > 0 && (temporaryUntil === null || Date.parse(temporaryUntil) > Date.now()));

  async function signOut(sessionId: string | undefined): Promise<void> {
    if (sessionId) await deps.sessions.close(sessionId);
  }

  const setLocale = (accountId: string, locale: Locale) => deps.accounts.setLocale(accountId, locale);

  return { signIn, signOut, setLocale };
}

export const waiting = (wait: { readonly waitSeconds: number } | undefined) =>
  refusedAct('signIn', { passwordBlocked: wait ? { minutes: String(Math.ceil(wait.waitSeconds / 60)) } : false });

export async function matches(
  deps: SignInDeps,
  password: string,
  hash: string | null,
  knownDevice: boolean,
): Promise<boolean | 'busy'> {
  try {
    return await deps.passwords.matches(password, hash, knownDevice);
  } catch (error) {
    if (error instanceof PasswordsBusy) return 'busy';
    throw error;
  }
}

/** Each sign-in issues a new token and ends the one that the request came with. */
export async function open(
  deps: Pick<SignInDeps, 'sessions' | 'devices'>,
  accountId: string,
  client: Client,
  provedIn?: string,
): Promise<Opened> {
  const opened = await deps.sessions.open(accountId, client.agent, provedIn);
  if (client.sessionId) await deps.sessions.close(client.sessionId);
  return { ...opened, device: await deps.devices.remember(accountId, client.device) };
}

export async function startAnew(
  deps: Pick<SignInDeps, 'sessions' | 'devices' | 'passwordTries'>,
  { id, phone, email }: Account,
): Promise<void> {
  await deps.sessions.closeAll(id);
  await deps.devices.forgetAll(id);
  for (const name of [phone, email]) if (name) await deps.passwordTries.unlock(name);
}

export async function hashed(deps: SignInDeps, password: string): Promise<string | 'busy'> {
  try {
    return await deps.passwords.hash(password);
  } catch (error) {
    if (error instanceof PasswordsBusy) return 'busy';
    throw error;
  }
}
