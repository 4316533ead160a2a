/** Money meets the loan on a day: accrual first, then the allocation rule, line by line. One function for a payment and for the borrower's balance. */
import type { AllocationLine, Posting, Standing } from '../../../schema/events/figures.ts';
import type { PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { isOverdue, type LoanStatus } from '../../../schema/loan-status.ts';
import type { Account } from '../../../schema/reference/accounts.ts';
import { type AllocationRule, allocationRuleFor, allocationRuleNamed } from '../../../schema/reference/allocation.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accrueTo, heldFrom } from '../money/accrual.ts';
import { allocate, settle } from '../money/allocation.ts';
import { type Debt, debtsOn, lateFrom, sumOf } from '../money/debt.ts';
import { accrualPostings, receiptPostings } from '../money/postings.ts';
import { isCured, noticeReached, present } from '../money/standing.ts';
import { reschedule } from './reschedule.ts';
import type { Life, Live, LoanState } from './state.ts';

export type Money = {
  paymentId: PaymentId;
  amount: Tiyn;
  on: LocalDate;
} & NamedRule &
  (
    | { source: 'PROVIDER'; provider: string; externalId: string }
    | { source: 'BALANCE' /** What of it is meant for the loan now; the rest is surplus at once. */; atMost?: Tiyn }
  );

export type NamedRule = {
  /** Of a receipt that is folded again: of which agreement was it the sum of the day? Otherwise the loan's request says so. */
  under?: AgreementKind | null;
  /** By which version it was dealt out; otherwise the one that holds for the contract now. */
  rule?: AllocationRule;
};

export type AgreementKind = 'PROLONGATION' | 'REFINANCING' | 'RESTRUCTURING';

/** Marks the rule in the fact, so that a fold by days deals the money out as it was dealt out. */
export const MARKS = {
  PROLONGATION: '+prolongation',
  REFINANCING: '+refinancing',
  RESTRUCTURING: '+restructuring',
} as const satisfies Record<AgreementKind, string>;
const KINDS = Object.keys(MARKS) as AgreementKind[];
export const agreementOf = (allocationRule: string): AgreementKind | null =>
  KINDS.find((kind) => allocationRule.endsWith(MARKS[kind])) ?? null;

/** The version that a fact names, and the agreement under which its money came. */
export function namedIn({ allocationRule }: { allocationRule: string }): NamedRule {
  const under = agreementOf(allocationRule);
  const rule = allocationRuleNamed(under ? allocationRule.slice(0, -MARKS[under].length) : allocationRule);
  return { under, ...(rule ? { rule } : {}) };
}

const signedAgreement = ({ request }: Live): AgreementKind | null =>
  request && request.kind !== 'CESSION' && request.signed ? request.kind : null;

/** The facts of one receipt: the money itself, and the overdue cured where it was. The loan has been advanced to `money.on`. */
export function receive(loan: Live, money: Money): LoanEvent[] {
  const met = meet(loan, money);
  const shared = {
    status: met.status,
    postings: met.postings,
    standing: met.standing,
    amount: money.amount,
    accruedInterest: met.interest,
    accruedPenalty: met.penalty,
    allocation: met.lines,
    allocationRule: met.rule,
    surplus: met.surplus,
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
  const cured = isOverdue(met.status) && isCured(met.standing);
  if (!cured) return [received];
  return [received, { type: 'OverdueCured', data: { status: loan.base, postings: [], standing: met.standing } }];
}

type Met = {
  status: LoanStatus;
  postings: Posting[];
  standing: Standing;
  interest: Tiyn;
  penalty: Tiyn;
  lines: AllocationLine[];
  rule: string;
  surplus: Tiyn;
};

/** Money as far as it matters which debts it pays. */
type Meeting = Pick<Money, 'amount' | 'on' | 'under' | 'rule'> &
  ({ source: 'PROVIDER' } | { source: 'BALANCE'; atMost?: Tiyn });

function meet(loan: Live, money: Meeting): Met {
  const { contract } = loan;
  const under = money.under === undefined ? signedAgreement(loan) : money.under;
  const accrued = accrueTo(contract, loan.standing, money.on);
  const rule = money.rule ?? allocationRuleFor(contract.issuedOn);
  const own = money.source === 'BALANCE';
  const meant = own ? least(money.amount, money.atMost ?? money.amount) : money.amount;
  const debts = debtsOn(accrued.standing, money.on);
  const { lines, ahead, partial, ...dealt } = dealOut(loan, meant, debts, { rule, under, own });
  const surplus = add(dealt.surplus, subtract(money.amount, meant));
  const owing = agedBy(rule, contract.instalment, accrued.standing);
  const settled = heldFrom(contract, accrued.standing, settle(owing, lines, money.on), money.on);
  const planned = partial && ahead ? reschedule(contract, settled, money.on, partial) : settled;
  const source: Account = money.source === 'BALANCE' ? 'transit:balance' : 'provider-clearing';
  return {
    status: statusAfter(loan, planned, money.on),
    postings: [...accrualPostings(accrued.interest, accrued.penalty), ...receiptPostings(source, lines, surplus)],
    standing: shown(loan, planned, money.on, ahead),
    interest: accrued.interest,
    penalty: accrued.penalty,
    lines,
    rule: `${rule.version}${under ? MARKS[under] : ''}`,
    surplus,
  };
}

/** Once by sums, a loan's arrears stay so. */
const agedBy = ({ arrears }: AllocationRule, instalment: boolean, standing: Standing): Standing =>
  instalment && arrears === 'BY_SUM' ? { ...standing, arrears } : standing;

/** `ahead`: principal nobody asked for was repaid; `partial`: that shortens or lowers the rest of the schedule. */
type Dealt = { lines: AllocationLine[]; surplus: Tiyn; ahead: boolean; partial: PrepaymentMode | null };

type Dealing = { rule: AllocationRule; under: AgreementKind | null; own: boolean };

/** `own`: money of the balance, which repays nothing ahead unless a request for everything is signed. */
function dealOut(loan: Live, amount: Tiyn, debts: readonly Debt[], { rule, under, own }: Dealing): Dealt {
  if (under === 'PROLONGATION' || under === 'REFINANCING') {
    // A refinancing takes the principal over as it was signed, unless the money pays everything.
    const leaves = under === 'REFINANCING' && amount < sumOf(debts);
    const steps = leaves ? rule.sumOfDay.filter((step) => step.component !== 'principal') : rule.sumOfDay;
    const { lines, rest } = allocate(amount, debts, steps);
    const ahead = lines.some((line) => line.component === 'principal' && line.row === null);
    return { lines: [...lines], surplus: rest, ahead, partial: null };
  }
  const asked = allocate(amount, debts, rule.order);
  const rest = own && under === null ? ownAhead(loan, rule, asked.rest, debts) : asked.rest;
  const ahead = aheadOf(loan, rule, rest, debts, under === 'RESTRUCTURING');
  const early = allocate(ahead.money, debts, rule[ahead.order]);
  return {
    lines: [...asked.lines, ...early.lines],
    surplus: subtract(asked.rest, subtract(ahead.money, early.rest)),
    ahead: early.lines.some((line) => line.component === 'principal'),
    partial: ahead.partial,
  };
}

/**
 * How much of what nobody asked for may repay ahead: on a single-payment loan all of it; on an instalment loan all that is owed, once the money covers
 * it, and a part under a signed PARTIAL up to its amount. Under a signed restructuring everything charged to date comes first. The rest goes to the
 * balance.
 */
function aheadOf(loan: Live, rule: AllocationRule, rest: Tiyn, debts: readonly Debt[], restructuring: boolean): Ahead {
  const owed = sumOf(debts, 'AHEAD');
  if (restructuring) return { money: rest, order: 'underAgreement', partial: null };
  if (!loan.contract.instalment) return { money: rest, order: 'ahead', partial: null };
  const request = loan.prepayment?.signed ? loan.prepayment : null;
  if (rest >= owed && (request || rule.payoffCloses)) return { money: owed, order: 'signedAhead', partial: null };
  if (request?.kind !== 'PARTIAL') return { money: ZERO, order: 'signedAhead', partial: null };
  return { money: least(rest, request.amount), order: 'signedAhead', partial: request.mode ?? 'SMALLER_PAYMENT' };
}

/** Money of the balance repays ahead under a signed request for everything, or where it covers everything; a part of an instalment loan never. */
function ownAhead(loan: Live, rule: AllocationRule, rest: Tiyn, debts: readonly Debt[]): Tiyn {
  const covers = rest >= sumOf(debts, 'AHEAD');
  if (closesWithBalance(loan)) return covers || !loan.contract.instalment ? rest : ZERO;
  return covers && rule.payoffCloses ? rest : ZERO;
}

export const closesWithBalance = ({ prepayment }: Pick<Life, 'prepayment'>): boolean =>
  prepayment?.kind === 'FULL' && prepayment.signed;

type Ahead = {
  money: Tiyn;
  order: 'ahead' | 'signedAhead' | 'underAgreement';
  /** How what is left is dealt out again, where principal was repaid under a signed PARTIAL. */
  partial: PrepaymentMode | null;
};

/** The figures of a loan if the first payment of a restructuring came on `day`. */
export const firstPaid =
  (day: LocalDate) =>
  (loan: Live, amount: Tiyn): Live => ({
    ...loan,
    standing: meet(loan, { source: 'PROVIDER', amount, on: day, under: 'RESTRUCTURING' }).standing,
  });

/** A grace ends with the payment it was granted for. */
export function statusAfter(loan: Live, standing: Standing, day: LocalDate): LoanStatus {
  if (loan.status === 'GRACE_MANUAL') return standing.graceUntil === null ? loan.base : loan.status;
  if (loan.status !== 'GRACE_DAY_OFF') return loan.status;
  const asked = debtsOn(standing, day).filter((debt) => debt.component !== 'premium');
  return sumOf(asked, 'OVERDUE', 'DUE') === ZERO ? loan.base : loan.status;
}

/** What the closing of the day looks at next: which notices still count, and whether a request still waits. */
function shown(loan: Life, standing: Standing, day: LocalDate, repaidAhead: boolean): Standing {
  const late = lateFrom(standing);
  const waits = loan.prepayment && !(loan.prepayment.signed && repaidAhead) ? loan.prepayment.payBy : null;
  const noticedDay = Math.min(loan.noticedDay, noticeReached(late, day));
  return present(loan.contract, standing, day, { noticedDay, payBy: waits });
}

/** Sent to the balance by these facts. */
export const surplusOf = (events: readonly LoanEvent[]): Tiyn =>
  add(
    ...events.map((e) =>
      e.type === 'PaymentReceived' || e.type === 'BalanceApplied' || e.type === 'BackdatingAdjusted'
        ? e.data.surplus
        : ZERO,
    ),
  );

/** Has this money been counted? Asked of loans of every stage: a repeated callback after the end is still a repeat. */
export function hasCounted(state: LoanState, paymentId: PaymentId): boolean {
  const life =
    state.stage === 'ended' ? state.life : state.stage === 'live' || state.stage === 'closing' ? state : null;
  if (life?.reversed.includes(paymentId)) return true;
  return (life?.facts ?? []).some(
    ({ event }) =>
      (event.type === 'PaymentReceived' && event.data.paymentId === paymentId) ||
      ((event.type === 'BalanceApplied' || event.type === 'BonusSpent') && event.data.transferId === paymentId),
  );
}

/**
 * Does the balance close the loan together with this payment, where both cover the debt? Not where the payment was the sum of the day of an agreement,
 * or all of it has paid what an instalment loan had asked for: then nobody meant to repay everything.
 */
export function closesTogether(loan: Live, paymentId: PaymentId): boolean {
  if (closesWithBalance(loan)) return true;
  const receipt = loan.facts.find(
    ({ event }) => event.type === 'PaymentReceived' && event.data.paymentId === paymentId,
  );
  if (receipt?.event.type !== 'PaymentReceived' || agreementOf(receipt.event.data.allocationRule)) return false;
  return !loan.contract.instalment || receipt.event.data.surplus > ZERO;
}
