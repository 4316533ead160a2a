/**
 * Bodies of /json/credit, /json/decision and /json/profile/biometry, queries of /json/document (R105). Amounts in
 * tenge.
 */
import { z } from 'zod';
import { DISPUTE_REASONS } from '../reference/dispute.ts';
import { DOCUMENT_TYPES } from '../reference/documents.ts';
import { BiometrySessionId, LoanId, PaymentId, WholeAmount, YesNo } from './values.ts';

const whole = z.coerce.number().int();
const optionalText = z
  .string()
  .trim()
  .max(32)
  .nullish()
  .transform((v) => v || null);

/** JSON callers nest the product, forms write `creditProduct.id`. */
const flattened = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('creditProduct' in body)) return body;
  const product = body.creditProduct;
  const id = typeof product === 'object' && product !== null && 'id' in product ? product.id : product;
  return { ...body, 'creditProduct.id': id };
};

export const CreateCreditBody = z.preprocess(
  flattened,
  z.object({
    purpose: whole.min(1).max(10),
    'creditProduct.id': whole.min(1).max(5),
    amount: WholeAmount,
    term: whole.positive(),
    insuranceAgreed: YesNo.default(false),
    promoCode: optionalText,
    pricing: z.enum(['FLEXIBLE', 'ECONOMICAL']).default('FLEXIBLE'),
    fastIssue: YesNo.default(false),
  }),
);

export const UpdateCreditBody = z.object({
  creditId: LoanId,
  purpose: whole.min(1).max(10),
  amount: WholeAmount,
  term: whole.positive(),
  insuranceAgreed: YesNo.default(false),
  promoCode: optionalText,
});

export const CreditIdQuery = z.object({ creditId: LoanId });
export const CreditIdParams = z.object({ id: LoanId });
/** `story` is kept with the personal data, never in an event. */
export const DisputeBody = z.object({
  reason: z.enum(DISPUTE_REASONS),
  story: z.string().trim().max(2_000).default(''),
});
export const PageQuery = z.object({ page: whole.min(0).default(0) });

const documentType = z.enum(DOCUMENT_TYPES);
export const DocumentQuery = z.object({ creditId: LoanId, documentType });
export const DownloadQuery = z.object({
  creditId: LoanId,
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  documentType: documentType.optional(),
  /** With its signature, or with the mark of a paper that was replaced; otherwise the file as it was shown. */
  copy: z.enum(['true', 'false']).optional(),
});

export const ReceiptQuery = z.object({ creditId: LoanId, paymentId: PaymentId });

export const BiometryTypeParams = z.object({ biometryType: z.string().max(32) });
export const BiometryPurposeQuery = z.object({ biometryPurpose: z.string().max(32).optional() });
export const BiometryUploadBody = z.object({
  providerIdentifier: BiometrySessionId,
  imageType: z.string().max(32).default('FACE'),
  vendor: z.enum(['V1', 'V2', 'V3']).default('V1'),
});
export const BiometryErrorBody = z.object({
  imageType: z.string().max(32).default('FACE'),
  errorMessage: z.string().max(500).default(''),
  providerIdentifier: z.string().max(64).default(''),
  vendor: z.enum(['V1', 'V2', 'V3']).default('V1'),
  deviceInformation: z.unknown().optional(),
});
