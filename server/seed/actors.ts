/** Who stands behind each command of a seeded history, as the log of the running product would name them. */
import type { Actor } from '../../schema/events/envelope.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { UndatedLoanCommand } from '../domain/loan/commands.ts';

/** Office accounts that the history names, at least one of each. */
export type SeedStaff = { readonly verifierIds: readonly string[]; readonly supportIds: readonly string[] };
/** Those who deal with one borrower. */
export type Dealing = { readonly verifierId: string; readonly supportId: string };
type Command = UndatedLoanCommand['type'];
export type Act = { actor: Actor; askedBy?: Actor };
export type ActorOf = (command: Command) => Act;

export function dealingWith({ verifierIds, supportIds }: SeedStaff, index: number): Dealing {
  const [verifierId, supportId] = [verifierIds, supportIds].map((ids) => ids[index % ids.length]);
  if (!verifierId || !supportId) throw new Error('the seed needs a verifier and a member of support');
  return { verifierId, supportId };
}

const BY_BORROWER: ReadonlySet<Command> = new Set([
  'Apply',
  'SignOffer',
  'UploadStatement',
  'ChoosePayoutMethod',
  'AnswerInsurance',
  'ReturnRevision',
  'GiveIssuanceConsent',
  'CancelApplication',
  'RequestPrepayment',
  'SignPrepayment',
  'RequestProlongation',
  'RequestRefinancing',
  'RequestRestructuring',
  'SignAgreement',
  'SignRestructuring',
  'SpendBonus',
]);
const BY_VERIFIER: ReadonlySet<Command> = new Set(['TakeForReview', 'RequestRevision']);
const BY_SUPPORT: ReadonlySet<Command> = new Set(['GrantGrace', 'IssueCessionNotice']);
const BY_TWO: ReadonlySet<Command> = new Set(['RejectByFraud', 'WriteOff', 'AgreeCession', 'ConfirmCession']);

export const SYSTEM: Act = { actor: { role: 'system', id: 'seed' } };

export function actorsOf(borrowerId: BorrowerId, { verifierId, supportId }: Dealing): ActorOf {
  const borrower: Actor = { role: 'borrower', id: borrowerId };
  const verifier: Actor = { role: 'verifier', id: verifierId };
  const support: Actor = { role: 'support', id: supportId };
  return (command) => {
    if (BY_BORROWER.has(command)) return { actor: borrower };
    if (BY_VERIFIER.has(command)) return { actor: verifier };
    if (BY_SUPPORT.has(command)) return { actor: support };
    return BY_TWO.has(command) ? { actor: verifier, askedBy: support } : SYSTEM;
  };
}
