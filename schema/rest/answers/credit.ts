/** A loan, its schedule, its decision and its products in /json. */
import { z } from 'zod';
import { LOAN_STATUSES } from '../../loan-status.ts';
import { Day, LoanId, Moment, Tenge } from './shape.ts';

const TermUnit = z.enum(['DAY', 'MONTH']);
const Pricing = z.enum(['FLEXIBLE', 'ECONOMICAL']);
export const ProductType = z.enum([
  'INDIVIDUAL_PERSON_SPL',
  'INDIVIDUAL_PERSON_SPL_OLD',
  'INDIVIDUAL_ENTREPRENEUR_SPL',
  'INDIVIDUAL_PERSON_IL',
  'INDIVIDUAL_ENTREPRENEUR_IL',
]);

const product = {
  id: z.int().meta({ description: 'what POST /json/credit takes as creditProduct.id' }),
  engineName: z.enum(['NANO', 'MICRO', 'INSTALMENT']),
  productType: ProductType,
  minTerm: z.int(),
  maxTerm: z.int(),
};
export const Product = z
  .strictObject({
    ...product,
    minAmount: Tenge,
    maxAmount: Tenge,
    defaultAmount: Tenge,
    defaultTerm: z.int(),
    termUnit: TermUnit,
    pricings: z.array(Pricing).readonly(),
  })
  .meta({ id: 'Product' });

const Paid = z.strictObject({ paymentId: z.string(), date: Day, amount: Tenge });

const ChargePart = z
  .strictObject({
    kind: z.enum(['ACCRUED', 'CARRIED', 'PAID', 'WAIVED']),
    amount: Tenge.meta({ description: 'negative where something was taken off' }),
    from: Day.nullable(),
    until: Day,
    base: Tenge.nullable().meta({ description: 'base, rate and days are null where there is no formula' }),
    percentage: z.number().nullable().meta({ description: 'per cent a day' }),
    days: z.int().nullable(),
    cut: z.boolean().meta({ description: 'a ceiling of the law left less than the formula gives' }),
  })
  .meta({ id: 'ChargePart' });

/** Present once the loan is disbursed and not closed. */
const owed = {
  mainDebt: Tenge.optional(),
  remuneration: Tenge.optional(),
  penaltyFee: Tenge.optional(),
  penaltyFines: Tenge.optional(),
  premiumDebt: Tenge.optional().meta({ description: 'premiums owed today' }),
  remunerationParts: z.array(ChargePart).optional().meta({ description: 'they add up to remuneration' }),
  penaltyParts: z.array(ChargePart).optional().meta({ description: 'they add up to penaltyFee and penaltyFines' }),
  debtSum: Tenge.optional(),
  prepayment: Tenge.optional().meta({ description: 'the payoff today in whole tenge' }),
  reversalDebt: Tenge.optional(),
  overdueDays: z.int().optional(),
  nextPaymentDate: Day.nullable().optional(),
  nextPaymentAmount: Tenge.nullable().optional(),
  payByDate: Day.nullable().optional().meta({ description: 'the last day on which the next payment is in time' }),
  payByAmount: Tenge.nullable().optional(),
  laterDayAdds: Tenge.nullable().optional(),
};

export const Credit = z
  .strictObject({
    id: LoanId,
    status: z.enum(LOAN_STATUSES),
    substatus: z
      .enum(['PROLONGATION', 'REFINANCING', 'RESTRUCTURING', 'GRACE', 'CESSION', 'PREPAYMENT'])
      .nullable()
      .meta({ description: 'the request that waits for its signature or its payment' }),
    amount: Tenge,
    amountIssued: Tenge.nullable().meta({ description: 'null before the disbursement' }),
    term: z.int(),
    termUnit: TermUnit,
    purpose: z.int(),
    offerNumber: z.string(),
    pricing: Pricing,
    promoCode: z.string().nullable(),
    insuranceAgreed: z.boolean(),
    insurancePremium: Tenge,
    fastIssue: z.boolean(),
    fastIssuePremium: Tenge,
    creditProduct: z.strictObject({ ...product, minAmount: Tenge, maxAmount: Tenge }),
    applyDate: Day,
    approveDate: Day.nullable(),
    issueDate: Day.nullable(),
    returnDate: Day,
    closeDate: Day.nullable(),
    totalAmount: Tenge,
    overpayment: Tenge,
    percentage: z.number().meta({ description: 'per cent a day' }),
    annualEffectiveRate: z.number().meta({ description: 'per cent a year' }),
    repaid: Tenge,
    payments: z.array(Paid).meta({ description: 'payments received, without those that were reversed' }),
    lastPayment: Paid.nullable(),
    ...owed,
  })
  .meta({ id: 'Credit' });

export const Schedule = {
  firstPaymentDate: Day.nullable(),
  months: z
    .array(
      z.strictObject({
        month: z.string().regex(/^\d{4}-\d\d$/),
        status: z.enum(['EXPIRED', 'PAID', 'CURRENT', 'NO_PAYMENTS']),
        amount: Tenge,
      }),
    )
    .readonly(),
  data: z.array(
    z
      .strictObject({
        order: z.int(),
        date: Day,
        paymentDate: Moment,
        amount: Tenge,
        amountCeil: Tenge,
        remainingDebtBySchedule: Tenge,
        remainingTotalDebtForPayment: Tenge,
        isPaid: z.boolean(),
        paidAmount: Tenge.nullable(),
        isExpired: z.boolean(),
        isNext: z.boolean(),
        warningHours: z.number().nullable(),
      })
      .meta({ id: 'ScheduleRow' }),
  ),
};

export const CreditPage = z.strictObject({ items: z.array(Credit), total: z.int(), pageSize: z.int() });

export const MayApply = z.strictObject({
  canGetCredit: z.boolean(),
  info: z.string().nullable().meta({ description: 'why not: the name of the refusal' }),
  date: Day.nullable().meta({ description: 'from when an application is taken; null: at once or never' }),
  text: z.string().nullable().meta({ description: 'the reason for the borrower, in the language of x-locale' }),
});

const NEXT = [
  'WAIT',
  'SIGN_OFFER',
  'INSURANCE',
  'REVISION',
  'REJECT_60_PLUS',
  'STOP_CREDIT',
  'BIL_WITH_STATEMENT',
  'BIL_WITHOUT_STATEMENT',
  'BSPL_WITH_STATEMENT',
  'BSPL_WITHOUT_STATEMENT',
  'OBTAINING',
  'BIOMETRY',
  'EDS_REQUEST',
  'DOCUMENT_PHOTOS',
  'VIDEO_INTERVIEW',
  'STATEMENT_LOADING',
  'REJECTED_STATEMENT',
  'STATEMENT_UPLOAD',
  'APPROVE',
  'REJECTED_CARD',
  'ALT_SCORE',
  'PDL_ALT_SCORE',
  'DECLINE_ALT_SCORE',
  'DECLINE_PDL_ALT_SCORE',
  'DECLINE',
] as const;

export const Decision = z
  .strictObject({
    status: z.enum(LOAN_STATUSES),
    next: z.enum(NEXT).meta({ description: 'what the client shows next' }),
    rejectDecisionByKDN: z.boolean(),
    rejectDecisionByStatement: z.boolean(),
    rejectDecision60Plus: z.boolean(),
    rejectDecisionStopCredit: z.boolean(),
    rejectDecisionByAmount: z.boolean(),
    scoreAmount: Tenge.nullable(),
    score_installment_list: z.array(z.strictObject({ term: z.int(), amount: Tenge })),
    isBSPLAvailable: z.boolean(),
    isBILAvailable: z.boolean(),
    validStatementExists: z.boolean(),
    sourceType: z.string().nullable(),
    rejection: z
      .strictObject({
        reason: z.string(),
        step: z.string(),
        on: Day.nullable(),
        applyFrom: Day.nullable(),
        forEver: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Decision' });

export const InsuranceOffer = z.strictObject({ premium: Tenge, totalWith: Tenge, totalWithout: Tenge, saved: Tenge });
export const PreScore = z.strictObject({ P1D: Tenge.nullable(), P1M: Tenge.nullable() });
