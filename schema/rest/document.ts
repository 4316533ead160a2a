/** Bodies of POST /json/document and its confirmation: papers of a loan, and of the account (R105, R360). */
import { z } from 'zod';
import * as forms from 'zod/mini';
import { codeForm } from '../forms/access.ts';
import { mobile } from '../forms/fields.ts';
import { registrationForm, registrationPhoneForm } from '../forms/registration.ts';
import { newPassword, restoreConfirmationForm, restoreForm } from '../forms/sign-in.ts';
import { ACCOUNT_FLOWS, type AccountFlow, DOCUMENT_TYPES, PARTIAL_PREPAYMENT_FLOWS } from '../reference/documents.ts';
import { ConsentTicks } from './consents.ts';
import { LoanId, PartAmount } from './values.ts';

/** A partial prepayment is signed under the name of its recast option; both are PARTIAL_PREPAYMENT_APPLICATION. */
const OfLoan = z.enum([...DOCUMENT_TYPES, ...Object.values(PARTIAL_PREPAYMENT_FLOWS)]);

/** What the body asks for; without a type it is the offer. */
const asked = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'documentType' in body ? body.documentType : undefined;
const offerByDefault = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && (asked(body) ?? undefined) === undefined
    ? { ...body, documentType: 'OFFER' }
    : body;
const isAccountFlow = (type: unknown): type is AccountFlow => ACCOUNT_FLOWS.some((flow) => flow === type);
export const accountFlowOf = (body: unknown): AccountFlow | undefined => {
  const type = asked(body);
  return isAccountFlow(type) ? type : undefined;
};
export const isOfAccount = <B extends { documentType: string }>(
  body: B,
): body is Extract<B, { documentType: AccountFlow }> => isAccountFlow(body.documentType);

const Registration = { documentType: forms.literal('REGISTRATION') };
const Restore = { documentType: forms.literal('RESTORE_PASSWORD') };
const Password = { documentType: forms.literal('REGISTRATION_PASSWORD') };
const Change = { documentType: forms.literal('CHANGE') };

export const SignDocumentBody = z.preprocess(
  offerByDefault,
  z.discriminatedUnion('documentType', [
    z
      .object({
        creditId: LoanId,
        documentType: OfLoan.default('OFFER'),
        partialPrePaymentAmount: PartAmount.describe('PREPAYMENT, PREPAYMENT_CHANGE_SCHEDULE: the part to repay'),
        days: z.coerce.number().int().optional().describe('PROLONGATION: days after the present end'),
        months: z.coerce.number().int().optional().describe('REFINANCING: months of the new loan'),
      })
      .describe('A document of a loan; without a type it is the OFFER'),
    forms.extend(registrationPhoneForm, Registration).check(forms.describe('Consents of registration')),
    forms.safeExtend(restoreForm, Restore).check(forms.describe('Another password of one who is signed out')),
    forms.object(Password).check(forms.describe('Another password of one who is signed in')),
    forms.object({ ...Change, newPhone: mobile }).check(forms.describe('Another phone number')),
  ]),
);
export type SignDocumentBody = z.output<typeof SignDocumentBody>;

export const ConfirmDocumentBody = z.preprocess(
  offerByDefault,
  z.discriminatedUnion('documentType', [
    z
      .object({
        creditId: LoanId,
        documentType: OfLoan.default('OFFER'),
        code: z.string().trim().max(8),
        consents: ConsentTicks.describe('OFFER: the texts of GET /json/consents that were ticked'),
      })
      .describe('A document of a loan; without a type it is the OFFER'),
    forms.extend(registrationForm, Registration).check(forms.describe('Makes the account and signs it in')),
    forms.safeExtend(restoreConfirmationForm, Restore).check(forms.describe('Sets the password and signs in')),
    forms.extend(codeForm, { ...Password, password: newPassword }).check(forms.describe('Sets the password')),
    forms.extend(codeForm, Change).check(forms.describe('Changes the number')),
  ]),
);
export type ConfirmDocumentBody = z.output<typeof ConfirmDocumentBody>;
