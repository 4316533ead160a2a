/** Early repayment, prolongation and restructuring in /json. */
import { z } from 'zod';
import { DOCUMENT_TYPES, PARTIAL_PREPAYMENT_FLOWS } from '../../reference/documents.ts';
import { Day, LoanId, Tenge } from './shape.ts';

const PaymentsAhead = z
  .strictObject({
    payments: z.array(z.strictObject({ date: Day, amount: Tenge })).readonly(),
    total: Tenge,
    end: Day,
  })
  .meta({ id: 'PaymentsAhead' });
const Comparison = z
  .strictObject({ before: PaymentsAhead, after: PaymentsAhead, difference: Tenge })
  .meta({ id: 'Comparison', description: 'what is still to pay as agreed now and after the agreement' });
const Planned = z.strictObject({ order: z.int(), date: Day, amount: Tenge });

export const PrepaymentInfo = z.strictObject({
  creditId: LoanId,
  date: Day,
  mainDebt: Tenge,
  remuneration: Tenge,
  penalty: Tenge,
  premium: Tenge,
  amount: Tenge,
  amountCeil: Tenge,
  fromBalance: Tenge,
  toPay: Tenge,
  economy: Tenge,
});

/** A payoff has the first five fields, a part has all. */
export const PrepaymentEconomy = z.strictObject({
  creditId: LoanId,
  documentType: z.enum(['FULL_PREPAYMENT', ...Object.values(PARTIAL_PREPAYMENT_FLOWS)]),
  amount: Tenge,
  economy: Tenge,
  payments: z.array(Planned),
  returnDate: Day.optional(),
  paymentAmount: Tenge.optional(),
  paymentsCount: z.int().optional(),
  total: Tenge.optional(),
  current: z.strictObject({ returnDate: Day, paymentAmount: Tenge, paymentsCount: z.int() }).optional(),
  comparison: Comparison.optional(),
});

export const Prolongation = z.strictObject({
  creditId: LoanId,
  date: Day,
  expirationDate: Day,
  left: z.int(),
  mainDebt: Tenge,
  remuneration: Tenge,
  penalty: Tenge,
  premium: Tenge,
  amount: Tenge,
  options: z.array(
    z.strictObject({
      days: z.int(),
      newExpirationDate: Day,
      remuneration: Tenge,
      total: Tenge,
      annualEffectiveRate: z.number(),
      comparison: Comparison,
    }),
  ),
});

export const RestructuringAvailable = z.strictObject({
  creditId: LoanId,
  value: z.boolean(),
  available: z.boolean(),
  documentType: z.enum(DOCUMENT_TYPES).meta({ description: 'what POST /json/document is sent' }),
  waiting: z.boolean(),
  reason: z
    .strictObject({ code: z.string(), message: z.string(), availableFrom: Day.nullable() })
    .nullable()
    .meta({ description: 'why it is not available; null where it is' }),
});
export const RestructuringRule = z.strictObject({
  minTerm: z.int(),
  maxTerm: z.int(),
  percent: z.number(),
  waivedPenaltyPercent: z.number(),
});
export const RestructuringSchedule = z.strictObject({
  creditId: LoanId,
  term: z.int(),
  firstPayment: Tenge,
  addedToMainDebt: Tenge,
  waived: Tenge,
  mainDebt: Tenge,
  total: Tenge,
  annualEffectiveRate: z.number(),
  returnDate: Day,
  payments: z.array(Planned),
  comparison: Comparison,
});
export const RestructuredSchedule = z.strictObject({
  creditId: LoanId,
  payments: z.array(
    Planned.extend({
      isPaid: z.boolean(),
      isOverdue: z.boolean(),
      isPast: z.boolean(),
      isUnavailable: z.boolean(),
    }),
  ),
  unpaidPayment: Tenge.nullable(),
  nextPayment: Day.nullable(),
  nextPaymentAmount: Tenge.nullable(),
  lastPaymentDate: Day.nullable(),
  lastPaymentAmount: Tenge.nullable(),
});
