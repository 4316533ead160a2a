/** Which debts a receipt pays, by the allocation rule and by what the borrower has signed. */
import type { AllocationLine } from '../../../schema/events/figures.ts';
import type { PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import type { AllocationRule } from '../../../schema/reference/allocation.ts';
import { least, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { allocate } from '../money/allocation.ts';
import { type Debt, sumOf } from '../money/debt.ts';
import type { AgreementKind, IssuedLoan, RunningLoan } from './state.ts';

/** `ahead`: principal nobody asked for was repaid; `partial`: that shortens or lowers the rest of the schedule. */
type RuleResult = { lines: AllocationLine[]; surplus: Tiyn; ahead: boolean; partial: PrepaymentMode | null };

type RuleTerms = { rule: AllocationRule; under: AgreementKind | null; fromBalance: boolean };

/** `own`: money of the balance, which repays nothing ahead unless a request for everything is signed. */
export function allocateByRule(
  loan: RunningLoan,
  amount: Tiyn,
  debts: readonly Debt[],
  { rule, under, fromBalance }: RuleTerms,
): RuleResult {
  if (under === 'PROLONGATION' || under === 'REFINANCING') {
    // A refinancing takes the principal over as it was signed, unless the money pays everything.
    const leaves = under === 'REFINANCING' && amount < sumOf(debts);
    const steps = leaves ? rule.dueAtSigning.filter((step) => step.component !== 'principal') : rule.dueAtSigning;
    const { lines, remainder } = allocate(amount, debts, steps);
    const ahead = lines.some((line) => line.component === 'principal' && line.row === null);
    return { lines: [...lines], surplus: remainder, ahead, partial: null };
  }
  const dueNow = allocate(amount, debts, rule.order);
  const remainder =
    fromBalance && under === null ? prepayableFromBalance(loan, rule, dueNow.remainder, debts) : dueNow.remainder;
  const prepaid = prepayable(loan, rule, remainder, debts, under === 'RESTRUCTURING');
  const early = allocate(prepaid.money, debts, rule[prepaid.order]);
  return {
    lines: [...dueNow.lines, ...early.lines],
    surplus: subtract(dueNow.remainder, subtract(prepaid.money, early.remainder)),
    ahead: early.lines.some((line) => line.component === 'principal'),
    partial: prepaid.partial,
  };
}

/**
 * How much of what nobody asked for may repay ahead: on a single-payment loan all of it; on an instalment loan all that is owed, once the money covers
 * it, and a part under a signed PARTIAL up to its amount. Under a signed restructuring everything charged to date comes first. The rest goes to the
 * balance.
 */
function prepayable(
  loan: RunningLoan,
  rule: AllocationRule,
  remainder: Tiyn,
  debts: readonly Debt[],
  restructuring: boolean,
): Prepayable {
  const owed = sumOf(debts, 'AHEAD');
  if (restructuring) return { money: remainder, order: 'underAgreement', partial: null };
  if (!loan.contract.instalment) return { money: remainder, order: 'ahead', partial: null };
  const request = loan.prepayment?.signed ? loan.prepayment : null;
  if (remainder >= owed && (request || rule.payoffCloses)) return { money: owed, order: 'signedAhead', partial: null };
  if (request?.kind !== 'PARTIAL') return { money: ZERO, order: 'signedAhead', partial: null };
  return { money: least(remainder, request.amount), order: 'signedAhead', partial: request.mode ?? 'SMALLER_PAYMENT' };
}

/** Money of the balance repays ahead under a signed request for everything, or where it covers everything; a part of an instalment loan never. */
function prepayableFromBalance(loan: RunningLoan, rule: AllocationRule, remainder: Tiyn, debts: readonly Debt[]): Tiyn {
  const covers = remainder >= sumOf(debts, 'AHEAD');
  if (closesWithBalance(loan)) return covers || !loan.contract.instalment ? remainder : ZERO;
  return covers && rule.payoffCloses ? remainder : ZERO;
}

export const closesWithBalance = ({ prepayment }: Pick<IssuedLoan, 'prepayment'>): boolean =>
  prepayment?.kind === 'FULL' && prepayment.signed;

type Prepayable = {
  money: Tiyn;
  order: 'ahead' | 'signedAhead' | 'underAgreement';
  /** How what is left is dealt out again, where principal was repaid under a signed PARTIAL. */
  partial: PrepaymentMode | null;
};
