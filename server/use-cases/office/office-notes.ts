/**
 * Staff notes: the ledger records what was done; the reason is free text, kept outside the events because it may name a
 * person.
 */

import type { LoanId } from '../../../schema/values/ids.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { OfficeAct, OfficeNotes } from '../../ports/office-notes.ts';
import type { Caller } from '../kernel/event-context.ts';
import type { LoanAnswer } from '../loan/loan-command.ts';
import { loadLoan } from '../loan/loans.ts';

export type NotingDeps = {
  ledger: Ledger;
  clock: Pick<Clock, 'now'>;
  notes: Pick<OfficeNotes, 'keep' | 'of'>;
  accounts: Pick<Accounts, 'byId'>;
};

/** The reason that an event carries in place of the note. */
export const IN_EVENTS = 'OFFICE';
export const NOTE_MAX = 1_000;

/** Keeps the note of an act, and of a request that waits for a second person, who reads it. */
export async function noted(
  deps: NotingDeps,
  caller: Caller,
  loanId: LoanId,
  act: OfficeAct,
  note: string,
  run: () => Promise<LoanAnswer>,
) {
  const answer = await run();
  const text = note.trim().slice(0, NOTE_MAX);
  if (!text || ('refusal' in answer && answer.refusal.code !== 'TWO_PERSONS')) return answer;
  const loan = 'loan' in answer ? answer.loan : await loadLoan(deps.ledger, loanId);
  const at = deps.clock.now();
  if (loan) await deps.notes.keep(caller.commandId, loan, { act, by: caller.actor.id, text, at });
  return answer;
}
