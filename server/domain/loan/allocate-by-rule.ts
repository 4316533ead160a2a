/** Which debts a receipt pays, by the allocation rule and by what the borrower has signed. */
import type { AllocationLine } from '../../../schema/events/figures.ts';
import type { PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import type { AllocationRule } from '../../../schema/reference/allocation.ts';
import { least, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { allocate } from '../money/allocation.ts';
import { type Debt, sumOf } from '../money/debt.ts';
import type { AgreementKind, IssuedLoan, RunningLoan } from './state.ts';

/** `ahead`: principal not yet due was repaid; `partial`: how that recasts the schedule. */
type RuleResult = { lines: AllocationLine[]; surplus: Tiyn; ahead: boolean; partial: PrepaymentMode | null };

type RuleTerms = { rule: AllocationRule; under: AgreementKind | null; fromBalance: boolean };

export function allocateByRule(
  loan: RunningLoan,
  amount: Tiyn,
  debts: readonly Debt[],
  { rule, under, fromBalance }: RuleTerms,
): RuleResult {
  if (under === 'PROLONGATION' || under === 'REFINANCING') {
    // A refinancing takes over the principal as signed, unless the money pays everything.
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
 * How much money beyond what is due may repay ahead: all of it on a single-payment loan; on an instalment loan only a
 * full payoff, or a signed partial prepayment up to its amount. The remainder goes to the balance.
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

/** The balance repays ahead only under a signed full prepayment, or where it pays off the whole loan. */
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
  /** How the schedule is recast after a signed partial prepayment. */
  partial: PrepaymentMode | null;
};
