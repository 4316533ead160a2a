/** Who has an application that the caller wanted to act on (R826). */
import { loanStream } from '../../../schema/events/streams.ts';
import { printStaffNumber } from '../../../schema/reference/staff.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { almatyDateOf, almatyTimeOf } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { LoanAnswer } from '../loan/loan-command.ts';

export type TakerDeps = { readonly ledger: Ledger; readonly accounts: Pick<Accounts, 'staffNumbers'> };

/** Says who has it and since when, in place of a refusal that names an account alone; any other answer stays. */
export async function withTaker(deps: TakerDeps, loanId: LoanId, answer: LoanAnswer) {
  if (!('refusal' in answer) || !answer.refusal.facts?.takenBy) return answer;
  const { events } = await deps.ledger.readLatest(loanStream(loanId));
  const taken = events.findLast((event) => event.type === 'ManualReviewStarted');
  if (!taken) return answer;
  const { verifierId } = taken.data;
  const number = (await deps.accounts.staffNumbers()).get(verifierId);
  const by = number === undefined ? verifierId.slice(0, 8) : printStaffNumber(number);
  const { recordedAt } = taken.metadata;
  return refuse('TAKEN_BY_OTHER', { facts: { by, date: almatyDateOf(recordedAt), time: almatyTimeOf(recordedAt) } });
}
