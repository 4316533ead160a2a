/**
 * A new password for a person who is signed out: a code to the number or the confirmed e-mail address, if the birth
 * date belongs to it.
 */
import type { RestoreConfirmationForm, RestoreForm } from '../../../schema/forms/sign-in.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { CodeAddress } from '../../ports/codes.ts';
import type { Client, Opened } from './client.ts';
import { makeCodeStep } from './code-step.ts';
import { hashed, open, type SignInDeps, startAnew } from './sign-in.ts';
import { tellOwner } from './tell-owner.ts';

export type RestorePassword = ReturnType<typeof makeRestorePassword>;

export function makeRestorePassword(deps: SignInDeps) {
  const code = makeCodeStep(deps, 'restore');

  const accountOf = (to: CodeAddress) =>
    'email' in to ? deps.accounts.byEmail(to.email) : deps.accounts.byPhone(to.phone);

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
    code.confirm(addressOf(form), form.code, client, commandId, async (): Promise<Result<{ opened: Opened }>> => {
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
