/** How a loan ends otherwise than by being repaid: sold, or given up. */
import type { Folded } from '../../schema/events/envelope.ts';
import type { Standing } from '../../schema/events/figures.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { ReversalDebt } from './after-end.ts';

export type LoanEnding = {
  /** What the lender gave up; a loan that ended so was not repaid. */
  writtenOff: Tiyn | null;
  /** The notice that went ahead of a sale. */
  cessionNotice: { buyer: string; on: LocalDate } | null;
  /** `ceded`: as the debt stood when the claim went over; the loan's own books are empty from then on. */
  cession: { buyer: string; agreedOn: LocalDate; cededOn: LocalDate | null; ceded: Standing | null } | null;
  /** Payments taken back after the end; the loan's own events do not tell of them, whoever loads the loan adds them. */
  reversals: readonly ReversalDebt[];
};

export const NOT_ENDED: LoanEnding = { writtenOff: null, cessionNotice: null, cession: null, reversals: [] };

export function endingPart(
  { cession, standing }: Pick<LoanEnding, 'cession'> & { standing: Standing | null },
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
      return { cession: { buyer: event.data.buyer, agreedOn: event.data.agreedOn, cededOn: null, ceded: null } };
    case 'LoanCeded':
      return cession ? { cession: { ...cession, cededOn: event.data.cededOn, ceded: standing } } : {};
    case 'CessionCancelled':
      return { cession: null };
    default:
      return undefined;
  }
}
