/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddressDataInput = {
  homePhone?: string | null | undefined;
  houseOwner: string;
  livesAtRegistration: boolean;
  livingTime: string;
  registration: AddressInput;
  residence?: AddressInput | null | undefined;
};

export type AddressInput = {
  city: string;
  district?: string | null | undefined;
  flat?: string | null | undefined;
  house: string;
  postIndex?: string | null | undefined;
  region: string;
  street: string;
};

export type ConsentTick = {
  hash: string;
  type: string | number;
};

export type ContactPersonInput = {
  name: string;
  phone: string;
  relation: string;
};

export type ContactsInput = {
  friend: ContactPersonInput;
  relative: ContactPersonInput;
};

export type DeclarationInput = {
  key: string | number;
  yes: boolean;
};

export type DocumentStanding =
  | 'IN_FORCE'
  | 'NOT_SIGNED'
  | 'REPLACED';

export type EmploymentDataInput = {
  additionalIncome?: number | null | undefined;
  declarations: Array<DeclarationInput>;
  email: string;
  employer?: string | null | undefined;
  employmentType: string;
  experienceMonths?: number | null | undefined;
  hadDelays: boolean;
  hasActiveLoans: boolean;
  hasCreditCard: boolean;
  incomeBand: number;
  jobMonths?: number | null | undefined;
  monthlyExpenses: number;
  monthlyLoanPayments: number;
  ownsCar: boolean;
  ownsProperty: boolean;
  sector?: string | null | undefined;
  tookLoansBefore: boolean;
  workPhone?: string | null | undefined;
  workPhoneExtension?: string | null | undefined;
};

export type IinStatus =
  | 'IIN_ALREADY_EXISTS'
  | 'IIN_ALREADY_SAVED'
  | 'IIN_BLOCKED'
  | 'IIN_EXISTS'
  | 'IIN_NOT_FOUND'
  | 'IIN_PARSE_ERROR'
  | 'IIN_SAVED'
  | 'NOT_RIGHT_AGE'
  | 'NOT_VALID';

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

export type PersonalDataInput = {
  birthDate?: string | null | undefined;
  birthPlace: string;
  childrenCount: number;
  childrenUnder18: number;
  citizenship: string;
  documentIssuedBy: string;
  documentIssuedOn: string;
  documentNumber: string;
  documentType: string;
  documentValidTo: string;
  education: string;
  familyStatus: string;
  firstName: string;
  lastName: string;
  noPatronymic: boolean;
  patronymic?: string | null | undefined;
  sex?: Sex | null | undefined;
};

export type Pricing =
  | 'ECONOMICAL'
  | 'FLEXIBLE';

export type ProductType =
  | 'INDIVIDUAL_ENTREPRENEUR_IL'
  | 'INDIVIDUAL_ENTREPRENEUR_SPL'
  | 'INDIVIDUAL_PERSON_IL'
  | 'INDIVIDUAL_PERSON_SPL'
  | 'INDIVIDUAL_PERSON_SPL_OLD';

/** The next step of the profile; COMPLETE opens the cabinet. */
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

export type Sex =
  | 'FEMALE'
  | 'MALE';

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
  | 'ACCOUNT_LOCKED_FOR_EVER'
  | 'AGREEMENT_TOO_EARLY'
  | 'AGREEMENT_UNAVAILABLE'
  | 'AMOUNT_OUT_OF_RANGE'
  | 'AMOUNT_WRONG'
  | 'APPLICATION_LIMIT'
  | 'BALANCE_EMPTY'
  | 'BANK_UNKNOWN'
  | 'BIOMETRY_FAILED'
  | 'BIOMETRY_LIMIT'
  | 'BIOMETRY_REQUIRED'
  | 'BODY_TOO_DEEP'
  | 'BODY_TOO_LARGE'
  | 'BODY_TYPE'
  | 'BODY_UNREADABLE'
  | 'BONUS_EMPTY'
  | 'BONUS_LIMIT'
  | 'BONUS_NO_INTEREST'
  | 'BONUS_OVERDUE'
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
  | 'CERTIFICATE_LIMIT'
  | 'CERTIFICATE_NOT_AVAILABLE'
  | 'CERTIFICATE_UNAVAILABLE'
  | 'CESSION_NOTICE'
  | 'CHANGED_MEANWHILE'
  | 'CODE_EXPIRED'
  | 'CODE_INCOMPLETE'
  | 'CODE_LIMIT'
  | 'CODE_TOO_SOON'
  | 'CODE_TRIES_OVER'
  | 'CODE_WRONG'
  | 'CONSENT_LAPSED'
  | 'CONSENT_OTHER_DOCUMENT'
  | 'CONSENT_REQUIRED'
  | 'CONSENT_TOO_EARLY'
  | 'CONTACTS_EQUAL'
  | 'DISPUTE_DECIDED'
  | 'DOCUMENT_CHANGED'
  | 'DOCUMENT_EXPIRED'
  | 'EDS_EXPIRED'
  | 'EMAIL_BY_CODE'
  | 'EMAIL_TAKEN'
  | 'EMAIL_WRONG'
  | 'FIELD_INVALID'
  | 'FIELD_REQUIRED'
  | 'FORBIDDEN'
  | 'FUNCTION_ERROR'
  | 'GBDFL_NOT_AVAILABLE'
  | 'IBAN_FOREIGN'
  | 'IBAN_TAKEN'
  | 'IBAN_WRONG'
  | 'IDEMPOTENCY_IN_FLIGHT'
  | 'IDEMPOTENCY_KEY_WRONG'
  | 'IDEMPOTENCY_OTHER_BODY'
  | 'IIN_BLOCKED'
  | 'IIN_FIXED'
  | 'IIN_NOT_FOUND'
  | 'IIN_NOT_VALID'
  | 'IIN_PARSE_ERROR'
  | 'IIN_TAKEN'
  | 'LOAN_DISPUTED'
  | 'LOAN_EXISTS'
  | 'LOAN_NOT_LIVE'
  | 'LOGIN_FAILED'
  | 'METHOD_NOT_ALLOWED'
  | 'NOTHING_DUE'
  | 'NOT_ALLOWED_NOW'
  | 'NOT_FOUND'
  | 'NOT_RIGHT_AGE'
  | 'NOT_SHOWN'
  | 'OLD_PASSWORD_WRONG'
  | 'OTHER_SITE'
  | 'OUTCOME_UNKNOWN'
  | 'OWN_CEDED'
  | 'OWN_REVERSAL_OWED'
  | 'OWN_WRITTEN_OFF'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_MISMATCH'
  | 'PASSWORD_WEAK'
  | 'PAYMENT_REPEATED'
  | 'PAYOUT_HELD'
  | 'PAYOUT_MISMATCH'
  | 'PHONE_SAME'
  | 'PHONE_TAKEN'
  | 'PHONE_UNPROVED'
  | 'PHONE_WRONG'
  | 'PREPAYMENT_AMOUNT'
  | 'PREPAYMENT_AT_ONCE'
  | 'PREPAYMENT_TODAY'
  | 'PRODUCT_UNKNOWN'
  | 'PROLONGATIONS_OVER'
  | 'PROMO_USED'
  | 'PROMO_WRONG'
  | 'REFINANCING_TOO_SMALL'
  | 'REFUND_ASKED'
  | 'REGISTRATION_INCOMPLETE'
  | 'REQUEST_WRONG'
  | 'SERVICE_UNAVAILABLE'
  | 'SMS_NOT_SENT'
  | 'STATEMENT_ATTACHMENT'
  | 'STATEMENT_CARD'
  | 'STATEMENT_DATES'
  | 'STATEMENT_DUPLICATE'
  | 'STATEMENT_EMPTY'
  | 'STATEMENT_ENCRYPTED'
  | 'STATEMENT_FORMAT'
  | 'STATEMENT_INCOME'
  | 'STATEMENT_INVALID'
  | 'STATEMENT_LOOP'
  | 'STATEMENT_MIXED'
  | 'STATEMENT_NAME'
  | 'STATEMENT_NOT_PARSED'
  | 'STATEMENT_SCRIPT'
  | 'STATEMENT_TOO_COMPLEX'
  | 'STORAGE_FULL'
  | 'SUPPORT_ONLY'
  | 'TERM_OUT_OF_RANGE'
  | 'TOO_MANY_REQUESTS'
  | 'TRY_LATER'
  | 'TWO_PERSONS'
  | 'UNAUTHENTICATED'
  | 'WRITE_OFF_TOO_EARLY';

export type RequestPasswordCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestPasswordCodeMutation = { code: { __typename: 'CodePayload', sent: { __typename: 'CodeSent', maskedPhone: string, resendAfterSeconds: number, codesLeftToday: number, triesLeft: number, expiresAt: string } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ChangePasswordMutationVariables = Exact<{
  oldPassword?: string | null | undefined;
  code?: string | null | undefined;
  password: string;
}>;


export type ChangePasswordMutation = { setPassword: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type CheckDocumentQueryVariables = Exact<{
  number?: string | null | undefined;
  hash?: string | null | undefined;
}>;


export type CheckDocumentQuery = { checkDocument: { __typename: 'CheckPayload', paper: { __typename: 'CheckedDocument', title: string, number: string | null, contract: string, madeAt: string, signedAt: string | null, standing: DocumentStanding, replacedAt: string | null, matches: boolean | null } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string }> } };

export type IdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityQuery = { profile: { __typename: 'Profile', meter: { __typename: 'ApprovalMeter', percent: number, nextGain: number, nextStep: ProfileStep }, personal: { __typename: 'PersonalData', iinMasked: string | null, birthDate: string | null, sex: Sex | null } } };

export type SubmitIinMutationVariables = Exact<{
  iin: string;
}>;


export type SubmitIinMutation = { submitIin: { __typename: 'IinPayload', status: IinStatus | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { __typename: 'Profile', id: string, mobilePhone: string, meter: { __typename: 'ApprovalMeter', percent: number, nextGain: number, nextStep: ProfileStep }, personal: { __typename: 'PersonalData', lastName: string | null, firstName: string | null, patronymic: string | null, noPatronymic: boolean, birthDate: string | null, sex: Sex | null, iinMasked: string | null, citizenship: string | null, birthPlace: string | null, documentType: string | null, documentNumber: string | null, documentIssuedOn: string | null, documentValidTo: string | null, documentIssuedBy: string | null, education: string | null, familyStatus: string | null, childrenCount: number | null, childrenUnder18: number | null }, address: { __typename: 'AddressData', livesAtRegistration: boolean, homePhone: string | null, houseOwner: string | null, livingTime: string | null, registration: { __typename: 'Address', region: string | null, district: string | null, city: string | null, street: string | null, house: string | null, flat: string | null, postIndex: string | null } | null, residence: { __typename: 'Address', region: string | null, district: string | null, city: string | null, street: string | null, house: string | null, flat: string | null, postIndex: string | null } | null }, employment: { __typename: 'EmploymentData', email: string | null, employmentType: string | null, sector: string | null, employer: string | null, workPhone: string | null, workPhoneExtension: string | null, jobMonths: number | null, experienceMonths: number | null, incomeBand: number | null, additionalIncome: number | null, monthlyExpenses: number | null, monthlyLoanPayments: number | null, hasCreditCard: boolean | null, tookLoansBefore: boolean | null, hadDelays: boolean | null, hasActiveLoans: boolean | null, ownsProperty: boolean | null, ownsCar: boolean | null, declarations: Array<{ __typename: 'Declaration', key: string, yes: boolean }> }, contacts: { __typename: 'ContactsData', relative: { __typename: 'ContactPerson', name: string, phone: string, relation: string } | null, friend: { __typename: 'ContactPerson', name: string, phone: string, relation: string } | null } } };

export type SavePersonalDataMutationVariables = Exact<{
  input: PersonalDataInput;
}>;


export type SavePersonalDataMutation = { savePersonalData: { __typename: 'ProfilePayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type SaveAddressMutationVariables = Exact<{
  input: AddressDataInput;
}>;


export type SaveAddressMutation = { saveAddress: { __typename: 'ProfilePayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type SaveEmploymentMutationVariables = Exact<{
  input: EmploymentDataInput;
}>;


export type SaveEmploymentMutation = { saveEmployment: { __typename: 'ProfilePayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type SaveContactsMutationVariables = Exact<{
  input: ContactsInput;
}>;


export type SaveContactsMutation = { saveContacts: { __typename: 'ProfilePayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type RegistrationConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationConsentsQuery = { consents: Array<{ __typename: 'ConsentText', type: string, title: string, body: string, hash: string }> };

export type RequestRegistrationCodeMutationVariables = Exact<{
  phone: string;
}>;


export type RequestRegistrationCodeMutation = { code: { __typename: 'CodePayload', sent: { __typename: 'CodeSent', maskedPhone: string, resendAfterSeconds: number, codesLeftToday: number, triesLeft: number, expiresAt: string } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ConfirmRegistrationMutationVariables = Exact<{
  phone: string;
  code: string;
  consents: Array<ConsentTick> | ConsentTick;
  locale: Locale;
}>;


export type ConfirmRegistrationMutation = { confirmRegistration: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type SetPasswordMutationVariables = Exact<{
  password: string;
}>;


export type SetPasswordMutation = { setPassword: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type RequestPasswordRestoreMutationVariables = Exact<{
  phone: string;
  birthDate: string;
}>;


export type RequestPasswordRestoreMutation = { code: { __typename: 'CodePayload', sent: { __typename: 'CodeSent', maskedPhone: string, resendAfterSeconds: number, codesLeftToday: number, triesLeft: number, expiresAt: string } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ConfirmPasswordRestoreMutationVariables = Exact<{
  phone: string;
  code: string;
  password: string;
}>;


export type ConfirmPasswordRestoreMutation = { confirmPasswordRestore: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { __typename: 'Session', signedIn: boolean, roles: Array<Role>, locale: Locale, firstName: string | null, maskedPhone: string | null, step: ProfileStep, registrationCompleted: boolean, today: string, demo: boolean, lock: { __typename: 'LockInfo', lockedUntil: string | null, lockDays: number | null } | null, lastLoan: { __typename: 'LoanRef', id: string, status: LoanStatus } | null } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { __typename: 'OkPayload', ok: boolean, errors: Array<{ __typename: 'UserError', code: UserErrorCode }> } };

export type SetLocaleMutationVariables = Exact<{
  locale: Locale;
}>;


export type SetLocaleMutation = { setLocale: { __typename: 'OkPayload', ok: boolean } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type PriceExampleQueryVariables = Exact<{
  input: QuoteInput;
}>;


export type PriceExampleQuery = { quote: { __typename: 'QuotePayload', quote: { __typename: 'Quote', price: { __typename: 'Price', issueDate: string, returnDate: string, days: number, amount: string, total: string, overpayment: string, annualEffectiveRate: string } } | null } };

export type ProblemFragment = { __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> };

export type SentCodeFragment = { __typename: 'CodeSent', maskedPhone: string, resendAfterSeconds: number, codesLeftToday: number, triesLeft: number, expiresAt: string };

export const ProblemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ProblemFragment, unknown>;
export const SentCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maskedPhone"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"codesLeftToday"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<SentCodeFragment, unknown>;
export const RequestPasswordCodeDocument = {"__meta__":{"hash":"sha256:83f23d2ad5887fee11abf059cf37131ef0a7616812154b9aeb0822e20a02af16"}} as unknown as DocumentNode<RequestPasswordCodeMutation, RequestPasswordCodeMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"sha256:2b00fc452b369e51997e568cb7d032fc7b047200b516ea9cd2751e5c8b2dea79"}} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const CheckDocumentDocument = {"__meta__":{"hash":"sha256:c4872e05b288b9e38a9ef5302f39e425cabec4096976be8aab49d464f65d13d3"}} as unknown as DocumentNode<CheckDocumentQuery, CheckDocumentQueryVariables>;
export const IdentityDocument = {"__meta__":{"hash":"sha256:be98142f0b539a8abb2720085cbb99eb7bd625a5919a599e41f43fe54b6eaad4"}} as unknown as DocumentNode<IdentityQuery, IdentityQueryVariables>;
export const SubmitIinDocument = {"__meta__":{"hash":"sha256:5908a0f4c3dee00372d056f71e1c4433d7684c08aea3749d703ea11490f1d525"}} as unknown as DocumentNode<SubmitIinMutation, SubmitIinMutationVariables>;
export const ProfileDocument = {"__meta__":{"hash":"sha256:c3d517d8a8419bc6439bd4cae65694ca23d89f2dfe84bd8a625ff2791c38f814"}} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const SavePersonalDataDocument = {"__meta__":{"hash":"sha256:12f40bf179c6dee66eff66874b7124f127690b27ccb590baf259f72cb2c27336"}} as unknown as DocumentNode<SavePersonalDataMutation, SavePersonalDataMutationVariables>;
export const SaveAddressDocument = {"__meta__":{"hash":"sha256:cf9e9709f0a1536727b665b6bffb770e8df17455857234ce9ef335671adee946"}} as unknown as DocumentNode<SaveAddressMutation, SaveAddressMutationVariables>;
export const SaveEmploymentDocument = {"__meta__":{"hash":"sha256:f7d4ab5761e13740eccc3c009d056123ee758bfe030b74928977d8ed9f607b4b"}} as unknown as DocumentNode<SaveEmploymentMutation, SaveEmploymentMutationVariables>;
export const SaveContactsDocument = {"__meta__":{"hash":"sha256:380bbaec8804a97c6ac2ab45dfcc8134c58ebea8bfc1136d58f14a253eec530f"}} as unknown as DocumentNode<SaveContactsMutation, SaveContactsMutationVariables>;
export const RegistrationConsentsDocument = {"__meta__":{"hash":"sha256:d739418dadbc578e569611150651026aaa1c74e3eced499c0f351704d22a1b22"}} as unknown as DocumentNode<RegistrationConsentsQuery, RegistrationConsentsQueryVariables>;
export const RequestRegistrationCodeDocument = {"__meta__":{"hash":"sha256:e3e82e4286d4fcaf01665f88134ebe936745b5720608a499d74e947d9cc5076c"}} as unknown as DocumentNode<RequestRegistrationCodeMutation, RequestRegistrationCodeMutationVariables>;
export const ConfirmRegistrationDocument = {"__meta__":{"hash":"sha256:11fe555469094643eae933d9163856e1b0d9fac2557f7098ba78c338a7f4e4dd"}} as unknown as DocumentNode<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>;
export const SetPasswordDocument = {"__meta__":{"hash":"sha256:c6d4456851c405ac7686f8ef1603c739c157a2d0e4a0274c5a866e40e165961d"}} as unknown as DocumentNode<SetPasswordMutation, SetPasswordMutationVariables>;
export const RequestPasswordRestoreDocument = {"__meta__":{"hash":"sha256:30d2fc5698e001fc609b9dd3531243ca265d1e0d31dbc699e91172a769f786d2"}} as unknown as DocumentNode<RequestPasswordRestoreMutation, RequestPasswordRestoreMutationVariables>;
export const ConfirmPasswordRestoreDocument = {"__meta__":{"hash":"sha256:07123412b53d8f4c49f9aede942d779360df69cc61d4a2f84bb1ee79e2cfa25d"}} as unknown as DocumentNode<ConfirmPasswordRestoreMutation, ConfirmPasswordRestoreMutationVariables>;
export const SessionDocument = {"__meta__":{"hash":"sha256:050b8fd8603c8c7106f9db6fc4708a50fca2283da093dd6eb674d114aff05e69"}} as unknown as DocumentNode<SessionQuery, SessionQueryVariables>;
export const SignOutDocument = {"__meta__":{"hash":"sha256:306b6df309b3f7b75506c2d3247056dc6fbf52f1f05c7b85ac628fcba20f491c"}} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const SetLocaleDocument = {"__meta__":{"hash":"sha256:719e3443314f82956ae165619210f2bb67bee47d83fe03be901c3bd2d02ca494"}} as unknown as DocumentNode<SetLocaleMutation, SetLocaleMutationVariables>;
export const SignInDocument = {"__meta__":{"hash":"sha256:3a1fe0abfa2bfcc07c9d03c4d704f86c17f438281a97df6d9a070ef7dc3fb50d"}} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const PriceExampleDocument = {"__meta__":{"hash":"sha256:5867574b4b8d25c9efbc7b0bfc2d2582bbbbdd543e55abf777f11b58706fdc2d"}} as unknown as DocumentNode<PriceExampleQuery, PriceExampleQueryVariables>;