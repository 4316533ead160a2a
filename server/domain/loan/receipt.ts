/** A receipt, from a provider or from the borrower's balance: accrual first, then the allocation rule, line by line. */
import type { AllocationLine, Balances, Posting } from '../../../schema/events/figures.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { isOverdue, type LoanStatus } from '../../../schema/loan-status.ts';
import type { Account } from '../../../schema/reference/accounts.ts';
import { type AllocationRule, allocationRuleFor, allocationRuleNamed } from '../../../schema/reference/allocation.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accrueTo, arrearsFrom } from '../money/accrual.ts';
import { settle } from '../money/allocation.ts';
import { isCured, noticeReached, present } from '../money/balances.ts';
import { type Debt, debtsOn, sumOf } from '../money/debt.ts';
import { heldFrom } from '../money/held.ts';
import { accrualPostings, receiptPostings } from '../money/postings.ts';
import { allocateByRule, closesWithBalance } from './allocate-by-rule.ts';
import { withoutWaived } from './asked.ts';
import { reschedule } from './reschedule.ts';
import type { AgreementKind, IssuedLoan, LoanState, RunningLoan } from './state.ts';
import { watchOf } from './watch.ts';

export type Money = {
  paymentId: PaymentId;
  amount: Tiyn;
  on: LocalDate;
} & NamedRule &
  (
    | { source: 'PROVIDER'; provider: string; externalId: string }
    | { source: 'BALANCE' /** The part meant for the loan now; the remainder is surplus. */; atMost?: Tiyn }
  );

export type NamedRule = {
  /** In a replay: the agreement whose amount due at signing this was. Otherwise the loan's request says so. */
  under?: AgreementKind | null;
  /** The version it was allocated by; otherwise the version of the contract. */
  rule?: AllocationRule;
};

/** Marks the rule in the event, so that a replay allocates the money in the same way. */
export const MARKS = {
  PROLONGATION: '+prolongation',
  REFINANCING: '+refinancing',
  RESTRUCTURING: '+restructuring',
} as const satisfies Record<AgreementKind, string>;
const KINDS = Object.keys(MARKS) as AgreementKind[];
export const agreementOf = (allocationRule: string): AgreementKind | null =>
  KINDS.find((kind) => allocationRule.endsWith(MARKS[kind])) ?? null;

/** The rule version and the agreement that a stored event names. */
export function ruleNamedIn({ allocationRule }: { allocationRule: string }): NamedRule {
  const under = agreementOf(allocationRule);
  const rule = allocationRuleNamed(under ? allocationRule.slice(0, -MARKS[under].length) : allocationRule);
  return { under, ...(rule ? { rule } : {}) };
}

const signedAgreement = ({ request }: RunningLoan): AgreementKind | null =>
  request && request.kind !== 'CESSION' && request.signed ? request.kind : null;

/** The payment, and the cure of the overdue where it was enough. The loan has been advanced to `money.on`. */
export function receive(loan: RunningLoan, money: Money): LoanEvent[] {
  const allocated = allocateMoney(loan, money);
  const shared = {
    status: allocated.status,
    postings: allocated.postings,
    standing: allocated.standing,
    amount: money.amount,
    accruedInterest: allocated.interest,
    accruedPenalty: allocated.penalty,
    allocation: allocated.lines,
    allocationRule: allocated.rule,
    surplus: allocated.surplus,
  };
  const received: LoanEvent =
    money.source === 'BALANCE'
      ? { type: 'BalanceApplied', data: { ...shared, transferId: money.paymentId, appliedOn: money.on } }
      : {
          type: 'PaymentReceived',
          data: {
            ...shared,
            paymentId: money.paymentId,
            provider: money.provider,
            externalId: money.externalId,
            paidOn: money.on,
          },
        };
  const cured = isOverdue(allocated.status) && isCured(allocated.standing);
  if (!cured) return [received];
  return [received, { type: 'OverdueCured', data: { status: loan.base, postings: [], standing: allocated.standing } }];
}

type AllocatedMoney = {
  status: LoanStatus;
  postings: Posting[];
  standing: Balances;
  interest: Tiyn;
  penalty: Tiyn;
  lines: AllocationLine[];
  rule: string;
  surplus: Tiyn;
};

type MoneyToAllocate = Pick<Money, 'amount' | 'on' | 'under' | 'rule'> &
  ({ source: 'PROVIDER' } | { source: 'BALANCE'; atMost?: Tiyn });

function allocateMoney(loan: RunningLoan, money: MoneyToAllocate): AllocatedMoney {
  const { contract } = loan;
  const under = money.under === undefined ? signedAgreement(loan) : money.under;
  const accrued = accrueTo(contract, loan.standing, money.on);
  const rule = money.rule ?? allocationRuleFor(contract.issuedOn);
  const fromBalance = money.source === 'BALANCE';
  const usable = fromBalance ? least(money.amount, money.atMost ?? money.amount) : money.amount;
  const waives = under === 'RESTRUCTURING' && rule.waivesFromSignature;
  const owed = debtsOn(waives ? withoutWaived(accrued.standing) : accrued.standing, money.on);
  const debts = rule.stopIsLate && accrued.standing.stoppedOn === money.on ? owed.map(overdueByTheStop) : owed;
  const { lines, ahead, partial, ...result } = allocateByRule(loan, usable, debts, { rule, under, fromBalance });
  const surplus = add(result.surplus, subtract(money.amount, usable));
  const owing = withArrearsRule(rule, contract.instalment, accrued.standing);
  const settled = heldFrom(contract, accrued.standing, settle(owing, lines, money.on), money.on);
  const planned = partial && ahead ? reschedule(contract, settled, money.on, partial) : settled;
  const source: Account = money.source === 'BALANCE' ? 'transit:balance' : 'provider-clearing';
  return {
    status: statusAfter(loan, planned, money.on),
    postings: [...accrualPostings(accrued.interest, accrued.penalty), ...receiptPostings(source, lines, surplus)],
    standing: presentAfter(loan, planned, money.on, ahead),
    interest: accrued.interest,
    penalty: accrued.penalty,
    lines,
    rule: `${rule.version}${under ? MARKS[under] : ''}`,
    surplus,
  };
}

const overdueByTheStop = (debt: Debt): Debt =>
  debt.stage === 'DUE' && debt.component !== 'premium' ? { ...debt, stage: 'OVERDUE' } : debt;

/** A loan whose arrears are once aged by sums stays so. */
const withArrearsRule = ({ arrears }: AllocationRule, instalment: boolean, standing: Balances): Balances =>
  instalment && arrears === 'BY_SUM' ? { ...standing, arrears } : standing;

/** The loan if the first payment of a restructuring came on `day`. */
export const withFirstPayment =
  (day: LocalDate) =>
  (loan: RunningLoan, amount: Tiyn): RunningLoan => ({
    ...loan,
    standing: allocateMoney(loan, { source: 'PROVIDER', amount, on: day, under: 'RESTRUCTURING' }).standing,
  });

/** A grace ends with the payment it was granted for. */
export function statusAfter(loan: RunningLoan, standing: Balances, day: LocalDate): LoanStatus {
  if (loan.status === 'GRACE_MANUAL') return standing.graceUntil === null ? loan.base : loan.status;
  if (loan.status !== 'GRACE_DAY_OFF') return loan.status;
  const debts = debtsOn(standing, day).filter((debt) => debt.component !== 'premium');
  return sumOf(debts, 'OVERDUE', 'DUE') === ZERO ? loan.base : loan.status;
}

/** What the end of day looks at next: the notices that still count, and an open prepayment. */
function presentAfter(loan: IssuedLoan, standing: Balances, day: LocalDate, repaidAhead: boolean): Balances {
  const late = arrearsFrom(loan.contract, standing);
  const payBy = loan.prepayment && !(loan.prepayment.signed && repaidAhead) ? loan.prepayment.payBy : null;
  const noticedDay = Math.min(loan.noticedDay, noticeReached(late, day));
  return present(loan.contract, standing, day, watchOf(loan, { noticedDay, payBy }));
}

/** The surplus that these events sent to the balance. */
export const surplusOf = (events: readonly LoanEvent[]): Tiyn =>
  add(
    ...events.map((e) =>
      e.type === 'PaymentReceived' || e.type === 'BalanceApplied' || e.type === 'BackdatingAdjusted'
        ? e.data.surplus
        : ZERO,
    ),
  );

/** Any stage: a repeated callback after the end of the loan is still a repeat. */
export function hasReceived(state: LoanState, paymentId: PaymentId): boolean {
  const issued =
    state.stage === 'ended' ? state.issued : state.stage === 'running' || state.stage === 'closing' ? state : null;
  if (issued?.reversed.includes(paymentId)) return true;
  return (issued?.facts ?? []).some(
    ({ event }) =>
      (event.type === 'PaymentReceived' && event.data.paymentId === paymentId) ||
      ((event.type === 'BalanceApplied' || event.type === 'BonusSpent') && event.data.transferId === paymentId),
  );
}

/**
 * May the balance close the loan together with this payment? Not where the payment was the amount due at signing of an
 * agreement: then the borrower did not mean to repay everything.
 */
export function closesTogether(loan: RunningLoan, paymentId: PaymentId): boolean {
  if (closesWithBalance(loan)) return true;
  const receipt = loan.facts.find(
    ({ event }) => event.type === 'PaymentReceived' && event.data.paymentId === paymentId,
  );
  return receipt?.event.type === 'PaymentReceived' && agreementOf(receipt.event.data.allocationRule) === null;
}
