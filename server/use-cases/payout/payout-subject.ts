/** What is paid out: a loan, or a refund of the balance. Steps and providers are the same; only the stream differs. */
import { LoanId, PaymentId } from '../../../schema/events/codecs.ts';
import type { PayoutMethod } from '../../../schema/events/payout-method.ts';
import { type BorrowerId, isUuid } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Refund, RefundFact } from '../../domain/account/refund.ts';
import { refuse } from '../../domain/decider.ts';
import { fastIssueMissed } from '../../domain/loan/decision-promise.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { PayoutDestinations, PayoutId } from '../../ports/payout-destinations.ts';
import type { PayoutPurpose } from '../../ports/payout-provider.ts';
import { commandAccount, readAccount } from '../balance/balance.ts';
import type { Caller } from '../kernel/event-context.ts';
import { commandLoan } from '../loan/loan-command.ts';
import { loadLoan } from '../loan/loans.ts';

export type RefundOf = { borrowerId: BorrowerId; refundId: PaymentId };
export type PayoutOf = LoanId | RefundOf;
/** The events of every payout; a loan records them through its own commands. */
export type PayoutFact = RefundFact;

export type PayingOut = {
  stage: Exclude<Refund['stage'], 'ASKED'>;
  /** The id of the stored destination: of the loan or of the refund. */
  id: PayoutId;
  borrowerId: BorrowerId;
  purpose: PayoutPurpose;
  amount: Tiyn;
  method: PayoutMethod;
  /** The provider's key: one key makes one transfer, however often it is requested. */
  key: string;
  /** Null before the first step, and for a refund, whose stream does not keep it. */
  provider: string | null;
  sentOn: LocalDate | null;
};

const REFUND = 'balance';
const keyOf = (loanId: LoanId, attempt: number): string => `${loanId}.${attempt}`;
export const idOf = (of: PayoutOf): PayoutId => (typeof of === 'string' ? of : of.refundId);

export type PayoutSubjectDeps = { ledger: Ledger; ids: Ids; clock: Clock; destinations: PayoutDestinations };

/** Finds the payout of a key that a provider reports; undefined for an unknown key. */
export async function payoutOfKey(deps: PayoutSubjectDeps, key: string): Promise<PayoutOf | undefined> {
  const [id = '', what] = key.split('.');
  if (!isUuid(id)) return undefined;
  if (what !== REFUND) return LoanId.parse(id);
  const refundId = PaymentId.parse(id);
  const kept = await deps.destinations.latest(refundId);
  return kept && { borrowerId: kept.borrowerId, refundId };
}

/** Undefined if no payout is under way. */
export const payingOut = (deps: PayoutSubjectDeps, of: PayoutOf): Promise<PayingOut | undefined> =>
  typeof of === 'string' ? loanGoingOut(deps, of) : refundGoingOut(deps, of);

export function tellPayout(deps: PayoutSubjectDeps, caller: Caller, of: PayoutOf, fact: PayoutFact, today?: LocalDate) {
  return typeof of === 'string' ? tellLoan(deps, caller, of, fact, today) : tellRefund(deps, caller, of, fact, today);
}

async function tellLoan(deps: PayoutSubjectDeps, caller: Caller, loanId: LoanId, fact: PayoutFact, today?: LocalDate) {
  const loan = fact.type === 'ConfirmPayout' ? await loadLoan(deps.ledger, loanId) : undefined;
  const command = loan ? { ...fact, fastIssueMissed: fastIssueMissed(loan) } : fact;
  return commandLoan(deps, caller, loanId, command, today ? { today } : {});
}

async function tellRefund(
  deps: PayoutSubjectDeps,
  caller: Caller,
  { borrowerId, refundId }: RefundOf,
  fact: PayoutFact,
  day?: LocalDate,
) {
  const today = day ?? (await deps.clock.today());
  return commandAccount(deps, caller, borrowerId, { type: 'RecordRefundFact', refundId, fact, today }, today);
}

type Returned = { externalId: string; code: string; on: LocalDate };

/** After the payout had ended as paid: the loan is annulled, a refund is on the balance again. */
export async function takeBack(deps: PayoutSubjectDeps, caller: Caller, of: PayoutOf, returned: Returned) {
  const { externalId, code, on: returnedOn } = returned;
  if (typeof of === 'string')
    return commandLoan(deps, caller, of, { type: 'ReturnPayout', externalId, code, returnedOn });
  const { borrowerId, refundId } = of;
  const { events } = await readAccount(deps.ledger, borrowerId);
  const amount = events.flatMap(({ type, data }) =>
    type === 'BalanceDebited' && data.transferId === refundId ? [data.amount] : [],
  )[0];
  const wasPaid = events.some(
    ({ type, data }) => type === 'RefundPaid' && data.refundId === refundId && data.externalId === externalId,
  );
  if (amount === undefined || !wasPaid) return refuse('NOT_FOUND');
  const back = { type: 'CreditBalance', reason: 'REFUND_BACK', amount, paymentId: refundId, loanId: null } as const;
  return commandAccount(deps, caller, borrowerId, back);
}

async function loanGoingOut(deps: PayoutSubjectDeps, loanId: LoanId): Promise<PayingOut | undefined> {
  const loan = await loadLoan(deps.ledger, loanId);
  const stage = loan && LOAN_STAGES[loan.status];
  if (!loan?.payout || !stage) return undefined;
  const { payoutMethod: method, terms } = loan;
  if (!method) return undefined;
  const { attempt, key, provider, sentOn } = loan.payout;
  return {
    stage,
    id: loanId,
    borrowerId: loan.borrowerId,
    purpose: 'LOAN',
    amount: terms.amount,
    method,
    key: key ?? keyOf(loanId, attempt),
    provider,
    sentOn,
  };
}

const LOAN_STAGES: Readonly<Record<string, PayingOut['stage'] | undefined>> = {
  WAITING_REMITTANCE_PREPARED: 'REQUESTED',
  REMITTANCE_PREPARED: 'PREPARED',
  REMITTANCE_IN_PROGRESS: 'SENT',
};

async function refundGoingOut(
  deps: PayoutSubjectDeps,
  { borrowerId, refundId }: RefundOf,
): Promise<PayingOut | undefined> {
  const { refund } = (await readAccount(deps.ledger, borrowerId)).state;
  if (refund?.refundId !== refundId || refund.stage === 'ASKED' || !refund.method) return undefined;
  const { stage, amount, method } = refund;
  return {
    stage,
    id: refundId,
    borrowerId,
    purpose: 'REFUND',
    amount,
    method,
    key: `${refundId}.${REFUND}`,
    provider: null,
    sentOn: null,
  };
}
