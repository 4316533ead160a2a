/** The borrower's separate answer to an insurance chosen with the offer; declining only lowers the total (R8). */
import type { Price } from '../../../schema/events/figures.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../decider.ts';
import { reprice } from '../money/price.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import { afterRequirement } from './requirement.ts';
import type { Application, LoanState } from './state.ts';

export function answerInsurance(state: LoanState, command: CommandOf<'AnswerInsurance'>) {
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  const { application } = state;
  const { today } = command;
  const step = afterRequirement(application, { insuranceOffered: false }, today);
  if (!step || state.status !== 'WAITING_FOR_INSURANCE') return refuse('NOT_ALLOWED_NOW');
  const { status } = step;
  if (command.accepted) {
    const consents = [...command.consents];
    return accept({ type: 'InsuranceAccepted', data: { status, consents } }, ...step.follows);
  }
  const price = priceWithout(application, today);
  const { documentHash } = command;
  return accept({ type: 'InsuranceDeclined', data: { status, price, documentHash } }, ...step.follows);
}

/** The price of the signed offer without the insurance; never at a higher rate than was signed. */
export const priceWithout = ({ price, terms }: Pick<Application, 'price' | 'terms'>, day: LocalDate): Price =>
  reprice(price, { ...terms, insuranceAgreed: false }, day);
