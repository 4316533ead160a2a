/**
 * A new password for a person who is signed out: a code to the number or the confirmed e-mail address, if the birth
 * date belongs to it.
 */
import type { RestoreConfirmationForm, RestoreForm } from '../../../schema/forms/sign-in.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { Account } from '../../ports/accounts.ts';
import type { CodeAddress } from '../../ports/codes.ts';
import type { Client } from './client.ts';
import { makeCodeStep } from './code-step.ts';
import { hashed, open, type SignInDeps, startAnew } from './sign-in.ts';
import { tellOwner } from './tell-owner.ts';

/** The owner has this long to hear of a new address and to answer (R910). */
const FRESH_HOURS = 72;
const isFresh = ({ emailSince }: Pick<Account, 'emailSince'>, now: Date): boolean =>
  emailSince !== null && now.getTime() - Date.parse(emailSince) < FRESH_HOURS * 3_600_000;

export type RestorePassword = ReturnType<typeof makeRestorePassword>;

export function makeRestorePassword(deps: SignInDeps) {
  const code = makeCodeStep(deps, 'restore');

  /** The account that an address restores: a fresh e-mail address restores none, as if it were a stranger's. */
  async function accountOf(to: CodeAddress): Promise<Account | undefined> {
    if (!('email' in to)) return deps.accounts.byPhone(to.phone);
    const account = await deps.accounts.byEmail(to.email);
    return account && isFresh(account, new Date()) ? undefined : account;
  }

  /** Neither the answer nor its timing reveals whether the address and the birth date belong together. */
  const requestCode = (form: RestoreForm, client: Client) =>
    code.request(addressOf(form), client, (binding) =>
      deps.codes.sendIfKnown(binding, client, async () => {
        const account = await accountOf(addressOf(form));
        return Boolean(account?.passwordHash) && account?.birthDate === form.birthDate;
      }),
    );

  /** Ends all sessions, forgets all devices, and lifts any delay after wrong tries. */
  const confirm = (form: RestoreConfirmationForm, client: Client, commandId: CommandId) =>
    code.confirm(addressOf(form), form.code, client, commandId, async () => {
      const account = await accountOf(addressOf(form));
      // A stranger's address gets a pretended code; guessing it opens nothing. Staff have no birth date.
      if (!account?.birthDate) return refuse('CODE_EXPIRED', { field: 'code' });
      const hash = await hashed(deps, form.password);
      if (hash === 'busy') return refuse('TOO_MANY_REQUESTS');
      await deps.accounts.setPassword(account.id, hash, true);
      await startAnew(deps, account);
      await tellOwner(deps, 'passwordChanged', account, commandId);
      return { opened: await open(deps, account.id, client) };
    });

  return { requestCode, confirm };
}

/** The form holds exactly one of the two. */
function addressOf({ phone, email }: Pick<RestoreForm, 'phone' | 'email'>): CodeAddress {
  if (email !== null) return { email };
  if (phone === null) throw new Error('a restore without an address');
  return { phone };
}
