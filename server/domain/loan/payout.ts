/** From approval to the borrower's money: requested, prepared, sent, confirmed; or failed or recalled (R18, R86). */
import type { Price } from '../../../schema/events/figures.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { PayoutMethod } from '../../../schema/events/payout-method.ts';
import { type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { refuse } from '../decider.ts';
import { present } from '../money/balances.ts';
import { contractOf, openingBalances } from '../money/contract.ts';
import { highestTotal, outgrown } from '../money/offer-figures.ts';
import { issuePostings } from '../money/postings.ts';
import { reprice } from '../money/price.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import type { Application, LoanInPayout, LoanState } from './state.ts';
import { WATCH_AT_ISSUE } from './watch.ts';

export function requestPayout(state: LoanState, { today }: CommandOf<'RequestPayout'>) {
  if (state.stage !== 'payout' || !state.application.payoutMethod) return refuse('NOT_ALLOWED_NOW');
  return accept(...(outgrownOffer(state.application, today) ?? [payoutAttempt(state, state.application.payoutMethod)]));
}

/**
 * An offer that would now cost more than its signed maximum is not paid out; the borrower may apply again at once
 * (D0024).
 */
export const outgrownOffer = ({ price, terms }: Application, today: LocalDate): [LoanEvent] | undefined =>
  outgrown(price, terms, today)
    ? [{ type: 'LoanAnnulled', data: { status: 'ANNULLED', reason: 'OFFER_OUTGROWN' } }]
    : undefined;

export const payoutAttempt = (state: LoanInPayout, method: PayoutMethod): LoanEvent => ({
  type: 'PayoutRequested',
  data: {
    status: 'WAITING_REMITTANCE_PREPARED',
    amount: state.application.terms.amount,
    method,
    attempt: (state.payout?.attempt ?? 0) + 1,
  },
});

export function preparePayout(state: LoanState, command: CommandOf<'PreparePayout'>) {
  if (state.stage !== 'payout') return refuse('NOT_ALLOWED_NOW');
  const { provider, providerKey, today } = command;
  const prepared: LoanEvent = {
    type: 'PayoutPrepared',
    data: { status: 'REMITTANCE_PREPARED', provider, providerKey },
  };
  // Only before the first try: afterwards the provider may already have the order.
  const notTried = state.status === 'WAITING_REMITTANCE_PREPARED';
  return accept(...((notTried && outgrownOffer(state.application, today)) || [prepared]));
}

export const sendPayout = ({ provider, externalId }: CommandOf<'SendPayout'>) =>
  accept({ type: 'PayoutSent', data: { status: 'REMITTANCE_IN_PROGRESS', provider, externalId } });

export const failPayout = ({ code, externalId }: CommandOf<'FailPayout'>) =>
  accept({ type: 'PayoutFailed', data: { status: 'REMITTANCE_ERROR', code, externalId } });

export const recallPayout = ({ reason }: CommandOf<'RecallPayout'>) =>
  accept({ type: 'PayoutRecalled', data: { status: 'REMITTANCE_CANCELED', reason } });

/**
 * The money has arrived: the loan is issued in the same append, as of the provider's operation day, but never before
 * its signature (R870). A repeated confirmation changes nothing.
 */
export function confirmPayout(state: LoanState, command: CommandOf<'ConfirmPayout'>) {
  const { externalId, today } = command;
  if (state.stage === 'running' && state.payout?.externalId === externalId) return accept();
  if (state.stage !== 'payout') return refuse('NOT_ALLOWED_NOW');
  return accept(
    { type: 'PayoutConfirmed', data: { status: 'REMITTANCE_PAID', externalId, operationDate: today } },
    issue(state.application, latest(today, state.application.signedOn ?? today), command.fastIssueMissed === true),
  );
}

/**
 * The signed terms priced from the issue day. A fast issue that missed its hour loses its fee (D0025). Money that has
 * arrived cannot be refused, so the lender bears any cost above the signed maximum (D0024).
 */
export function issuePrice(
  { price, terms }: Pick<Application, 'price' | 'terms'>,
  day: LocalDate,
  missed: boolean,
): Price {
  const issued = missed ? { ...terms, fastIssue: false } : terms;
  return reprice(price, issued, day, outgrown(price, terms, day) ? highestTotal(price, terms) : undefined);
}

function issue(application: Application, issuedOn: LocalDate, missed: boolean): LoanEvent {
  const price = issuePrice(application, issuedOn, missed);
  const contract = contractOf(application.terms, price);
  const standing = present(contract, openingBalances(contract, price), issuedOn, WATCH_AT_ISSUE);
  const postings = issuePostings(contract.amount, price);
  return {
    type: 'LoanIssued',
    data: { status: 'ACTIVE', issuedOn, amount: contract.amount, price, postings, standing },
  };
}
