/**
 * An e-mail address is used once its owner is proved and a code sent to it came back (R152). Everybody's address gets
 * its letter, so that the answer does not say whether it belongs to somebody; who reads it learns that it is taken.
 */
import type { EmailForm } from '../../../schema/forms/access.ts';
import { instant } from '../../../schema/values/local-date.ts';
import { refusedAct } from '../../domain/act-guard.ts';
import { refuse } from '../../domain/decider.ts';
import type { CodeBinding } from '../../ports/codes.ts';
import { floods, guess } from './client.ts';
import { type Changing, type Owner, type OwnerProofDeps, proofOf } from './owner-proof.ts';
import { tellOwner } from './tell-owner.ts';

/** Letters that an account may ask for in a day, to all addresses together. */
const LETTERS_A_DAY = 5;
const DAY_SECONDS = 86_400;

export type EmailChange = ReturnType<typeof makeEmailChange>;

export function makeEmailChange(deps: OwnerProofDeps) {
  const bindingOf = (accountId: string, email: string): CodeBinding => ({
    purpose: 'EMAIL',
    subject: `email:${accountId}`,
    email,
  });

  const unproved = async (who: Owner) => refusedAct('confirmEmail', { unproved: !(await proofOf(deps, who)) }, 'email');

  /** Refusals: OWNER_UNPROVED, TOO_MANY_REQUESTS, and those of a code. */
  async function request(who: Owner, { email }: EmailForm) {
    const { accountId, client } = who;
    const stopped = (await floods(deps, client, 'sending')) ?? (await unproved(who));
    if (stopped) return stopped;
    if (!(await deps.limits.take('email-change', accountId, LETTERS_A_DAY, DAY_SECONDS)))
      return refuse('TOO_MANY_REQUESTS', { field: 'email' });
    return deps.codes.send(bindingOf(accountId, email), client);
  }

  /** Refusals: OWNER_UNPROVED, EMAIL_TAKEN, and those of a code. */
  async function confirm(who: Changing, { email, code }: EmailForm & { code: string }) {
    const { accountId, client, commandId } = who;
    const stopped = await unproved(who);
    if (stopped) return stopped;
    const before = await deps.accounts.byId(accountId);
    if (!before) return refuse('NOT_FOUND');
    return guess(deps, client, () =>
      deps.codes.using({ ...bindingOf(accountId, email), code, commandId }, async () => {
        // The same address again begins no new wait (R910).
        if (before.email === email) return { changed: true as const };
        if ((await deps.accounts.setEmail(accountId, email, instant(new Date()))) === 'taken')
          return refuse('EMAIL_TAKEN', { field: 'email' });
        await tellOwner(deps, 'emailChanged', { ...before, email }, commandId, before);
        return { changed: true as const };
      }),
    );
  }

  return { request, confirm };
}
