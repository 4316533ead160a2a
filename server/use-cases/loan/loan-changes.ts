/**
 * How the terms of an issued loan have moved on: what was agreed at issue, each agreement that changed the rest of it, and the debt that a
 * refinancing took from one loan to another.
 */
import type { Balances, Price } from '../../../schema/events/figures.ts';
import type { LoanEvent, LoanEventOf } from '../../../schema/events/loan.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, most, type PpmPerDay, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { type Contract, restructuredContract, withAgreedRate } from '../../domain/money/contract.ts';
import type { LifeParts } from './loan-life.ts';
import type { Requests } from './loan-request.ts';

/** What is still to pay by the schedule of one moment, lateness aside. */
export type RestOfLoan = { returnDate: LocalDate; rate: PpmPerDay; instalments: number; instalment: Tiyn; total: Tiyn };

export type TermsChange = {
  kind: 'PROLONGATION' | 'RESTRUCTURING' | 'PREPAYMENT';
  on: LocalDate;
  before: RestOfLoan;
  after: RestOfLoan;
  /** By how much the whole loan became dearer or, below zero, cheaper; null after a restructuring, which deals out lateness too. */
  difference: Tiyn | null;
};

/** Only principal moves (R22). `offerNumber` is known where the debt left. */
export type MovedDebt = { loanId: LoanId; offerNumber: string | null; amount: Tiyn; on: LocalDate };

export type Changes = {
  /** As the money was issued. */
  issuedPrice: Price | null;
  changes: readonly TermsChange[];
  movedTo: MovedDebt | null;
  movedFrom: MovedDebt | null;
};
export const NO_CHANGES: Changes = { issuedPrice: null, changes: [], movedTo: null, movedFrom: null };

type Before = Changes &
  Pick<LifeParts, 'prepayment'> &
  Pick<Requests, 'request'> & { contract: Contract | null; standing: Balances | null };

/** What an event makes of it; `before` is the loan ahead of the event. */
export function changesAfter(before: Before, event: LoanEvent): Partial<Changes> {
  switch (event.type) {
    case 'LoanIssued':
      return { issuedPrice: event.data.price };
    case 'LoanIssuedByRefinancing': {
      const { oldLoanId, amount, issuedOn, price } = event.data;
      return { issuedPrice: price, movedFrom: { loanId: oldLoanId, offerNumber: null, amount, on: issuedOn } };
    }
    case 'LoanRefinanced': {
      const { newLoanId, price, refinancedOn } = event.data;
      const amount = subtract(price.total, price.overpayment);
      const offerNumber = before.request?.newOfferNumber ?? null;
      return { movedTo: { loanId: newLoanId, offerNumber, amount, on: refinancedOn } };
    }
    case 'LoanProlonged': {
      const { price, prolongedOn, standing } = event.data;
      return changed(before, 'PROLONGATION', prolongedOn, standing, (contract) => withAgreedRate(contract, price));
    }
    case 'LoanRestructured': {
      const { price, restructuredOn, standing } = event.data;
      return changed(before, 'RESTRUCTURING', restructuredOn, standing, (contract) =>
        restructuredContract(contract, price),
      );
    }
    case 'PaymentReceived':
      return isPartAhead(before, event.data)
        ? changed(before, 'PREPAYMENT', event.data.paidOn, event.data.standing, (contract) => contract, event.data)
        : {};
    default:
      return {};
  }
}

type Received = LoanEventOf<'PaymentReceived'>['data'];

/** Principal repaid under a signed request for a part: the rest of the schedule is dealt out again. */
const isPartAhead = ({ prepayment }: Before, { allocation, standing }: Received): boolean =>
  prepayment?.kind === 'PARTIAL' &&
  prepayment.state === 'SIGNED' &&
  standing.principal > ZERO &&
  allocation.some((line) => line.component === 'principal' && line.row === null);

function changed(
  { contract, standing, changes }: Before,
  kind: TermsChange['kind'],
  on: LocalDate,
  next: Balances,
  contractAfter: (contract: Contract) => Contract,
  paying?: Received,
): Partial<Changes> {
  if (!contract || !standing) return {};
  const before = restOf(contract, standing);
  const after = restOf(contractAfter(contract), next);
  const paid = add(
    ...(paying?.allocation ?? []).flatMap((line) => (line.component === 'penalty' ? [] : [line.amount])),
  );
  const difference = kind === 'RESTRUCTURING' ? null : subtract(add(after.total, paid), before.total);
  return { changes: [...changes, { kind, on, before, after, difference }] };
}

function restOf({ rate }: Contract, { rows, maturity }: Balances): RestOfLoan {
  const open = rows
    .filter((row) => row.paidOn === null)
    .map((row) => ({ ...row, left: subtract(row.amount, row.paid) }));
  return {
    returnDate: open.at(-1)?.date ?? maturity,
    rate,
    instalments: open.length,
    instalment: open.reduce((largest, { left }) => most(largest, left), ZERO),
    total: add(...open.map(({ left }) => left)),
  };
}

/** All that the loan costs as agreed by now, lateness aside; null where no agreement says so. */
export function agreedTotal({ issuedPrice, changes }: Changes): Tiyn | null {
  const differences = changes.flatMap(({ difference }) => (difference === null ? [] : [difference]));
  return issuedPrice && differences.length === changes.length ? add(issuedPrice.total, ...differences) : null;
}

/** The fee of a fast issue that was signed for and is not in the price as issued. */
export const droppedFee = (signed: Price | null, issued: Price): Tiyn | null =>
  signed && signed.fastIssueFee > ZERO && issued.fastIssueFee === ZERO ? signed.fastIssueFee : null;
