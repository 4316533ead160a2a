/**
 * The sale of a claim (decision 24): a notice goes ahead, the sale is agreed, the buyer pays, the claim is his. What he pays is less than what is
 * owed; the difference is written off. The borrower is told before and after.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { CESSION } from '../../../schema/reference/limits.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { printTenge } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move, netted } from '../money/postings.ts';
import { quoteOn } from '../money/quote.ts';
import { overdueDaysOn } from '../money/standing.ts';
import { annulled } from './agreement.ts';
import type { CommandOf } from './commands.ts';
import type { Live, LoanState } from './state.ts';
import { givenUp } from './write-off.ts';

const BUYER_MAX = 64;

/** Only from CALCULATION_STOPPED; once for an overdue, however often it is asked for. */
export function issueCessionNotice(state: LoanState, { today }: CommandOf<'IssueCessionNotice'>): Outcome<LoanEvent> {
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  if (state.status !== 'CALCULATION_STOPPED') return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
  if (noticedOn(state)) return accept();
  return accept(...noticeOf(state, 'NOTIFICATION_BEFORE_CESSION', today));
}

/** The day of the notice, if it was sent for the overdue that stands now. */
export const noticedOn = ({ cessionNoticedOn: on, standing }: Live): LocalDate | null =>
  on && standing.overdueSince && on >= standing.overdueSince ? on : null;

function noticeOf(
  { status, standing }: Live,
  notice: 'NOTIFICATION_BEFORE_CESSION' | 'NOTIFICATION_AFTER_CESSION',
  today: LocalDate,
): LoanEvent[] {
  const { overdueSince, nextActionDate } = standing;
  // Late rows are all paid and only penalty is left: nothing that anybody buys, and no day to count from.
  if (!overdueSince) return [];
  const overdueDays = overdueDaysOn(overdueSince, today);
  return [{ type: 'NoticeIssued', data: { status, notice, overdueSince, overdueDays, nextActionDate } }];
}

export function agreeCession(state: LoanState, command: CommandOf<'AgreeCession'>): Outcome<LoanEvent> {
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  if (state.status !== 'CALCULATION_STOPPED') return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
  const { buyer, price, payBy, today } = command;
  const noticed = noticedOn(state);
  const from = noticed && addDays(noticed, CESSION.noticeDays);
  if (!from || today < from) {
    return refuse('CESSION_NOTICE', { facts: { days: `${CESSION.noticeDays}`, ...(from ? { date: from } : {}) } });
  }
  if (buyer.trim() === '' || buyer.length > BUYER_MAX) return refuse('FIELD_INVALID', { field: 'buyer' });
  if (payBy < today || payBy > addDays(today, CESSION.payDays)) return refuse('FIELD_INVALID', { field: 'payBy' });
  const { full } = quoteOn(state, today);
  if (price <= 0n || price > full) {
    return refuse('AMOUNT_WRONG', { field: 'price', facts: { limit: printTenge(full) } });
  }
  return accept({
    type: 'CessionAgreed',
    data: { status: 'AOT_PAYMENT_AWAITING', buyer: buyer.trim(), price, agreedOn: today, payBy },
  });
}

/** The buyer has paid. The borrower may have paid in between: a price above what is left is agreed anew. */
export function confirmCession(state: LoanState, { today }: CommandOf<'ConfirmCession'>): Outcome<LoanEvent> {
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  if (state.request?.kind !== 'CESSION') return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
  const { buyer, price } = state.request;
  const { amount, postings, standing } = givenUp(state, today, 'write-off');
  if (price > amount) return refuse('AMOUNT_WRONG', { field: 'price', facts: { limit: printTenge(amount) } });
  // Both in one append, the notice first: no fact follows a status that is an end.
  return accept(...noticeOf(state, 'NOTIFICATION_AFTER_CESSION', today), {
    type: 'LoanCeded',
    data: {
      status: 'CESSION',
      buyer,
      price,
      cededOn: today,
      postings: netted([...postings, ...move(price, 'write-off', 'cession-proceeds')]),
      standing,
    },
  });
}

export function cancelCession(state: LoanState): Outcome<LoanEvent> {
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  if (state.request?.kind !== 'CESSION') return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
  return accept(...annulled(state));
}
