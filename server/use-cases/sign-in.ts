/** Sign-in by phone with birth date or by e-mail; sign-out; a new password over SMS. Specification section 8; decisions 40, 42. */
import type { RestoreConfirmationForm, RestoreForm, SignInForm } from '../../schema/forms/sign-in.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import type { Refusal } from '../domain/decider.ts';
import type { Account, Accounts } from '../ports/accounts.ts';
import type { Locale } from '../ports/borrowers.ts';
import type { CodeBinding, CodeSent, Codes } from '../ports/codes.ts';
import { type Passwords, PasswordsBusy } from '../ports/passwords.ts';
import type { Sessions } from '../ports/sessions.ts';
import { type Client, type GateDeps, gate, guess, type Opened } from './client.ts';

export type SignInDeps = GateDeps & {
  accounts: Accounts;
  sessions: Sessions;
  passwords: Passwords;
  codes: Codes;
};

type Refused = { refusal: Refusal };
const refused = (code: Refusal['code'], field?: string): Refused => ({ refusal: field ? { code, field } : { code } });

export const makeSignIn = (deps: SignInDeps) => ({
  signIn: (form: SignInForm, client: Client) => signIn(deps, form, client),
  async signOut(sessionId: string | undefined): Promise<void> {
    if (sessionId) await deps.sessions.close(sessionId);
  },
  setLocale: (accountId: string, locale: Locale) => deps.accounts.setLocale(accountId, locale),
  requestRestore: (form: RestoreForm, client: Client) => requestRestore(deps, form, client),
  confirmRestore: (form: RestoreConfirmationForm, client: Client, commandId: CommandId) =>
    confirmRestore(deps, form, client, commandId),
  setPassword: (accountId: string, password: string) => setPassword(deps, accountId, password),
});
export type SignIn = ReturnType<typeof makeSignIn>;

/** A stranger's number, a wrong birth date and a wrong password get the same answer after the same work (attack A19). */
async function signIn(deps: SignInDeps, form: SignInForm, client: Client): Promise<{ opened: Opened } | Refused> {
  const stopped = await gate(deps, client, 'sign-in');
  if (stopped) return { refusal: stopped };
  const account = await accountOf(deps, form);
  if (!account) {
    await matches(deps, form.password, null);
    return refused('LOGIN_FAILED');
  }
  const taken = await deps.accounts.takePasswordTry(account.id);
  if (taken === 'blocked') return refused('ACCOUNT_BLOCKED');
  const right = await matches(deps, form.password, taken.hash);
  if (right === 'busy') return refused('TOO_MANY_REQUESTS');
  if (!right) return refused('LOGIN_FAILED');
  await deps.accounts.passwordWasRight(account.id);
  return { opened: await open(deps, account.id, client) };
}

/** Before the IIN is given there is no birth date to compare; the password alone decides then. */
async function accountOf(deps: SignInDeps, form: SignInForm): Promise<Account | undefined> {
  if (form.email !== null) return deps.accounts.byEmail(form.email);
  const account = form.phone === null ? undefined : await deps.accounts.byPhone(form.phone);
  return account && (account.birthDate === null || account.birthDate === form.birthDate) ? account : undefined;
}

async function matches(deps: SignInDeps, password: string, hash: string | null): Promise<boolean | 'busy'> {
  try {
    return await deps.passwords.matches(password, hash);
  } catch (error) {
    if (error instanceof PasswordsBusy) return 'busy';
    throw error;
  }
}

/** A new token at each sign-in; the one that the request came with ends (attack A16). */
export async function open(deps: Pick<SignInDeps, 'sessions'>, accountId: string, client: Client): Promise<Opened> {
  const opened = await deps.sessions.open(accountId);
  if (client.sessionId) await deps.sessions.close(client.sessionId);
  return opened;
}

const restoring = (phone: CodeBinding['phone']): CodeBinding => ({
  purpose: 'RESTORE_PASSWORD',
  subject: 'restore',
  phone,
});

/** Nothing in the answer tells whether the number and the birth date belong together. */
async function requestRestore(
  deps: SignInDeps,
  form: RestoreForm,
  client: Client,
): Promise<{ sent: CodeSent } | Refused> {
  const stopped = await gate(deps, client, 'restore');
  if (stopped) return { refusal: stopped };
  const account = await deps.accounts.byPhone(form.phone);
  const known = account?.hasPassword && account.birthDate === form.birthDate;
  return known ? deps.codes.send(restoring(form.phone), client.locale) : deps.codes.pretend(restoring(form.phone));
}

/** Opens a blocked account, ends every other session and signs in. */
async function confirmRestore(
  deps: SignInDeps,
  form: RestoreConfirmationForm,
  client: Client,
  commandId: CommandId,
): Promise<{ opened: Opened } | Refused> {
  const stopped = await gate(deps, client, 'restore', 'confirmation');
  if (stopped) return { refusal: stopped };
  const use = { ...restoring(form.phone), code: form.code, commandId };
  return guess(deps, client, () =>
    deps.codes.using(use, async () => {
      const account = await deps.accounts.byPhone(form.phone);
      // A pretended code of a stranger's number that was guessed opens nothing.
      if (!account) return refused('CODE_EXPIRED', 'code');
      const hash = await hashed(deps, form.password);
      if (hash === 'busy') return refused('TOO_MANY_REQUESTS');
      await deps.accounts.setPassword(account.id, hash);
      await deps.sessions.closeAll(account.id);
      return { opened: await open(deps, account.id, client) };
    }),
  );
}

/** First password of a new borrower, or another one: whoever else was signed in is not any more. */
async function setPassword(
  deps: SignInDeps,
  accountId: string,
  password: string,
): Promise<{ opened: Opened } | Refused> {
  const hash = await hashed(deps, password);
  if (hash === 'busy') return refused('TOO_MANY_REQUESTS');
  await deps.accounts.setPassword(accountId, hash);
  await deps.sessions.closeAll(accountId);
  return { opened: await deps.sessions.open(accountId) };
}

async function hashed(deps: SignInDeps, password: string): Promise<string | 'busy'> {
  try {
    return await deps.passwords.hash(password);
  } catch (error) {
    if (error instanceof PasswordsBusy) return 'busy';
    throw error;
  }
}
