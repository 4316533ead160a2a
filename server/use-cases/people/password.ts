/** The password of a signed-in person: the first is chosen freely; a change needs the old one or a code by SMS. */

import type { PasswordChange } from '../../../schema/forms/sign-in.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { Account } from '../../ports/accounts.ts';
import type { CodeBinding } from '../../ports/codes.ts';
import { type Client, floods, type Opened } from './client.ts';
import { hashed, matches, open, type SignInDeps, startAnew, waiting } from './sign-in.ts';
import { tellOwner } from './tell-owner.ts';

/** Who changes the password, and the id of the command. */
export type Change = { accountId: string; client: Client; commandId: CommandId };

export function makePassword(deps: SignInDeps) {
  async function requestCode(accountId: string, client: Client) {
    const flood = await floods(deps, client, 'sending');
    if (flood) return flood;
    const binding = bindingOf(await deps.accounts.byId(accountId));
    return binding ? deps.codes.send(binding, client) : refuse('NOT_FOUND');
  }

  /** Refusals: OLD_PASSWORD_WRONG, ACCOUNT_BLOCKED {minutes}, TOO_MANY_REQUESTS, and those of a code. */
  async function set(change: Change, form: PasswordChange) {
    const account = await deps.accounts.byId(change.accountId);
    if (!account) return refuse('NOT_FOUND');
    if (account.passwordHash === null) return keep(change, account, form.password, 'first');
    const binding = bindingOf(account);
    if (form.code !== null && binding) {
      const use = { ...binding, code: form.code, commandId: change.commandId };
      return deps.codes.using(use, () => keep(change, account, form.password, 'by-code'));
    }
    if (form.oldPassword === null) return repeated(change, account, form.password);
    const wrong = await compare(change, account, form.oldPassword);
    return wrong ?? keep(change, account, form.password, 'by-old');
  }

  /** A press that is repeated because its answer was lost finds the password that it has set. */
  async function repeated(change: Change, account: Account, password: string) {
    const wrong = await compare(change, account, password);
    return wrong ?? { opened: await reopened(change) };
  }

  /** Wrong tries are limited, so that nobody guesses the password in a session left open. */
  async function compare({ accountId, client }: Change, account: Account, old: string) {
    const name = `account:${accountId}`;
    const caller = client.sessionId ?? client.key;
    const wait = await deps.passwordTries.take(name, caller);
    const blocked = waiting(wait);
    if (blocked) return blocked;
    const right = await matches(deps, old, account.passwordHash, true);
    if (right === 'busy') {
      await deps.passwordTries.giveBack(name, caller);
      return refuse('TOO_MANY_REQUESTS');
    }
    if (!right) return refuse('OLD_PASSWORD_WRONG', { field: 'oldPassword' });
    await deps.passwordTries.wasRight(name, caller);
    return undefined;
  }

  /** A new session in place of the caller's, which works a little longer: the answer may be lost (R40). */
  async function reopened({ accountId, client }: Omit<Change, 'commandId'>): Promise<Opened> {
    const opened = await open(deps, accountId, { ...client, sessionId: undefined }, client.sessionId);
    if (client.sessionId) await deps.sessions.replace(client.sessionId);
    return opened;
  }

  /** Ends all other sessions of the account. */
  async function keep(
    { accountId, client, commandId }: Change,
    account: Account,
    password: string,
    how: 'first' | 'by-old' | 'by-code',
  ) {
    const hash = await hashed(deps, password);
    if (hash === 'busy') return refuse('TOO_MANY_REQUESTS');
    await deps.accounts.setPassword(accountId, hash, how === 'by-code');
    if (how === 'by-code') await startAnew(deps, account);
    else await deps.sessions.closeAll(accountId, client.sessionId);
    if (how !== 'first') await tellOwner(deps, 'passwordChanged', account, commandId);
    return { opened: await reopened({ accountId, client }) };
  }

  return {
    requestCode,
    set,
  };
}
export type PasswordUseCase = ReturnType<typeof makePassword>;
const bindingOf = (account: Account | undefined): CodeBinding | undefined =>
  account?.phone
    ? { purpose: 'REGISTRATION_PASSWORD', subject: `password:${account.id}`, phone: account.phone }
    : undefined;
