/** What the SMS of a code names of the paper that it signs (R1021). */
import type { Deal, Recipient } from '../../../schema/reference/code-texts.ts';
import type { DocumentType } from '../../../schema/reference/documents.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { LoanView } from '../loan/loan-view.ts';

type Paper = { borrowerId: BorrowerId; loanId: LoanId; type: DocumentType; hash: string };

/** Where the money goes that a paper orders. */
export type Recipients = Readonly<Partial<Record<DocumentType, (paper: Paper) => Promise<Recipient | undefined>>>>;

/** Nothing where the paper has no sum of its own. */
export async function dealOf(
  { recipients }: { recipients?: Recipients },
  paper: Paper,
  loan: LoanView,
): Promise<Deal | undefined> {
  const sum = signedSum(paper.type, loan);
  const to = await recipients?.[paper.type]?.(paper);
  return sum && { sum, ...(to && { to }) };
}

/** The loan or its transfer, what an agreement costs today, or what is repaid early. */
function signedSum(type: DocumentType, { terms, request, prepayment }: LoanView): Tiyn | undefined {
  if (type === 'OFFER' || type === 'APPLICATION_FOR_TRANSFER_MONEY') return terms.amount;
  const sum = type === 'PARTIAL_PREPAYMENT_APPLICATION' ? prepayment?.amount : request?.offer?.payToday;
  return sum === ZERO ? undefined : sum;
}
