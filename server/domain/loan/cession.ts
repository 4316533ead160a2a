/**
 * The sale of the claim (R24): a notice, the agreement, then the buyer's payment. The price is below the debt; the
 * difference is written off. The borrower is notified before and after.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { CESSION } from '../../../schema/reference/limits.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { printTenge } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { overdueSinceOn } from '../money/accrual.ts';
import { overdueDaysOn } from '../money/balances.ts';
import { move, netted } from '../money/postings.ts';
import { quoteOn } from '../money/quote.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import { isDisputed } from './dispute.ts';
import { annulment } from './request.ts';
import type { LoanState, RunningLoan } from './state.ts';
import { takeOffBooks } from './write-off.ts';

const BUYER_MAX = 64;

/** Only from CALCULATION_STOPPED, and once for each overdue and buyer. */
export function issueCessionNotice(state: LoanState, command: CommandOf<'IssueCessionNotice'>) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (state.status !== 'CALCULATION_STOPPED') return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
  if (isDisputed(state)) return refuse('LOAN_DISPUTED');
  const buyer = command.buyer.trim();
  if (buyer === '' || buyer.length > BUYER_MAX) return refuse('FIELD_INVALID', { field: 'buyer' });
  if (noticed(state)?.buyer === buyer) return accept();
  const notice = noticeOf(state, 'NOTIFICATION_BEFORE_CESSION', buyer, command.today);
  return notice.length > 0 ? accept(...notice) : refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
}

/** The notice, if it was sent for the present overdue. */
function noticed({ cessionNotice: notice, contract, standing }: RunningLoan): RunningLoan['cessionNotice'] {
  const since = notice && overdueSinceOn(contract, standing, notice.on);
  return since ? notice : null;
}

/** From which day the claim may be sold, and to whom. */
export function saleOpen(loan: RunningLoan): { from: LocalDate; buyer: string } | null {
  const notice = noticed(loan);
  return notice && { from: addDays(notice.on, CESSION.noticeDays), buyer: notice.buyer };
}

function noticeOf(
  { status, contract, standing }: RunningLoan,
  notice: 'NOTIFICATION_BEFORE_CESSION' | 'NOTIFICATION_AFTER_CESSION',
  buyer: string,
  today: LocalDate,
): LoanEvent[] {
  const { nextActionDate } = standing;
  const overdueSince = overdueSinceOn(contract, standing, today);
  // Only penalty is left: no buyer wants it, and there is no overdue day to count from.
  if (!overdueSince) return [];
  const overdueDays = overdueDaysOn(overdueSince, today);
  return [{ type: 'NoticeIssued', data: { status, notice, overdueSince, overdueDays, nextActionDate, buyer } }];
}

export function agreeCession(state: LoanState, command: CommandOf<'AgreeCession'>) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (state.status !== 'CALCULATION_STOPPED') return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
  if (isDisputed(state)) return refuse('LOAN_DISPUTED');
  const { price, payBy, today } = command;
  const buyer = command.buyer.trim();
  const open = saleOpen(state);
  const notified = open?.buyer === buyer;
  if (!notified || today < open.from) {
    return refuse('CESSION_NOTICE', { facts: { days: `${CESSION.noticeDays}`, date: notified ? open.from : '' } });
  }
  if (payBy < today || payBy > addDays(today, CESSION.payDays)) return refuse('FIELD_INVALID', { field: 'payBy' });
  const { full } = quoteOn(state, today);
  if (price <= 0n || price > full) {
    return refuse('AMOUNT_WRONG', { field: 'price', facts: { limit: printTenge(full) } });
  }
  return accept({
    type: 'CessionAgreed',
    data: { status: 'AOT_PAYMENT_AWAITING', buyer, price, agreedOn: today, payBy },
  });
}

/**
 * The buyer has paid. If the borrower has paid meanwhile and owes less than the price, a new price has to be agreed.
 */
export function confirmCession(state: LoanState, { today }: CommandOf<'ConfirmCession'>) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (state.request?.kind !== 'CESSION') return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
  const { buyer, price } = state.request;
  const { amount, postings, standing } = takeOffBooks(state, today, 'write-off');
  if (price > amount) return refuse('AMOUNT_WRONG', { field: 'price', facts: { limit: printTenge(amount) } });
  // The notice goes first: no event may follow a terminal status.
  return accept(...noticeOf(state, 'NOTIFICATION_AFTER_CESSION', buyer, today), {
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

export function cancelCession(state: LoanState) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (state.request?.kind !== 'CESSION') return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
  return accept(...annulment(state));
}
