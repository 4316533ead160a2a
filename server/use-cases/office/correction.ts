/**
 * The office corrects what a person cannot change alone: one member of the staff asks, another of the other role
 * confirms (R294). The new value stays sealed; the access log keeps who asked, what kind of change it was, and who
 * confirmed.
 */

import type { Change } from '../../../schema/forms/correction.ts';
import type { CorrectionReason } from '../../../schema/reference/corrections.ts';
import type { ByTwo } from '../../../schema/reference/halves.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Correction, Corrections } from '../../ports/corrections.ts';
import type { Profiles, StoredProfile } from '../../ports/profiles.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import type { Caller } from '../kernel/event-context.ts';
import { byTwo } from '../kernel/second-person.ts';
import { type ApplyDeps, applyCorrection, problemOf } from './correction-apply.ts';
import { caseOf } from './office-search.ts';

export type CorrectionDeps = ApplyDeps & {
  corrections: Corrections;
  accessLog: AccessLog;
  twoPersons: TwoPersons;
  clock: Pick<Clock, 'now' | 'today'>;
};

export type CorrectionWish = {
  readonly borrowerId: BorrowerId;
  readonly change: Change;
  readonly reason: CorrectionReason;
  readonly caseNumber: string;
};

/** `askedBy`: the e-mail of who asked. */
export type OpenCorrection = {
  readonly correction: Correction;
  readonly profile: StoredProfile | undefined;
  readonly askedBy: string;
};

/** `keptUntil`: the last day on which the law keeps the data; null where it keeps none. */
export type Opened = {
  readonly correction: Correction;
  readonly now: StoredProfile;
  readonly keptUntil: LocalDate | null;
};

export async function openCorrectionOf(
  { accounts, profiles }: { accounts: Pick<Accounts, 'byId'>; profiles: Pick<Profiles, 'find'> },
  correction: Correction,
): Promise<OpenCorrection> {
  const askedBy = (await accounts.byId(correction.askedBy))?.email ?? correction.askedBy;
  return { correction, profile: await profiles.find(correction.borrowerId), askedBy };
}

const actionOf = (id: string): ByTwo => `correction:${id}`;

export type OfficeCorrections = ReturnType<typeof makeCorrections>;

export function makeCorrections(deps: CorrectionDeps) {
  /** Refusals: NOT_FOUND, those of the new value, and FIELD_INVALID where nothing would change. */
  async function ask(caller: Caller, wish: CorrectionWish) {
    const profile = await deps.profiles.find(wish.borrowerId);
    if (!profile) return refuse('NOT_FOUND');
    const file = caseOf(wish.caseNumber);
    if (file === null) return refuse('FIELD_REQUIRED', { field: 'caseNumber' });
    if (file === 'wrong') return refuse('FIELD_INVALID', { field: 'caseNumber' });
    const problem = await problemOf(deps, profile, wish.change);
    if (problem) return problem;
    const id = caller.commandId;
    const correction = {
      ...wish,
      id,
      caseNumber: file,
      askedBy: caller.actor.id,
      askedAt: deps.clock.now(),
    };
    await log(caller, 'CORRECTION_ASKED', correction);
    await deps.corrections.keep(correction);
    await deps.twoPersons.ask(actionOf(id), caller.actor);
    return { open: await openCorrectionOf(deps, correction) };
  }

  /** What is now and what would be, in full: the second person compares them with the document. */
  async function open(caller: Caller, id: string) {
    const correction = await deps.corrections.find(id);
    const now = correction && (await deps.profiles.find(correction.borrowerId));
    if (!now) return refuse('NOT_FOUND');
    await log(caller, 'OPENED', correction);
    const { keptUntil } = await deps.forgets.show(correction.borrowerId);
    return { correction, now, keptUntil };
  }

  /** Refusals: NOT_FOUND (it has lapsed or was withdrawn), TWO_PERSONS, and those of the new value. */
  async function confirm(caller: Caller, id: string) {
    const correction = await deps.corrections.find(id);
    const profile = correction && (await deps.profiles.find(correction.borrowerId));
    if (!profile) return refuse('NOT_FOUND');
    return byTwo(deps.twoPersons, caller, actionOf(id), async (both) => {
      const problem = await applyCorrection(deps, profile, correction);
      if (problem) return problem;
      await log(both, 'CORRECTED', correction);
      await deps.corrections.end(id);
      return { corrected: true as const };
    });
  }

  async function withdraw(caller: Caller, id: string) {
    const correction = await deps.corrections.find(id);
    if (!correction) return refuse('NOT_FOUND');
    await deps.corrections.end(id);
    await deps.twoPersons.done(actionOf(id));
    await log(caller, 'CORRECTION_WITHDRAWN', correction);
    return { withdrawn: true };
  }

  /** Ends the delay after wrong passwords, for the number and the address of the person. */
  async function unlock(caller: Caller, borrowerId: BorrowerId, caseNumber: string) {
    const account = await deps.accounts.byId(borrowerId);
    if (account?.kind !== 'borrower') return refuse('NOT_FOUND');
    const file = caseOf(caseNumber);
    if (file === null) return refuse('FIELD_REQUIRED', { field: 'caseNumber' });
    if (file === 'wrong') return refuse('FIELD_INVALID', { field: 'caseNumber' });
    const subjects = [borrowerId];
    await deps.accessLog.append({ act: 'UNLOCKED', by: caller.actor, subjects, detail: 'SIGN_IN', caseNumber: file });
    const names = [account.phone, account.email].filter((name) => name !== null);
    const freed = await Promise.all(names.map((name) => deps.passwordTries.unlock(name)));
    return { unlocked: freed.reduce((sum, one) => sum + one, 0) };
  }

  /** What the person himself is shown of the requests: neither who asked nor the new value. */
  const pendingOf = async (borrowerId: BorrowerId) =>
    (await deps.corrections.open(borrowerId)).map(({ change, askedAt }) => ({ kind: change.kind, askedAt }));

  const waiting = async () => Promise.all((await deps.corrections.open()).map((one) => openCorrectionOf(deps, one)));

  const log = (
    { actor }: Caller,
    act: 'OPENED' | 'CORRECTION_ASKED' | 'CORRECTION_WITHDRAWN' | 'CORRECTED',
    { id, borrowerId, change, caseNumber }: Correction,
  ) =>
    deps.accessLog.append({
      act,
      by: actor,
      subjects: [borrowerId],
      detail: `CORRECTION ${change.kind} ${id}`,
      caseNumber,
    });

  return { ask, open, confirm, withdraw, unlock, waiting, pendingOf };
}
