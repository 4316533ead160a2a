/** A seeded borrower's agreements: requested, shown, signed, and paid for on the same day. */
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { DocumentType } from '../../schema/reference/documents.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import { prolongationTerms } from '../domain/loan/prolongation.ts';
import { refinancedInto, refinancingTerms } from '../domain/loan/refinancing.ts';
import type { LoanLife } from './loan-life.ts';

const HASH = '5eed'.repeat(16);
const signed = (documentType: DocumentType) => ({ documentType, documentHash: HASH });

/** Returns the amount to pay on the day. `until`: the status in which the borrower leaves it. */
export function askToProlong(life: LoanLife, day: LocalDate, days: number, until?: LoanStatus): Tiyn {
  const { price, payToday } = prolongationTerms(live(life), days, day);
  life.do(day, { type: 'RequestProlongation', days });
  if (life.status === until) return payToday;
  life.do(day, {
    type: 'OfferAgreement',
    kind: 'PROLONGATION',
    documentHash: HASH,
    shown: { payToday, total: price.total },
  });
  if (life.status === until) return payToday;
  life.do(day, { type: 'SignAgreement', kind: 'PROLONGATION', signature: signed('PROLONGATION') });
  return payToday;
}

/** Returns the amount to pay on the day. */
export function askToRefinance(
  life: LoanLife,
  day: LocalDate,
  into: { loanId: LoanId; offerNumber: string; months: number },
  until?: LoanStatus,
): Tiyn {
  const { loanId: newLoanId, offerNumber, months } = into;
  const { price, payToday } = refinancingTerms(live(life), months, day);
  life.do(day, { type: 'RequestRefinancing', terms: refinancedInto(live(life), months), newLoanId, offerNumber });
  if (life.status === until) return payToday;
  life.do(day, {
    type: 'OfferAgreement',
    kind: 'REFINANCING',
    documentHash: HASH,
    shown: { payToday, total: price.total },
  });
  if (life.status === until) return payToday;
  life.do(day, { type: 'SignAgreement', kind: 'REFINANCING', signature: signed('REFINANCING') });
  return payToday;
}

/** Returns the first payment, which is due on the same day. */
export function askToRestructure(life: LoanLife, day: LocalDate, months: number): Tiyn {
  life.do(day, { type: 'RequestRestructuring', months, courtDecidedOn: null });
  const { request } = live(life);
  if (request?.kind !== 'RESTRUCTURING') throw new Error(`${life.stream.name}: no restructuring was offered`);
  life.do(day, { type: 'SignRestructuring', signature: signed('RESTRUCTURING_OFFER') });
  return request.firstPayment;
}

function live(life: LoanLife) {
  if (life.state.stage !== 'running') throw new Error(`${life.stream.name} is not live`);
  return life.state;
}
