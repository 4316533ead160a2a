/** The separate answer to an insurance chosen with the offer: declining only lowers the total (decision 8). */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { reprice } from '../money/price.ts';
import type { CommandOf } from './commands.ts';
import { afterMeeting } from './requirement.ts';
import type { LoanState } from './state.ts';

export function answerInsurance(state: LoanState, command: CommandOf<'AnswerInsurance'>): Outcome<LoanEvent> {
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  const { file } = state;
  const { today, accepted } = command;
  const step = afterMeeting(file, { insuranceOffered: false }, today);
  if (!step) return refuse('NOT_ALLOWED_NOW');
  if (accepted) return accept({ type: 'InsuranceAccepted', data: { status: step.status } }, ...step.follows);
  const price = reprice(file.price, { ...file.terms, insuranceAgreed: false }, today);
  return accept({ type: 'InsuranceDeclined', data: { status: step.status, price } }, ...step.follows);
}
