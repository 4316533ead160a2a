/** How a loan ends otherwise than by being repaid: sold, or given up. */
import type { Folded } from '../../../schema/events/envelope.ts';
import type { Balances } from '../../../schema/events/figures.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { type ClaimState, claimDecider } from '../../domain/claim/decider.ts';

/** One payment that was taken back. `taken` in all, since `on`; `owed` is what the borrower has still to pay of it. */
export type ReversalDebt = {
  readonly paymentId: PaymentId;
  readonly loanId: LoanId | null;
  readonly on: LocalDate;
  readonly taken: Tiyn;
  readonly owed: Tiyn;
};

export type LoanEnding = {
  /** What the lender gave up; a loan that ended so was not repaid. */
  writtenOff: Tiyn | null;
  /** The notice that went ahead of a sale. */
  cessionNotice: { buyer: string; on: LocalDate } | null;
  /** `ceded`: as the debt stood when the claim went over; the loan's own books are empty from then on. */
  cession: {
    buyer: string;
    price: Tiyn;
    agreedOn: LocalDate;
    cededOn: LocalDate | null;
    ceded: Balances | null;
  } | null;
  /** Payments taken back after the end; the loan's own events do not tell of them, whoever loads the loan adds them. */
  reversals: readonly ReversalDebt[];
  /** Of a debt written off or sold: what has come in since, likewise. */
  claim: ClaimState;
};

export const NOT_ENDED: LoanEnding = {
  writtenOff: null,
  cessionNotice: null,
  cession: null,
  reversals: [],
  claim: claimDecider.initial,
};

export function endingPart(
  { cession, standing }: Pick<LoanEnding, 'cession'> & { standing: Balances | null },
  event: Folded<LoanEvent>,
): Partial<LoanEnding> | undefined {
  switch (event.type) {
    case 'WrittenOff':
      return { writtenOff: event.data.amount };
    case 'NoticeIssued': {
      const { notice, buyer } = event.data;
      const ahead = notice === 'NOTIFICATION_BEFORE_CESSION' && buyer;
      return ahead ? { cessionNotice: { buyer, on: event.metadata.effectiveDate } } : {};
    }
    case 'CessionAgreed':
      return {
        cession: {
          buyer: event.data.buyer,
          price: event.data.price,
          agreedOn: event.data.agreedOn,
          cededOn: null,
          ceded: null,
        },
      };
    case 'LoanCeded':
      return cession ? { cession: { ...cession, cededOn: event.data.cededOn, ceded: standing } } : {};
    case 'CessionCancelled':
      return { cession: null };
    default:
      return undefined;
  }
}
