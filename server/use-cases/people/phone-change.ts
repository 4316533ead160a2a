/**
 * Another phone number (R151): first the owner proves himself by a code to the present number or, without it, by his
 * face; then a code goes to the new one. Whoever holds the new number learns that it is taken, and nobody else.
 */
import { BorrowerId } from '../../../schema/events/codecs.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type { Phone } from '../../../schema/values/phone.ts';
import { refusedAct } from '../../domain/act-guard.ts';
import { refuse } from '../../domain/decider.ts';
import type { CodeBinding } from '../../ports/codes.ts';
import type { Profiles } from '../../ports/profiles.ts';
import { floods, guess } from './client.ts';
import { type Changing, makeOwnerProof, type Owner, type OwnerProofDeps, proofOf } from './owner-proof.ts';
import { tellOwner } from './tell-owner.ts';

/** New numbers that an account may send a code to in a day, so that nobody floods strangers with SMS. */
const NUMBERS_A_DAY = 5;
const DAY_SECONDS = 86_400;

export type PhoneChangeDeps = OwnerProofDeps & { profiles: Pick<Profiles, 'find'> };

export type PhoneChange = ReturnType<typeof makePhoneChange>;

export function makePhoneChange(deps: PhoneChangeDeps) {
  const bindingOfNew = (accountId: string, phone: Phone): CodeBinding => ({
    purpose: 'CHANGE',
    subject: `change:${accountId}`,
    phone,
  });

  /** Refusals: PHONE_UNPROVED, PHONE_SAME, CONTACTS_EQUAL, TOO_MANY_REQUESTS, and those of a code. */
  async function requestNew(who: Owner, phone: Phone) {
    const { accountId, client } = who;
    const flood = await floods(deps, client, 'sending');
    if (flood) return flood;
    const unproved = refusedAct('changePhone', { unproved: !(await proofOf(deps, who)) });
    if (unproved) return unproved;
    const profile = await deps.profiles.find(BorrowerId.parse(accountId));
    if (profile?.phone === phone) return refuse('PHONE_SAME', { field: 'phone' });
    const trusted = [profile?.contacts?.relative.phone, profile?.contacts?.friend.phone];
    if (trusted.includes(phone)) return refuse('CONTACTS_EQUAL', { field: 'phone' });
    if (!(await deps.limits.take('phone-change', accountId, NUMBERS_A_DAY, DAY_SECONDS)))
      return refuse('TOO_MANY_REQUESTS', { field: 'phone' });
    await deps.phoneChanges.choose(accountId, phone);
    return deps.codes.send(bindingOfNew(accountId, phone), client);
  }

  /** Refusals: PHONE_UNPROVED, PHONE_TAKEN, and those of a code. */
  async function confirmNew(who: Changing, code: string) {
    const { accountId, client, commandId } = who;
    const phone = (await proofOf(deps, who))?.phone;
    const before = await deps.accounts.byId(accountId);
    if (!phone || !before) return refuse('PHONE_UNPROVED');
    const use = { ...bindingOfNew(accountId, phone), code, commandId };
    return guess(deps, client, () =>
      deps.codes.using(use, async () => {
        if ((await deps.accounts.setPhone(accountId, phone, instant(new Date()))) === 'taken')
          return refuse('PHONE_TAKEN', { field: 'phone' });
        await deps.sessions.closeAll(accountId, client.sessionId);
        await deps.devices.forgetAll(accountId);
        await tellOwner(deps, 'phoneChanged', { ...before, phone }, commandId, before);
        await deps.phoneChanges.end(accountId);
        return { changed: true as const };
      }),
    );
  }

  return { ...makeOwnerProof(deps), requestNew, confirmNew };
}
