/** A new password for a person who is signed out: a code to the number, if the birth date belongs to it. */
import type { RestoreConfirmationForm, RestoreForm } from '../../../schema/forms/sign-in.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { Client, Opened } from './client.ts';
import { makeCodeStep } from './code-step.ts';
import { hashed, open, type SignInDeps, startAnew } from './sign-in.ts';
import { tellOwner } from './tell-owner.ts';

export type RestorePassword = ReturnType<typeof makeRestorePassword>;

export function makeRestorePassword(deps: SignInDeps) {
  const code = makeCodeStep(deps, 'restore');

  /** Neither the answer nor its timing reveals whether the number and the birth date belong together. */
  const requestCode = (form: RestoreForm, client: Client) =>
    code.request(form.phone, client, (binding) =>
      deps.codes.sendIfKnown(binding, client.locale, async () => {
        const account = await deps.accounts.byPhone(form.phone);
        return Boolean(account?.passwordHash) && account?.birthDate === form.birthDate;
      }),
    );

  /** Ends all sessions, forgets all devices, and lifts any delay after wrong tries. */
  const confirm = (form: RestoreConfirmationForm, client: Client, commandId: CommandId) =>
    code.confirm(form, client, commandId, async (): Promise<Result<{ opened: Opened }>> => {
      const account = await deps.accounts.byPhone(form.phone);
      // A stranger's number gets a pretended code; guessing it opens nothing.
      if (!account) return refuse('CODE_EXPIRED', { field: 'code' });
      const hash = await hashed(deps, form.password);
      if (hash === 'busy') return refuse('TOO_MANY_REQUESTS');
      await deps.accounts.setPassword(account.id, hash, true);
      await startAnew(deps, account);
      await tellOwner(deps, 'passwordChanged', account, commandId);
      return { opened: await open(deps, account.id, client) };
    });

  return { requestCode, confirm };
}
