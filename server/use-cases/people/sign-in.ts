/** Sign-in by phone with birth date or by e-mail, sign-out, a new password by SMS. Delays after wrong tries: D0032. */
import type { RestoreConfirmationForm, RestoreForm, SignInForm } from '../../../schema/forms/sign-in.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import { type Refused, type Result, refuse } from '../../domain/decider.ts';
import type { Account, Accounts } from '../../ports/accounts.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { CodeBinding, CodeSent, Codes } from '../../ports/codes.ts';
import type { Devices } from '../../ports/devices.ts';
import type { PasswordTries } from '../../ports/password-tries.ts';
import { type Passwords, PasswordsBusy } from '../../ports/passwords.ts';
import type { Sessions } from '../../ports/sessions.ts';
import { type Client, type GateDeps, gate, guess, type Opened } from './client.ts';
import { type OwnerDeps, tellOwner } from './password-changed.ts';

export type SignInDeps = GateDeps &
  OwnerDeps & {
    accounts: Accounts;
    sessions: Sessions;
    passwords: Passwords;
    passwordTries: PasswordTries;
    devices: Devices;
    codes: Codes;
  };

export const makeSignIn = (deps: SignInDeps) => ({
  signIn: (form: SignInForm, client: Client) => signIn(deps, form, client),
  async signOut(sessionId: string | undefined): Promise<void> {
    if (sessionId) await deps.sessions.close(sessionId);
  },
  setLocale: (accountId: string, locale: Locale) => deps.accounts.setLocale(accountId, locale),
  requestRestore: (form: RestoreForm, client: Client) => requestRestore(deps, form, client),
  confirmRestore: (form: RestoreConfirmationForm, client: Client, commandId: CommandId) =>
    confirmRestore(deps, form, client, commandId),
});
export type SignIn = ReturnType<typeof makeSignIn>;

/** An unknown number, a wrong birth date and a wrong password get the same answer after the same work. */
async function signIn(deps: SignInDeps, form: SignInForm, client: Client): Promise<Result<{ opened: Opened }>> {
  const account = await accountOf(deps, form);
  // A known device of the account has limits of its own, which a stranger cannot use up.
  const device = account && client.device ? await deps.devices.keyOf(account.id, client.device) : undefined;
  const caller = device ?? client.key;
  const stopped = await gate(deps, { ...client, key: caller }, 'sign-in');
  if (stopped) return stopped;
  const name = form.email ?? form.phone ?? '';
  const wait = await deps.passwordTries.take(name, caller);
  if (wait) return waiting(wait.waitSeconds);
  const right = await matches(deps, form.password, account?.passwordHash ?? null, device !== undefined);
  if (right === 'busy') {
    await deps.passwordTries.giveBack(name, caller);
    return refuse('TOO_MANY_REQUESTS');
  }
  if (!right || !account) return refuse('LOGIN_FAILED');
  await deps.passwordTries.wasRight(name, caller);
  return { opened: await open(deps, account.id, client) };
}

export const waiting = (seconds: number): Refused =>
  refuse('ACCOUNT_BLOCKED', { facts: { minutes: String(Math.ceil(seconds / 60)) } });

/** Before the IIN is given there is no birth date to compare, so the password alone decides. */
async function accountOf(deps: SignInDeps, form: SignInForm): Promise<Account | undefined> {
  if (form.email !== null) return deps.accounts.byEmail(form.email);
  const account = form.phone === null ? undefined : await deps.accounts.byPhone(form.phone);
  return account && (account.birthDate === null || account.birthDate === form.birthDate) ? account : undefined;
}

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
): Promise<Opened> {
  const opened = await deps.sessions.open(accountId);
  if (client.sessionId) await deps.sessions.close(client.sessionId);
  return { ...opened, device: await deps.devices.remember(accountId, client.device) };
}

const restoring = (phone: CodeBinding['phone']): CodeBinding => ({
  purpose: 'RESTORE_PASSWORD',
  subject: 'restore',
  phone,
});

/** Neither the answer nor its timing reveals whether the number and the birth date belong together. */
async function requestRestore(
  deps: SignInDeps,
  form: RestoreForm,
  client: Client,
): Promise<Result<{ sent: CodeSent }>> {
  const stopped = await gate(deps, client, 'restore');
  if (stopped) return stopped;
  return deps.codes.sendIfKnown(restoring(form.phone), client.locale, async () => {
    const account = await deps.accounts.byPhone(form.phone);
    return Boolean(account?.passwordHash) && account?.birthDate === form.birthDate;
  });
}

/** Ends all sessions, forgets all devices, and lifts any delay after wrong tries. */
async function confirmRestore(
  deps: SignInDeps,
  form: RestoreConfirmationForm,
  client: Client,
  commandId: CommandId,
): Promise<Result<{ opened: Opened }>> {
  const stopped = await gate(deps, client, 'restore', 'confirmation');
  if (stopped) return stopped;
  const use = { ...restoring(form.phone), code: form.code, commandId };
  return guess(deps, client, () =>
    deps.codes.using(use, async () => {
      const account = await deps.accounts.byPhone(form.phone);
      // A stranger's number gets a pretended code; guessing it opens nothing.
      if (!account) return refuse('CODE_EXPIRED', { field: 'code' });
      const hash = await hashed(deps, form.password);
      if (hash === 'busy') return refuse('TOO_MANY_REQUESTS');
      await deps.accounts.setPassword(account.id, hash, true);
      await startAnew(deps, account);
      await tellOwner(deps, account, commandId);
      return { opened: await open(deps, account.id, client) };
    }),
  );
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
