/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Equal to schema/loan-status.ts (a test compares them). */
export type LoanStatus =
  | 'ACTIVE'
  | 'AGREED'
  | 'ANNULLED'
  | 'AOT_PAYMENT_AWAITING'
  | 'APPROVED'
  | 'BACK_TO_REVISION'
  | 'CALCULATION_STOPPED'
  | 'CANCELED'
  | 'CESSION'
  | 'CLOSING_PROCESS'
  | 'EXPIRED'
  | 'FINISHED'
  | 'GRACE_DAY_OFF'
  | 'GRACE_EXPIRED'
  | 'GRACE_MANUAL'
  | 'INITIAL'
  | 'MANUAL_VERIFICATION'
  | 'ON_AUTO_VERIFICATION'
  | 'ON_MANUAL_VERIFICATION'
  | 'ON_VERIFICATION'
  | 'PROLONGED'
  | 'READY_FOR_SCORING'
  | 'REJECTED'
  | 'REJECTED_BY_FRAUD'
  | 'REMITTANCE_CANCELED'
  | 'REMITTANCE_ERROR'
  | 'REMITTANCE_IN_PROGRESS'
  | 'REMITTANCE_PAID'
  | 'REMITTANCE_PREPARED'
  | 'RESTRUCTURED'
  | 'RESTRUCTURED_EXPIRED'
  | 'REVISED_VERIFICATION'
  | 'WAITING_FOR_BIOMETRY'
  | 'WAITING_FOR_INSURANCE'
  | 'WAITING_FOR_ISSUANCE_CONSENT'
  | 'WAITING_FOR_REMITTANCE_SET'
  | 'WAITING_PROLONGATION'
  | 'WAITING_PROLONGATION_OFFERT'
  | 'WAITING_PROLONGATION_PRC_PAYMENT'
  | 'WAITING_REFINANCING'
  | 'WAITING_REFINANCING_OFFERT'
  | 'WAITING_REFINANCING_PRC_PAYMENT'
  | 'WAITING_REJECT'
  | 'WAITING_REMITTANCE_PREPARED'
  | 'WAITING_RESTRUCTURING'
  | 'WAITING_STATEMENT_LOADING';

export type Locale =
  | 'KK'
  | 'RU';

export type Pricing =
  | 'ECONOMICAL'
  | 'FLEXIBLE';

export type ProductType =
  | 'INDIVIDUAL_ENTREPRENEUR_IL'
  | 'INDIVIDUAL_ENTREPRENEUR_SPL'
  | 'INDIVIDUAL_PERSON_IL'
  | 'INDIVIDUAL_PERSON_SPL'
  | 'INDIVIDUAL_PERSON_SPL_OLD';

/** The first thing a registered person still has to do; COMPLETE opens the cabinet. */
export type ProfileStep =
  | 'ADDRESS'
  | 'COMPLETE'
  | 'CONTACTS'
  | 'EMPLOYMENT'
  | 'IIN'
  | 'PASSWORD'
  | 'PERSONAL_DATA'
  | 'PHONE';

export type QuoteInput = {
  amount: string;
  fastIssue: boolean;
  insuranceAgreed: boolean;
  pricing: Pricing;
  productType: ProductType;
  promoCode?: string | null | undefined;
  term: number;
};

export type Role =
  | 'admin'
  | 'analyst'
  | 'anonymous'
  | 'auditor'
  | 'borrower'
  | 'entrepreneur'
  | 'support'
  | 'verifier';

export type SignInInput = {
  birthDate?: string | null | undefined;
  captcha?: string | null | undefined;
  email?: string | null | undefined;
  password: string;
  /** Phone with birth date, or e-mail. */
  phone?: string | null | undefined;
};

/** Equal to schema/reference/refusals.ts (a test compares them). */
export type UserErrorCode =
  | 'ACCOUNT_BLOCKED'
  | 'ACCOUNT_LOCKED'
  | 'AMOUNT_OUT_OF_RANGE'
  | 'AMOUNT_WRONG'
  | 'APPLICATION_LIMIT'
  | 'BANK_UNKNOWN'
  | 'BIOMETRY_FAILED'
  | 'BIOMETRY_LIMIT'
  | 'BIOMETRY_REQUIRED'
  | 'CAPTCHA_FAILED'
  | 'CARD_AMOUNT_WRONG'
  | 'CARD_BIOMETRY'
  | 'CARD_FIRST_LOAN'
  | 'CARD_IN_USE'
  | 'CARD_NOT_ACTIVE'
  | 'CARD_NOT_FOUND'
  | 'CARD_REGISTRATION'
  | 'CARD_REGISTRATION_EXPIRED'
  | 'CARD_TRIES_OVER'
  | 'CHANGED_MEANWHILE'
  | 'CODE_EXPIRED'
  | 'CODE_LIMIT'
  | 'CODE_TOO_SOON'
  | 'CODE_TRIES_OVER'
  | 'CODE_WRONG'
  | 'CONSENT_REQUIRED'
  | 'CONTACTS_EQUAL'
  | 'DOCUMENT_CHANGED'
  | 'DOCUMENT_EXPIRED'
  | 'EMAIL_TAKEN'
  | 'EMAIL_WRONG'
  | 'FIELD_INVALID'
  | 'FIELD_REQUIRED'
  | 'FUNCTION_ERROR'
  | 'GBDFL_NOT_AVAILABLE'
  | 'IBAN_FOREIGN'
  | 'IBAN_TAKEN'
  | 'IBAN_WRONG'
  | 'IDEMPOTENCY_IN_FLIGHT'
  | 'IDEMPOTENCY_OTHER_BODY'
  | 'IIN_BLOCKED'
  | 'IIN_FIXED'
  | 'IIN_NOT_FOUND'
  | 'IIN_NOT_VALID'
  | 'IIN_PARSE_ERROR'
  | 'IIN_TAKEN'
  | 'LOAN_EXISTS'
  | 'LOAN_NOT_LIVE'
  | 'LOGIN_FAILED'
  | 'NOT_ALLOWED_NOW'
  | 'NOT_FOUND'
  | 'NOT_RIGHT_AGE'
  | 'NOT_SHOWN'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_MISMATCH'
  | 'PASSWORD_WEAK'
  | 'PAYOUT_MISMATCH'
  | 'PHONE_TAKEN'
  | 'PHONE_WRONG'
  | 'PREPAYMENT_TODAY'
  | 'PRODUCT_UNKNOWN'
  | 'PROMO_USED'
  | 'PROMO_WRONG'
  | 'REGISTRATION_INCOMPLETE'
  | 'SMS_NOT_SENT'
  | 'STATEMENT_DATES'
  | 'STATEMENT_DUPLICATE'
  | 'STATEMENT_EMPTY'
  | 'STATEMENT_INVALID'
  | 'STATEMENT_NAME'
  | 'STATEMENT_NOT_PARSED'
  | 'SUPPORT_ONLY'
  | 'TERM_OUT_OF_RANGE'
  | 'TOO_MANY_REQUESTS'
  | 'TRY_LATER'
  | 'TWO_PERSONS';

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { __typename: 'Session', signedIn: boolean, roles: Array<Role>, locale: Locale, firstName: string | null, maskedPhone: string | null, step: ProfileStep, registrationCompleted: boolean, today: string, demo: boolean, lock: { __typename: 'LockInfo', lockedUntil: string | null, lockDays: number | null } | null, lastLoan: { __typename: 'LoanRef', id: string, status: LoanStatus } | null } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { __typename: 'OkPayload', ok: boolean, errors: Array<{ __typename: 'UserError', code: UserErrorCode }> } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string }> } };

export type PriceExampleQueryVariables = Exact<{
  input: QuoteInput;
}>;


export type PriceExampleQuery = { quote: { __typename: 'QuotePayload', quote: { __typename: 'Quote', price: { __typename: 'Price', issueDate: string, returnDate: string, days: number, amount: string, total: string, overpayment: string, annualEffectiveRate: string } } | null } };


export const SessionDocument = {"__meta__":{"hash":"sha256:050b8fd8603c8c7106f9db6fc4708a50fca2283da093dd6eb674d114aff05e69"}} as unknown as DocumentNode<SessionQuery, SessionQueryVariables>;
export const SignOutDocument = {"__meta__":{"hash":"sha256:306b6df309b3f7b75506c2d3247056dc6fbf52f1f05c7b85ac628fcba20f491c"}} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const SignInDocument = {"__meta__":{"hash":"sha256:399fa7ee10451b42d28291d92662ab9f32a9edaf584aa78249a207ff74774bca"}} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const PriceExampleDocument = {"__meta__":{"hash":"sha256:5867574b4b8d25c9efbc7b0bfc2d2582bbbbdd543e55abf777f11b58706fdc2d"}} as unknown as DocumentNode<PriceExampleQuery, PriceExampleQueryVariables>;