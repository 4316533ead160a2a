/** Calls of /json/payment, /json/card, /json/account and early repayment (R105). Amounts in tenge. */
import { z } from 'zod';
import { PARTIAL_PREPAYMENT_FLOWS } from '../reference/documents.ts';
import { Amount, LoanId, PartAmount, YesNo } from './values.ts';

const text = z.string().trim().max(64);
/** The card number of /json; our id is accepted too. */
const cardId = z.union([z.string().trim().min(1).max(40), z.int().positive()]).transform(String);

export const CardRemittanceQuery = z.object({ creditId: LoanId, cardId });
export const IbanRemittanceBody = z.object({ creditId: LoanId, iban: text });
/** After PAYMENT_REPEATED the borrower said that he pays again. */
const confirmed = YesNo.default(false);
/** '175000' or '175000.50'. */
export const SimplePaymentQuery = z.object({ creditId: LoanId, amount: Amount, confirmed });
/** A payment by a saved card. Without a loan it tops up the balance. */
export const OneClickBody = z.object({
  creditId: LoanId.optional(),
  amount: Amount,
  cardId,
  confirmed,
});
export const BalancePaymentBody = z.object({ balanceAmount: Amount, confirmed });
export const SpendBonusBody = z.object({ creditId: LoanId, amount: Amount });
export const StartCardBody = z.object({ returnPath: z.string().max(300).default('/ru/new-card') });
export const CompleteCardBody = z.object({ testAmount: z.coerce.number().int(), cardId });
/** An empty `iban` takes the account away. */
export const CardIbanBody = z.object({ cardId, iban: text });
export const CardsQuery = z.object({ type: z.enum(['payment', 'remittance']).default('payment') });
export const DeleteCardQuery = z.object({ cardId });
/** `n` is a fixed product number. */
export const ProductNumberParams = z.object({ n: z.string().max(8) });
export const ProlongationQuery = z.object({ creditId: LoanId.optional() });
export const PrepaymentQuery = z.object({ creditId: LoanId.optional() });
/** `documentType` names the recast option; FULL_PREPAYMENT is the payoff today. */
export const PrepaymentEconomyQuery = z.object({
  creditId: LoanId,
  partialPrePaymentAmount: PartAmount,
  documentType: z.enum(['FULL_PREPAYMENT', ...Object.values(PARTIAL_PREPAYMENT_FLOWS)]).default('PREPAYMENT'),
});
export const RestructuringQuery = z.object({ creditId: LoanId.optional() });
export const RestructuringScheduleQuery = z.object({ creditId: LoanId, term: z.coerce.number().int() });
