/**
 * The proof that a signed-in borrower is the owner (R151), which a change of what opens the account asks for: a code to
 * the present number or, without it, the face. A session alone may be stolen.
 */
import { BorrowerId } from '../../../schema/events/codecs.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type { Phone } from '../../../schema/values/phone.ts';
import { refuse } from '../../domain/decider.ts';
import type { BiometrySessions } from '../../ports/biometry-sessions.ts';
import type { CodeBinding } from '../../ports/codes.ts';
import type { PhoneChanges } from '../../ports/phone-changes.ts';
import { type Client, floods, guess } from './client.ts';
import type { SignInDeps } from './sign-in.ts';

/** How long a proof lasts (own choice). */
const PROOF_MINUTES = 15;

export type OwnerProofDeps = SignInDeps & {
  phoneChanges: PhoneChanges;
  faceSessions: Pick<BiometrySessions, 'passedSince'>;
};
/** A signed-in borrower. */
export type Changing = { accountId: string; client: Client; commandId: CommandId };
export type Owner = Pick<Changing, 'accountId' | 'client'>;

const minutesFromNow = (minutes: number) => instant(new Date(Date.now() + minutes * 60_000));

/** The proof of this session, by code or by face, and the new number, once it is chosen. */
export async function proofOf(
  deps: OwnerProofDeps,
  { accountId, client }: Owner,
): Promise<{ phone: Phone | null } | undefined> {
  const sessionId = client.sessionId ?? '';
  const found = await deps.phoneChanges.find(accountId, sessionId);
  if (found) return found;
  const since = minutesFromNow(-PROOF_MINUTES);
  if (!(await deps.faceSessions.passedSince(BorrowerId.parse(accountId), 'CHANGE_PHONE', since))) return undefined;
  await deps.phoneChanges.allow(accountId, sessionId, minutesFromNow(PROOF_MINUTES));
  return { phone: null };
}

export function makeOwnerProof(deps: OwnerProofDeps) {
  async function bindingOf(accountId: string): Promise<CodeBinding | undefined> {
    const phone = (await deps.accounts.byId(accountId))?.phone;
    return phone ? { purpose: 'CHANGE_PROOF', subject: `change-proof:${accountId}`, phone } : undefined;
  }

  async function requestProof({ accountId, client }: Owner) {
    const flood = await floods(deps, client, 'sending');
    if (flood) return flood;
    const binding = await bindingOf(accountId);
    return binding ? deps.codes.send(binding, client) : refuse('NOT_FOUND');
  }

  async function confirmProof(who: Changing, code: string) {
    const binding = await bindingOf(who.accountId);
    if (!binding) return refuse('NOT_FOUND');
    return guess(deps, who.client, () =>
      deps.codes.using({ ...binding, code, commandId: who.commandId }, async () => {
        await deps.phoneChanges.allow(who.accountId, who.client.sessionId ?? '', minutesFromNow(PROOF_MINUTES));
        return { proved: true as const };
      }),
    );
  }

  return { isProved: async (who: Owner) => (await proofOf(deps, who)) !== undefined, requestProof, confirmProof };
}
