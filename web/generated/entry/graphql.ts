/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a borrower is registered and lives. */
export type AddressDataInput = {
  /** The phone number at home; null where there is none. */
  homePhone?: string | null | undefined;
  /** Who owns the home, a key of the list. */
  houseOwner: string;
  /** Lives at the address of registration. */
  livesAtRegistration: boolean;
  /** How long he has lived there, a key of the list. */
  livingTime: string;
  /** The address of registration. */
  registration: AddressInput;
  /** The address of residence; null where it is that of registration. */
  residence?: AddressInput | null | undefined;
};

/** An address in Kazakhstan. */
export type AddressInput = {
  /** City or village. */
  city: string;
  /** The district; null where there is none. */
  district?: string | null | undefined;
  /** The number of the flat; null where there is none. */
  flat?: string | null | undefined;
  /** The number of the house. */
  house: string;
  /** The postal index; null where not stated. */
  postIndex?: string | null | undefined;
  /** The region, a key of the list of regions. */
  region: string;
  /** The street. */
  street: string;
};

/** A consent that was ticked. */
export type ConsentTick = {
  /** The hash of the text that was read; another version does not count. */
  hash: string;
  /** The key of the consent. */
  type: string | number;
};

/** A person whom the lender may call. */
export type ContactPersonInput = {
  /** At least two words. */
  name: string;
  /** A Kazakh mobile number. */
  phone: string;
  /** A key of the list of relations. */
  relation: string;
};

/** The two trusted persons; their numbers differ. */
export type ContactsInput = {
  /** A friend or colleague. */
  friend: ContactPersonInput;
  /** A relative. */
  relative: ContactPersonInput;
};

/** The answer to a statement. */
export type DeclarationInput = {
  /** The key of the statement. */
  key: string | number;
  /** It is so. */
  yes: boolean;
};

/** Whether a paper holds. */
export type DocumentStanding =
  /** It holds. */
  | 'IN_FORCE'
  /** It was shown and not signed. */
  | 'NOT_SIGNED'
  /** Another paper of its kind stands in its place. */
  | 'REPLACED';

/** Employment, income, expenses and declarations. Money in whole tenge. */
export type EmploymentDataInput = {
  /** Other monthly income, whole tenge; null where not stated. */
  additionalIncome?: number | null | undefined;
  /** Its limit, whole tenge; needed where there is a card. */
  creditCardLimit?: number | null | undefined;
  /** An answer to each statement of the list. */
  declarations: Array<DeclarationInput>;
  /** The e-mail address. */
  email: string;
  /** The name of the employer; null where not working. */
  employer?: string | null | undefined;
  /** A key of the list of kinds of employment. */
  employmentType: string;
  /** Registered as an entrepreneur, beside any employment; null where not stated. */
  entrepreneur?: boolean | null | undefined;
  /** Months of work in all, in steps of 12; null where not stated. */
  experienceMonths?: number | null | undefined;
  /** Has been late with a loan. */
  hadDelays: boolean;
  /** Has running loans elsewhere. */
  hasActiveLoans: boolean;
  /** Has a credit card. */
  hasCreditCard: boolean;
  /** The band of monthly income, 1 (below 50,000 tenge) to 10 (from 1,000,000); scoring takes its lower bound. */
  incomeBand: number;
  /** Months at the present job; null where not stated. */
  jobMonths?: number | null | undefined;
  /** Monthly expenses, whole tenge. */
  monthlyExpenses: number;
  /** Monthly payments for loans elsewhere, whole tenge. */
  monthlyLoanPayments: number;
  /** Days that the declared unmet obligations are overdue; needed where they are declared. */
  overdueDays?: number | null | undefined;
  /** Owns a car. */
  ownsCar: boolean;
  /** Owns real estate. */
  ownsProperty: boolean;
  /** A key of the list of sectors; null where not working. */
  sector?: string | null | undefined;
  /** Social help a month, whole tenge; null where not stated. No income in a decision. */
  socialHelp?: number | null | undefined;
  /** Has taken loans before. */
  tookLoansBefore: boolean;
  /** The phone number at work; null where not stated. */
  workPhone?: string | null | undefined;
  /** Its extension; null where there is none. */
  workPhoneExtension?: string | null | undefined;
};

/** What has to be settled before a request to be forgotten. */
export type ForgetBlocker =
  /** The balance holds money, or a refund is on its way. */
  | 'BALANCE'
  /** A payment was taken back by the bank and is owed. */
  | 'DEBT'
  /** A loan or an application is open. */
  | 'OPEN_LOAN'
  /** A payment has no answer of the bank yet. */
  | 'PAYMENT_PENDING';

/** What became of the typed IIN. */
export type IinStatus =
  /** It belongs to another account. */
  | 'IIN_ALREADY_EXISTS'
  /** An IIN is saved already. */
  | 'IIN_ALREADY_SAVED'
  /** It is on the list of those not served. */
  | 'IIN_BLOCKED'
  /** It stands in another account whose registration is not complete. */
  | 'IIN_EXISTS'
  /** The state registry does not know it. */
  | 'IIN_NOT_FOUND'
  /** It carries no possible birth date. */
  | 'IIN_PARSE_ERROR'
  /** Saved. */
  | 'IIN_SAVED'
  /** Younger than 21 or older than 68. */
  | 'NOT_RIGHT_AGE'
  /** Not 12 digits with a right check digit. */
  | 'NOT_VALID';

/** Equal to schema/loan-status.ts (a test compares them). */
export type LoanStatus =
  /** Issued and not overdue, under its first terms. */
  | 'ACTIVE'
  /** Decided in favour; approval or the second consent follows. */
  | 'AGREED'
  /** The application ended by itself, for instance after 5 days without progress. Final. */
  | 'ANNULLED'
  /** The sale of the claim is agreed; the buyer has not paid yet. */
  | 'AOT_PAYMENT_AWAITING'
  /** Approved; the payout has not been requested yet. */
  | 'APPROVED'
  /** Returned to the borrower, who has to correct parts of the profile. */
  | 'BACK_TO_REVISION'
  /** More than 90 days overdue: accrual has stopped (for an entrepreneur the penalty goes on) and all of the debt is due. */
  | 'CALCULATION_STOPPED'
  /** The borrower cancelled the application. Final. */
  | 'CANCELED'
  /** The claim was sold to another creditor. Final. */
  | 'CESSION'
  /** Nothing is owed; the loan is being closed: certificate, surplus to the balance. */
  | 'CLOSING_PROCESS'
  /** Overdue: interest and penalty run. */
  | 'EXPIRED'
  /** Ended: repaid, refinanced or written off. Final. */
  | 'FINISHED'
  /** The due date fell on a day off: it may be paid in time on the next working day. */
  | 'GRACE_DAY_OFF'
  /** Overdue after a deferral by the office. */
  | 'GRACE_EXPIRED'
  /** The office deferred the payment: interest runs, penalty does not. */
  | 'GRACE_MANUAL'
  /** The application is being filled in: the borrower sets the terms and has not signed the offer yet. */
  | 'INITIAL'
  /** Taken by a verifier, who reviews it. */
  | 'MANUAL_VERIFICATION'
  /** Verified automatically: registries, bureau, blacklist. */
  | 'ON_AUTO_VERIFICATION'
  /** In the queue for a verifier; nobody has taken it yet. */
  | 'ON_MANUAL_VERIFICATION'
  /** Complete and queued for verification. */
  | 'ON_VERIFICATION'
  /** Running to a later end after a prolongation, not overdue. */
  | 'PROLONGED'
  /** Verified; the scoring decision is being made. */
  | 'READY_FOR_SCORING'
  /** The application was rejected. Final. */
  | 'REJECTED'
  /** The application was rejected because fraud is suspected. Final. */
  | 'REJECTED_BY_FRAUD'
  /** The payout was recalled: the loan ended without money having been lent. Final. */
  | 'REMITTANCE_CANCELED'
  /** The payout failed; the borrower chooses another method. Nothing is owed. */
  | 'REMITTANCE_ERROR'
  /** The payout was sent; the provider has not confirmed it yet. */
  | 'REMITTANCE_IN_PROGRESS'
  /** The provider confirmed the payout; the loan is about to be issued. */
  | 'REMITTANCE_PAID'
  /** The payout is prepared and about to be sent. */
  | 'REMITTANCE_PREPARED'
  /** Running under the schedule of a restructuring, not overdue. */
  | 'RESTRUCTURED'
  /** A payment of the restructured schedule is overdue. */
  | 'RESTRUCTURED_EXPIRED'
  /** Corrected by the borrower; in the queue for a verifier again. */
  | 'REVISED_VERIFICATION'
  /** Signed; waits for the face check of the borrower. */
  | 'WAITING_FOR_BIOMETRY'
  /** Signed; waits for the separate yes or no to the insurance. */
  | 'WAITING_FOR_INSURANCE'
  /** Approved above 75 MCI: 24 hours of cooling-off, then a second consent by electronic signature. */
  | 'WAITING_FOR_ISSUANCE_CONSENT'
  /** Signed; waits for the borrower to choose and sign where the money goes. */
  | 'WAITING_FOR_REMITTANCE_SET'
  /** A prolongation was requested; its agreement has not been shown yet. */
  | 'WAITING_PROLONGATION'
  /** The prolongation agreement was shown and waits for its signature. */
  | 'WAITING_PROLONGATION_OFFERT'
  /** The prolongation is signed and waits for the amount due at signing. */
  | 'WAITING_PROLONGATION_PRC_PAYMENT'
  /** A refinancing was requested; its contract has not been shown yet. */
  | 'WAITING_REFINANCING'
  /** The refinancing contract was shown and waits for its signature. */
  | 'WAITING_REFINANCING_OFFERT'
  /** The refinancing is signed and waits for the amount due at signing. */
  | 'WAITING_REFINANCING_PRC_PAYMENT'
  /** Not approved as applied for; until the end of the day the borrower can still change that. */
  | 'WAITING_REJECT'
  /** The payout was requested and is being prepared. */
  | 'WAITING_REMITTANCE_PREPARED'
  /** The restructuring is signed and waits for its first payment by the end of the day. */
  | 'WAITING_RESTRUCTURING'
  /** Signed; waits for a bank statement from the borrower. */
  | 'WAITING_STATEMENT_LOADING';

/** The language of texts for people. */
export type Locale =
  /** Kazakh. */
  | 'KK'
  /** Russian. */
  | 'RU';

/** Person and identity document. */
export type PersonalDataInput = {
  /** Only where the IIN carries none. */
  birthDate?: string | null | undefined;
  /** A key of the list of places of birth. */
  birthPlace: string;
  /** How many children. */
  childrenCount: number;
  /** How many of them are minors. */
  childrenUnder18: number;
  /** A key of the list of citizenships. */
  citizenship: string;
  /** How many other people the borrower keeps; null where not stated. */
  dependents?: number | null | undefined;
  /** The issuer, a key of the list of issuers. */
  documentIssuedBy: string;
  /** The day on which the document was issued. */
  documentIssuedOn: string;
  /** The number of the identity document. */
  documentNumber: string;
  /** IDENTITY_CARD, PASSPORT or RESIDENCE_PERMIT. */
  documentType: string;
  /** The last day of the document. */
  documentValidTo: string;
  /** A key of the list of educations. */
  education: string;
  /** A key of the list of family statuses. */
  familyStatus: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** The document names no patronymic. */
  noPatronymic: boolean;
  /** Needed unless `noPatronymic`. */
  patronymic?: string | null | undefined;
  /** Only where the IIN does not carry it. */
  sex?: Sex | null | undefined;
  /** The country whose tax resident the borrower is, a key of the list; null where not stated. */
  taxResidence?: string | null | undefined;
};

/** How a loan is priced. */
export type Pricing =
  /** A lower price for 31 days with fast issue, fixed within the bounds of the law. */
  | 'ECONOMICAL'
  /** By the day: what is repaid early costs less. */
  | 'FLEXIBLE';

/** The five products. */
export type ProductType =
  /** An instalment loan for entrepreneurs, 3 to 24 months. */
  | 'INDIVIDUAL_ENTREPRENEUR_IL'
  /** A single-payment loan for entrepreneurs. */
  | 'INDIVIDUAL_ENTREPRENEUR_SPL'
  /** An instalment loan for persons, 2 to 12 months. */
  | 'INDIVIDUAL_PERSON_IL'
  /** A single-payment loan for persons, 5 to 31 days. */
  | 'INDIVIDUAL_PERSON_SPL'
  /** A single-payment loan for persons, 5 to 20 days; offered only while the other is not. */
  | 'INDIVIDUAL_PERSON_SPL_OLD';

/** The next step of the profile; COMPLETE opens the cabinet. */
export type ProfileStep =
  /** Addresses. */
  | 'ADDRESS'
  /** Nothing is missing. */
  | 'COMPLETE'
  /** The trusted persons. */
  | 'CONTACTS'
  /** Employment and income. */
  | 'EMPLOYMENT'
  /** The IIN. */
  | 'IIN'
  /** The first password. */
  | 'PASSWORD'
  /** Person and identity document. */
  | 'PERSONAL_DATA'
  /** Phone number and code. */
  | 'PHONE'
  /** Staff: what `owes` says, before the office opens. */
  | 'STAFF_ENTRY';

/** The terms of a price that is asked for. */
export type QuoteInput = {
  /** The wanted amount, in tenge. */
  amount: string;
  /** The paid fast issue is wanted. */
  fastIssue: boolean;
  /** The insurance is wanted. */
  insuranceAgreed: boolean;
  /** The pricing. */
  pricing: Pricing;
  /** The product. */
  productType: ProductType;
  /** A promo code; null without one. */
  promoCode?: string | null | undefined;
  /** The wanted term, in the unit of the product. */
  term: number;
};

/** What a caller may do. */
export type Role =
  /** Manages accounts of staff. */
  | 'admin'
  /** Reads the portfolio, without personal data. */
  | 'analyst'
  /** Nobody is signed in. */
  | 'anonymous'
  /** Reads events, balances and the trial balance, without personal data. */
  | 'auditor'
  /** A person: own applications and loans. */
  | 'borrower'
  /** Talks with borrowers who are late: the worklist and the calls. Changes no debt. */
  | 'collector'
  /** A borrower who is an entrepreneur: products for entrepreneurs too. */
  | 'entrepreneur'
  /** The contact centre: the office. */
  | 'support'
  /** Reviews applications: the office. */
  | 'verifier';

/** Of the identity document. */
export type Sex =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE';

/** Borrowers sign in with phone and birth date, staff with e-mail. */
export type SignInInput = {
  /** With `phone`. */
  birthDate?: string | null | undefined;
  /** The answer of the captcha, where it is on. */
  captcha?: string | null | undefined;
  /** Instead of `phone`. */
  email?: string | null | undefined;
  /** The password. */
  password: string;
  /** Phone with birth date, or e-mail. */
  phone?: string | null | undefined;
};

/** What a member of staff still has to do before the office opens. */
export type StaffOwed =
  /** Set up a second factor, which this server demands of all staff. */
  | 'ENROL'
  /** Show the second factor: a code or a security key. */
  | 'FACTOR'
  /** Replace the password that was given. */
  | 'PASSWORD';

/** Equal to schema/reference/refusals.ts (a test compares them). */
export type UserErrorCode =
  /** Too many wrong passwords from this device; `minutes` says how long to wait. */
  | 'ACCOUNT_BLOCKED'
  /** The account of this phone number is closed. */
  | 'ACCOUNT_CLOSED'
  /** After a rejection: the next application is possible from `date`. */
  | 'ACCOUNT_LOCKED'
  /** After fraud: no further application. */
  | 'ACCOUNT_LOCKED_FOR_EVER'
  /** A deferral of the office runs; until its end the terms stay. */
  | 'AGREEMENT_DEFERRED'
  /** A loan in instalments is neither prolonged nor refinanced. */
  | 'AGREEMENT_INSTALMENTS'
  /** The day of repayment has passed, so the loan is neither prolonged nor refinanced. */
  | 'AGREEMENT_OVERDUE'
  /** The debt is being sold; its terms stay. */
  | 'AGREEMENT_SOLD'
  /** The agreement may be requested from `date`. */
  | 'AGREEMENT_TOO_EARLY'
  /** A restructuring after a court decision needs a loan whose accrual has stopped. */
  | 'AGREEMENT_UNAVAILABLE'
  /** Another request is open; it is finished or withdrawn first. */
  | 'AGREEMENT_WAITING'
  /** The amount is outside of the bounds of the product; `limit` is the largest. */
  | 'AMOUNT_OUT_OF_RANGE'
  /** The amount is not possible here; `limit`, where given, is the largest. */
  | 'AMOUNT_WRONG'
  /** Three applications a day were opened. */
  | 'APPLICATION_LIMIT'
  /** An application of the borrower is being written; where it was not, a new one is accepted after a minute. */
  | 'APPLICATION_UNDER_WAY'
  /** The vendor V2 of the face check does not answer; the try is not counted. */
  | 'APP_BIOMETRICS_ERROR'
  /** The vendor V3 of the face check does not answer; the try is not counted. */
  | 'APP_KISC_ERROR'
  /** The vendor V1 of the face check does not answer; the try is not counted. */
  | 'APP_VERILIFE_ERROR'
  /** Both `revision` and `knownAt` were given; they say the same in two ways. */
  | 'AS_OF_TWICE'
  /** The sum is above what two members of staff may decide. */
  | 'AUTHORITY_EXCEEDED'
  /** There is no money on the balance. */
  | 'BALANCE_EMPTY'
  /** No known bank has this IBAN. */
  | 'BANK_UNKNOWN'
  /** The face does not match the document. */
  | 'BIOMETRY_FAILED'
  /** The three face checks of the day are used up. */
  | 'BIOMETRY_LIMIT'
  /** No face check is needed now: it has been passed, or no application waits for it. */
  | 'BIOMETRY_NOT_NEEDED'
  /** The birth date is no date, or not written as DD-MM-YYYY, DD.MM.YYYY or YYYY-MM-DD. */
  | 'BIRTH_DATE_WRONG'
  /** The body has too many levels. */
  | 'BODY_TOO_DEEP'
  /** The body is too large. */
  | 'BODY_TOO_LARGE'
  /** A body of this type is not accepted. */
  | 'BODY_TYPE'
  /** The body is not readable JSON or form data. */
  | 'BODY_UNREADABLE'
  /** There are fewer bonuses; `available` says how many. */
  | 'BONUS_EMPTY'
  /** Bonuses pay at most 30 % of the interest of a loan; `left` is what is left of it. */
  | 'BONUS_LIMIT'
  /** Bonuses pay interest only, and none is owed now. */
  | 'BONUS_NO_INTEREST'
  /** Bonuses cannot be spent while the loan is overdue. */
  | 'BONUS_OVERDUE'
  /** The borrower was called today as often as the law allows. */
  | 'CALLS_SPENT'
  /** The law allows no call now: 8:00 to 21:00 on working days. */
  | 'CALL_HOURS'
  /** The captcha did not prove a human. */
  | 'CAPTCHA_FAILED'
  /** The named amount is not the blocked one; `triesLeft` tries are left. */
  | 'CARD_AMOUNT_WRONG'
  /** The face check comes before a card. */
  | 'CARD_BIOMETRY'
  /** A first loan is not paid to a card. */
  | 'CARD_FIRST_LOAN'
  /** The account is at another bank than the card. */
  | 'CARD_IBAN_BANK'
  /** A card cannot be deleted while an application or loan is open. */
  | 'CARD_IN_USE'
  /** The name of a card is too long, or has the number of a card in it. */
  | 'CARD_NAME_WRONG'
  /** The card is not confirmed by the blocked amount. */
  | 'CARD_NOT_ACTIVE'
  /** The borrower has no such card. */
  | 'CARD_NOT_FOUND'
  /** A card cannot be deleted while a charge of it waits for the bank's answer. */
  | 'CARD_PAYMENT_PENDING'
  /** The card was not accepted. */
  | 'CARD_REGISTRATION'
  /** The card was not confirmed within 24 hours. */
  | 'CARD_REGISTRATION_EXPIRED'
  /** The processor of this card takes payments and pays nothing out. */
  | 'CARD_TAKES_ONLY'
  /** Three wrong amounts: the card has to be registered anew. */
  | 'CARD_TRIES_OVER'
  /** No case with this number is open about this person. */
  | 'CASE_NOT_OPEN'
  /** The case belongs to another person. */
  | 'CASE_OF_ANOTHER'
  /** The certificates of the day are used up; `limit` is their number. */
  | 'CERTIFICATE_LIMIT'
  /** This loan has no such certificate. */
  | 'CERTIFICATE_NOT_AVAILABLE'
  /** The certificate was made, but its e-mail could not be sent. */
  | 'CERTIFICATE_UNAVAILABLE'
  /** The borrower has to be notified first; the sale is possible `days` days after the notice. */
  | 'CESSION_NOTICE'
  /** Somebody changed it since it was read; read again. */
  | 'CHANGED_MEANWHILE'
  /** The SMS code is older than 30 minutes. */
  | 'CODE_EXPIRED'
  /** A code has 4 digits. */
  | 'CODE_INCOMPLETE'
  /** Five codes a day for this number and purpose were sent. */
  | 'CODE_LIMIT'
  /** A new code may be requested in `seconds`. */
  | 'CODE_TOO_SOON'
  /** Three wrong tries: this SMS code is used up. */
  | 'CODE_TRIES_OVER'
  /** The SMS code is wrong; `triesLeft` tries are left. */
  | 'CODE_WRONG'
  /** The time for the second consent is over. */
  | 'CONSENT_LAPSED'
  /** A required consent is not ticked, or not in its current version. */
  | 'CONSENT_REQUIRED'
  /** The 24 hours of cooling-off are not over; `date` and `time` say when they are. */
  | 'CONSENT_TOO_EARLY'
  /** The numbers of the trusted persons must differ from each other and from the own one. */
  | 'CONTACTS_EQUAL'
  /** A number of the form is already stated elsewhere in the profile. */
  | 'CONTACT_KNOWN'
  /** The day `date` comes after the business day `today`, so nobody knows its figures yet. */
  | 'DATE_AHEAD'
  /** The dispute of this loan was answered; new facts are taken by the contact centre. */
  | 'DISPUTE_DECIDED'
  /** The document differs from the one shown; it has to be read and signed again. */
  | 'DOCUMENT_CHANGED'
  /** The identity document has ended or ends within 15 days. */
  | 'DOCUMENT_EXPIRED'
  /** This document is signed by electronic signature, not by a code. */
  | 'EDS_NEEDED'
  /** The e-mail address is changed in the settings, by a code sent to the new one. */
  | 'EMAIL_BY_CODE'
  /** The e-mail address is registered already. */
  | 'EMAIL_TAKEN'
  /** Not an e-mail address. */
  | 'EMAIL_WRONG'
  /** The parts of the file do not make up the file that was announced; send it again. */
  | 'EVIDENCE_BROKEN'
  /** A loan holds at most `files` files and `megabytes` of them, with those never handed in. */
  | 'EVIDENCE_FULL'
  /** A requested photo or answer is missing. */
  | 'EVIDENCE_INCOMPLETE'
  /** A photo over 5 MB or a recording over 16 MB. */
  | 'EVIDENCE_TOO_LARGE'
  /** The code of the second factor is wrong or was used before. */
  | 'FACTOR_WRONG'
  /** Several fields are empty or filled in part. */
  | 'FIELDS_REQUIRED'
  /** A field is filled in part. */
  | 'FIELD_INCOMPLETE'
  /** An input has a value that is not allowed. */
  | 'FIELD_INVALID'
  /** A required input is empty. */
  | 'FIELD_REQUIRED'
  /** Not for this role. */
  | 'FORBIDDEN'
  /** An open loan, money or an unfinished payment keeps the borrower's data. */
  | 'FORGET_BLOCKED'
  /** An unexpected fault; try later. */
  | 'FUNCTION_ERROR'
  /** The state registry of persons does not answer; try later. */
  | 'GBDFL_NOT_AVAILABLE'
  /** The bank says that the account belongs to somebody else. */
  | 'IBAN_FOREIGN'
  /** The account belongs to another borrower. */
  | 'IBAN_TAKEN'
  /** Not a Kazakh IBAN. */
  | 'IBAN_WRONG'
  /** The first request with this idempotency key is still running. */
  | 'IDEMPOTENCY_IN_FLIGHT'
  /** The header Idempotency-Key is not 1 to 64 visible ASCII characters. */
  | 'IDEMPOTENCY_KEY_WRONG'
  /** This idempotency key was used for another request. */
  | 'IDEMPOTENCY_OTHER_BODY'
  /** The IIN is on the list of those not served. */
  | 'IIN_BLOCKED'
  /** The IIN is saved; only the contact centre changes it. */
  | 'IIN_FIXED'
  /** The state registry does not know the IIN. */
  | 'IIN_NOT_FOUND'
  /** The IIN does not have 12 digits with a right check digit. */
  | 'IIN_NOT_VALID'
  /** The IIN carries no possible birth date. */
  | 'IIN_PARSE_ERROR'
  /** The IIN or the document number belongs to another account. */
  | 'IIN_TAKEN'
  /** The browser's answer for a security key does not hold. */
  | 'KEY_WRONG'
  /** The borrower says that he did not take the loan; until the answer this is not possible. */
  | 'LOAN_DISPUTED'
  /** The borrower has an open application or loan; only one at a time. */
  | 'LOAN_EXISTS'
  /** The loan is not running. */
  | 'LOAN_NOT_LIVE'
  /** Sign-in data do not match; which of them is not said. */
  | 'LOGIN_FAILED'
  /** Another HTTP method is needed; the header Allow names it. */
  | 'METHOD_NOT_ALLOWED'
  /** The moment `moment` comes after `now`, so nobody knows what will be recorded by then. */
  | 'MOMENT_AHEAD'
  /** Nothing is due; the money stays on the balance. */
  | 'NOTHING_DUE'
  /** The status does not allow it now. */
  | 'NOT_ALLOWED_NOW'
  /** There is nothing to confirm: nobody of the role that asks has asked for it within a day. */
  | 'NOT_ASKED'
  /** There is no such thing, or it belongs to somebody else. */
  | 'NOT_FOUND'
  /** Too young or too old to borrow here. */
  | 'NOT_RIGHT_AGE'
  /** The document has to be shown before it can be signed. */
  | 'NOT_SHOWN'
  /** The present password does not match. */
  | 'OLD_PASSWORD_WRONG'
  /** The write came from another site and was not carried out. */
  | 'OTHER_SITE'
  /** It is not known whether the write happened; read again before repeating it. */
  | 'OUTCOME_UNKNOWN'
  /** The proof of the owner for another e-mail address is missing or older than 15 minutes. */
  | 'OWNER_UNPROVED'
  /** An earlier loan was sold unpaid; the new creditor has to confirm that it is paid. */
  | 'OWN_CEDED'
  /** A reversed payment of an ended loan is owed; once it is paid, the application is possible. */
  | 'OWN_REVERSAL_OWED'
  /** An earlier loan was written off; once `amount` is paid, the application is possible. */
  | 'OWN_WRITTEN_OFF'
  /** The password is among the common ones. */
  | 'PASSWORD_COMMON'
  /** The two typed passwords differ. */
  | 'PASSWORD_MISMATCH'
  /** The new password is the present one. */
  | 'PASSWORD_SAME'
  /** The password has fewer than 8 characters. */
  | 'PASSWORD_SHORT'
  /** The password breaks a rule: at most 128 characters, lower case, upper case and a digit, no other letters. */
  | 'PASSWORD_WEAK'
  /** So many `pages` of the processor were opened within the hour and not paid on; pay there, or begin anew later. */
  | 'PAYMENT_PAGES_OPEN'
  /** A like payment was made minutes ago; repeat with `confirmed` to pay again. */
  | 'PAYMENT_REPEATED'
  /** For a day after a new password only destinations used before are allowed. */
  | 'PAYOUT_HELD'
  /** The new phone number is the present one. */
  | 'PHONE_SAME'
  /** The phone number is registered already. */
  | 'PHONE_TAKEN'
  /** The proof for a new phone number is missing or older than 15 minutes. */
  | 'PHONE_UNPROVED'
  /** Not a Kazakh mobile number. */
  | 'PHONE_WRONG'
  /** The shorter side of the picture has fewer than 480 pixels. */
  | 'PHOTO_SMALL'
  /** The file is no JPEG, PNG or WebP, is damaged, or has too many pixels. */
  | 'PHOTO_UNREADABLE'
  /** Everything is due already, so any money repays the loan without a request. */
  | 'PREPAYMENT_ALL_DUE'
  /** A partial prepayment is more than `above` and less than `below`. */
  | 'PREPAYMENT_AMOUNT'
  /** This loan needs no request: any money repays it at once. */
  | 'PREPAYMENT_AT_ONCE'
  /** Early repayment was requested today already. */
  | 'PREPAYMENT_TODAY'
  /** No product can be applied for today. */
  | 'PRODUCTS_MISSING'
  /** The product is not offered, or not to this person. */
  | 'PRODUCT_UNKNOWN'
  /** The loan has been prolonged `count` times, the most allowed. */
  | 'PROLONGATIONS_OVER'
  /** The borrower has used the promo code. */
  | 'PROMO_USED'
  /** The promo code does not exist or does not fit the product, the day or the borrower. */
  | 'PROMO_WRONG'
  /** The second factor has to be shown once more first. */
  | 'PROOF_NEEDED'
  /** The principal is below `min`, the least that is refinanced. */
  | 'REFINANCING_TOO_SMALL'
  /** A refund of the balance is requested already; `amount` says how much. */
  | 'REFUND_ASKED'
  /** The registration has to be completed first. */
  | 'REGISTRATION_INCOMPLETE'
  /** The request is not built as it should be. */
  | 'REQUEST_WRONG'
  /** A loan is restructured once, and this one was. */
  | 'RESTRUCTURED_ONCE'
  /** A price agreed for the whole term holds until `date`; a restructuring opens then. */
  | 'RESTRUCTURING_FIXED'
  /** The loan is in good order; a restructuring opens if it is late, from `date`. */
  | 'RESTRUCTURING_ON_TIME'
  /** The loan has a review already; only one for a loan. */
  | 'REVIEW_LEFT'
  /** The borrower says that he did not take the loan; until the answer this is not possible. */
  | 'REVIEW_TOO_EARLY'
  /** The service is unavailable and nothing was written; repeat in a minute. */
  | 'SERVICE_UNAVAILABLE'
  /** The provider did not send the SMS. */
  | 'SMS_NOT_SENT'
  /** The file holds other files. */
  | 'STATEMENT_ATTACHMENT'
  /** The card or account of the statement is closed. */
  | 'STATEMENT_CARD'
  /** The statement does not cover the last 6 months. */
  | 'STATEMENT_DATES'
  /** This statement was uploaded before. */
  | 'STATEMENT_DUPLICATE'
  /** The statement lists no operations. */
  | 'STATEMENT_EMPTY'
  /** The file has a password or is encrypted. */
  | 'STATEMENT_ENCRYPTED'
  /** The layout is not that of a known bank. */
  | 'STATEMENT_FORMAT'
  /** Income is seen in `months` of 6 months, `needed` are needed. */
  | 'STATEMENT_INCOME'
  /** The file is not a PDF, or larger than 5 MB. */
  | 'STATEMENT_INVALID'
  /** The structure of the file refers to itself. */
  | 'STATEMENT_LOOP'
  /** The file holds more than a PDF. */
  | 'STATEMENT_MIXED'
  /** The statement is in another name. */
  | 'STATEMENT_NAME'
  /** The statement could not be read. */
  | 'STATEMENT_NOT_PARSED'
  /** The file holds program code. */
  | 'STATEMENT_SCRIPT'
  /** The file is too large or too deep to be read safely. */
  | 'STATEMENT_TOO_COMPLEX'
  /** No writes are accepted because storage is full; nothing was written. */
  | 'STORAGE_FULL'
  /** The page offered another sum than the one asked for now, `sum`; nothing was opened. */
  | 'SUM_CHANGED'
  /** Only the contact centre changes this. */
  | 'SUPPORT_ONLY'
  /** Another verifier has the application: `by` is the staff number, since `date` and `time`; support may hand it on. */
  | 'TAKEN_BY_OTHER'
  /** The term is outside of the bounds of the product. */
  | 'TERM_OUT_OF_RANGE'
  /** Too many attempts in a short time. */
  | 'TOO_MANY_REQUESTS'
  /** It did not work just now; nothing was changed. Try in a minute. */
  | 'TRY_LATER'
  /** Recorded: a second member of staff has to request the same. */
  | 'TWO_PERSONS'
  /** Nobody is signed in. */
  | 'UNAUTHENTICATED'
  /** The recording is neither WebM nor MP4. */
  | 'VIDEO_FORMAT'
  /** Only a debt whose accrual has stopped may be written off. */
  | 'WRITE_OFF_TOO_EARLY';

export type RequestPasswordCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestPasswordCodeMutation = { code: { __typename: 'CodePayload', sent: { __typename: 'CodeSent', maskedPhone: string, resendAfterSeconds: number, codesLeftToday: number, triesLeft: number, expiresAt: string } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ChangePasswordMutationVariables = Exact<{
  oldPassword?: string | null | undefined;
  code?: string | null | undefined;
  password: string;
}>;


export type ChangePasswordMutation = { setPassword: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type AccessQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessQuery = { phoneChangeProved: boolean, profile: { __typename: 'Profile', id: string, email: string | null, emailConfirmed: boolean } };

export type RequestPhoneProofMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestPhoneProofMutation = { code: { __typename: 'CodePayload', sent: { __typename: 'CodeSent', maskedPhone: string, resendAfterSeconds: number, codesLeftToday: number, triesLeft: number, expiresAt: string } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ConfirmPhoneProofMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmPhoneProofMutation = { ok: { __typename: 'OkPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type RequestNewPhoneCodeMutationVariables = Exact<{
  phone: string;
}>;


export type RequestNewPhoneCodeMutation = { code: { __typename: 'CodePayload', sent: { __typename: 'CodeSent', maskedPhone: string, resendAfterSeconds: number, codesLeftToday: number, triesLeft: number, expiresAt: string } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ConfirmNewPhoneMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmNewPhoneMutation = { ok: { __typename: 'OkPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type RequestEmailCodeMutationVariables = Exact<{
  email: string;
}>;


export type RequestEmailCodeMutation = { code: { __typename: 'CodePayload', sent: { __typename: 'CodeSent', maskedPhone: string, resendAfterSeconds: number, codesLeftToday: number, triesLeft: number, expiresAt: string } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ConfirmEmailMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type ConfirmEmailMutation = { ok: { __typename: 'OkPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { forgetting: { __typename: 'Forgetting', askedAt: string | null, keptUntil: string | null, blockers: Array<ForgetBlocker> } };

export type RequestMyDataCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestMyDataCodeMutation = { code: { __typename: 'CodePayload', sent: { __typename: 'CodeSent', maskedPhone: string, resendAfterSeconds: number, codesLeftToday: number, triesLeft: number, expiresAt: string } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type DownloadMyDataMutationVariables = Exact<{
  code: string;
}>;


export type DownloadMyDataMutation = { downloadMyData: { __typename: 'MyDataPayload', file: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type RequestForgettingCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestForgettingCodeMutation = { code: { __typename: 'CodePayload', sent: { __typename: 'CodeSent', maskedPhone: string, resendAfterSeconds: number, codesLeftToday: number, triesLeft: number, expiresAt: string } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ForgetMeMutationVariables = Exact<{
  code: string;
}>;


export type ForgetMeMutation = { forgetMe: { __typename: 'ForgetMePayload', forgotten: boolean, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type WithdrawForgettingMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawForgettingMutation = { ok: { __typename: 'OkPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ChooseStaffPasswordMutationVariables = Exact<{
  oldPassword: string;
  password: string;
}>;


export type ChooseStaffPasswordMutation = { chooseStaffPassword: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type StaffOwesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffOwesQuery = { session: { __typename: 'Session', owes: StaffOwed | null } };

export type ProveSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ProveSecondFactorMutation = { proveSecondFactor: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type OwnFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFactorsQuery = { ownFactors: { __typename: 'OwnFactors', application: boolean, recoveryCodes: number, mayChange: boolean, keys: Array<{ __typename: 'SecurityKey', id: string, agent: string | null, addedAt: string, usedAt: string | null }> } };

export type BeginSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginSecondFactorMutation = { beginSecondFactor: { __typename: 'SecondFactorPayload', uri: string | null, secret: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type TurnOnSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type TurnOnSecondFactorMutation = { on: { __typename: 'SecondFactorOnPayload', recoveryCodes: Array<string>, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type BeginSecurityKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginSecurityKeyMutation = { beginSecurityKey: { __typename: 'SecurityKeyPayload', request: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type AddSecurityKeyMutationVariables = Exact<{
  answer: string;
}>;


export type AddSecurityKeyMutation = { on: { __typename: 'SecondFactorOnPayload', recoveryCodes: Array<string>, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type AskSecurityKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type AskSecurityKeyMutation = { askSecurityKey: { __typename: 'SecurityKeyPayload', request: string | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ProveSecurityKeyMutationVariables = Exact<{
  answer: string;
}>;


export type ProveSecurityKeyMutation = { proveSecurityKey: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type RemoveFactorMutationVariables = Exact<{
  key?: string | number | null | undefined;
}>;


export type RemoveFactorMutation = { removeFactor: { __typename: 'OkPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type CheckDocumentQueryVariables = Exact<{
  number?: string | null | undefined;
  hash?: string | null | undefined;
}>;


export type CheckDocumentQuery = { checkDocument: { __typename: 'CheckPayload', paper: { __typename: 'CheckedDocument', title: string, number: string | null, contract: string, madeAt: string, signedAt: string | null, standing: DocumentStanding, replacedAt: string | null, matches: boolean | null } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string }> } };

export type IdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityQuery = { profile: { __typename: 'Profile', meter: { __typename: 'ApprovalMeter', percent: number, nextGain: number, nextStep: ProfileStep }, refusedIin: { __typename: 'RefusedIin', status: IinStatus, birthDate: string | null } | null, personal: { __typename: 'PersonalData', iinMasked: string | null, birthDate: string | null, sex: Sex | null } } };

export type SubmitIinMutationVariables = Exact<{
  iin: string;
}>;


export type SubmitIinMutation = { submitIin: { __typename: 'IinPayload', status: IinStatus | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { __typename: 'Profile', id: string, mobilePhone: string, meter: { __typename: 'ApprovalMeter', percent: number, nextGain: number, nextStep: ProfileStep }, personal: { __typename: 'PersonalData', fromRegistry: boolean, lastName: string | null, firstName: string | null, patronymic: string | null, noPatronymic: boolean, birthDate: string | null, sex: Sex | null, iinMasked: string | null, citizenship: string | null, birthPlace: string | null, documentType: string | null, documentNumber: string | null, documentIssuedOn: string | null, documentValidTo: string | null, documentIssuedBy: string | null, education: string | null, familyStatus: string | null, childrenCount: number | null, childrenUnder18: number | null, dependents: number | null, taxResidence: string | null }, address: { __typename: 'AddressData', fromRegistry: boolean, livesAtRegistration: boolean, homePhone: string | null, houseOwner: string | null, livingTime: string | null, registration: { __typename: 'Address', region: string | null, district: string | null, city: string | null, street: string | null, house: string | null, flat: string | null, postIndex: string | null } | null, residence: { __typename: 'Address', region: string | null, district: string | null, city: string | null, street: string | null, house: string | null, flat: string | null, postIndex: string | null } | null }, employment: { __typename: 'EmploymentData', email: string | null, employmentType: string | null, sector: string | null, employer: string | null, workPhone: string | null, workPhoneExtension: string | null, jobMonths: number | null, experienceMonths: number | null, incomeBand: number | null, additionalIncome: number | null, monthlyExpenses: number | null, monthlyLoanPayments: number | null, entrepreneur: boolean | null, socialHelp: number | null, hasCreditCard: boolean | null, creditCardLimit: number | null, tookLoansBefore: boolean | null, hadDelays: boolean | null, hasActiveLoans: boolean | null, ownsProperty: boolean | null, ownsCar: boolean | null, overdueDays: number | null, declarations: Array<{ __typename: 'Declaration', key: string, yes: boolean }> }, contacts: { __typename: 'ContactsData', relative: { __typename: 'ContactPerson', name: string, phone: string, relation: string } | null, friend: { __typename: 'ContactPerson', name: string, phone: string, relation: string } | null } } };

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

export type PublicTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicTermsQuery = { publicTerms: { __typename: 'PublicTerms', minAge: number, maxAge: number, decisionHours: number, fastDecisionHours: number, applicationDays: number, applicationsADay: number, flexibleRate: string, economicalRate: string, instalmentRate: string, economicalDays: number, fastFee: string, insurancePercent: string, statementFrom: string, statementDays: number, statementMonths: number, cardMinutesFrom: number, cardMinutesTo: number, bankUntilHour: number, postDays: number, prolongDaysBefore: number, prolongMinDays: number, prolongMaxDays: number, prolongTimes: number, restructureMinMonths: number, restructureMaxMonths: number, restructureFirstPercent: string, refinanceFrom: string, entryPenalty: string, penaltyDailyPercent: string, penaltyYearlyPercent: string, accrualStopsAfter: number, bonusEarnedPercent: string, bonusLimitPercent: string, codesADay: number, lockDebtLoadDays: number, lockScoreDays: number, lockOverdueDays: number }, products: Array<{ __typename: 'Product', productType: ProductType, engine: string, minAmount: string, maxAmount: string, minTerm: number, maxTerm: number }> };

export type LenderQueryVariables = Exact<{ [key: string]: never; }>;


export type LenderQuery = { lender: { __typename: 'Lender', name: string, bin: string, licence: string, licensedOn: string, register: string, iban: string, bank: string, bic: string } };

export type PublicQuoteQueryVariables = Exact<{
  input: QuoteInput;
}>;


export type PublicQuoteQuery = { quote: { __typename: 'QuotePayload', quote: { __typename: 'Quote', price: { __typename: 'Price', issueDate: string, returnDate: string, days: number, amount: string, total: string, overpayment: string, annualEffectiveRate: string, rows: Array<{ __typename: 'PlanRow', amount: string }> } } | null } };

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
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDate: string;
}>;


export type RequestPasswordRestoreMutation = { code: { __typename: 'CodePayload', sent: { __typename: 'CodeSent', maskedPhone: string, resendAfterSeconds: number, codesLeftToday: number, triesLeft: number, expiresAt: string } | null, errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type ConfirmPasswordRestoreMutationVariables = Exact<{
  phone?: string | null | undefined;
  email?: string | null | undefined;
  code: string;
  password: string;
}>;


export type ConfirmPasswordRestoreMutation = { confirmPasswordRestore: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: UserErrorCode, field: string | null, message: string, facts: Array<{ __typename: 'Fact', name: string, value: string }> }> } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { __typename: 'Session', signedIn: boolean, roles: Array<Role>, locale: Locale, firstName: string | null, maskedPhone: string | null, step: ProfileStep, registrationCompleted: boolean, today: string, demo: boolean, licence: string, lock: { __typename: 'LockInfo', lockedUntil: string | null, lockDays: number | null } | null, lastLoan: { __typename: 'LoanRef', id: string, status: LoanStatus } | null, works: { __typename: 'Works', from: string, until: string } | null, lasts: { __typename: 'SessionLasts', idleSeconds: number, leftSeconds: number } | null } };

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
export const AccessDocument = {"__meta__":{"hash":"sha256:0d09d79d7a21637de7a1b0d9b7ed2f0ce62dff91e0cf14b0cbce47b6c8b96a81"}} as unknown as DocumentNode<AccessQuery, AccessQueryVariables>;
export const RequestPhoneProofDocument = {"__meta__":{"hash":"sha256:004bebf0a065d78bbc1fd06539be013b28d8a63d704a1fb0c20fe11a46a3925b"}} as unknown as DocumentNode<RequestPhoneProofMutation, RequestPhoneProofMutationVariables>;
export const ConfirmPhoneProofDocument = {"__meta__":{"hash":"sha256:b57b2396a1719271f7776a850d8394d867a1140a45a033dd53065b4060f49392"}} as unknown as DocumentNode<ConfirmPhoneProofMutation, ConfirmPhoneProofMutationVariables>;
export const RequestNewPhoneCodeDocument = {"__meta__":{"hash":"sha256:e89080e03bd2522582513f2c227d98525c4fa24035137582c026694745c841fb"}} as unknown as DocumentNode<RequestNewPhoneCodeMutation, RequestNewPhoneCodeMutationVariables>;
export const ConfirmNewPhoneDocument = {"__meta__":{"hash":"sha256:fb96b8939500608fe8f013a02a88fecfd99b6e75d83e813ee1ead16b3b26a7d2"}} as unknown as DocumentNode<ConfirmNewPhoneMutation, ConfirmNewPhoneMutationVariables>;
export const RequestEmailCodeDocument = {"__meta__":{"hash":"sha256:c399eb91721a045c6109b96163e7bd37261191974ca3cf68d5ec63ef140f8c4e"}} as unknown as DocumentNode<RequestEmailCodeMutation, RequestEmailCodeMutationVariables>;
export const ConfirmEmailDocument = {"__meta__":{"hash":"sha256:86949c01dda0a381919e959269911ecd55638c1fd1ef51dded5423f14d23e16c"}} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const MyDataDocument = {"__meta__":{"hash":"sha256:42f79068bcb6acd1dc3aa9a97ae0a2428c453225d90f85d0ac40a08c45a2ceb7"}} as unknown as DocumentNode<MyDataQuery, MyDataQueryVariables>;
export const RequestMyDataCodeDocument = {"__meta__":{"hash":"sha256:97805e23e9d193bbbd1328ed283021bb45933016736cc53d79cf6e921b19bb99"}} as unknown as DocumentNode<RequestMyDataCodeMutation, RequestMyDataCodeMutationVariables>;
export const DownloadMyDataDocument = {"__meta__":{"hash":"sha256:d919866c0b2980efcb685c76580ea7a9437a78125c9d526548ab1fbb6bc09eec"}} as unknown as DocumentNode<DownloadMyDataMutation, DownloadMyDataMutationVariables>;
export const RequestForgettingCodeDocument = {"__meta__":{"hash":"sha256:bef1454169e614a5ca8068e2f984cb7118bc002bf66e8ba9f7bf77f0abd3fec6"}} as unknown as DocumentNode<RequestForgettingCodeMutation, RequestForgettingCodeMutationVariables>;
export const ForgetMeDocument = {"__meta__":{"hash":"sha256:fa8c95ca81e4de8e57d001609f8f381c850fb60ae0fe9ff0f5ba314e0b4635cb"}} as unknown as DocumentNode<ForgetMeMutation, ForgetMeMutationVariables>;
export const WithdrawForgettingDocument = {"__meta__":{"hash":"sha256:4a14a0de443b8c04099fc49410eb47cb5c715837a5142c0d8793495fc8850f51"}} as unknown as DocumentNode<WithdrawForgettingMutation, WithdrawForgettingMutationVariables>;
export const ChooseStaffPasswordDocument = {"__meta__":{"hash":"sha256:926caac7981c188ef38e70f2d94fd1b254927b546ab4e43116f35d41bf5e8e1c"}} as unknown as DocumentNode<ChooseStaffPasswordMutation, ChooseStaffPasswordMutationVariables>;
export const StaffOwesDocument = {"__meta__":{"hash":"sha256:09edf441a1b324757633adeb132f071d4d3bebca35c4a19026b7deca9a6b2184"}} as unknown as DocumentNode<StaffOwesQuery, StaffOwesQueryVariables>;
export const ProveSecondFactorDocument = {"__meta__":{"hash":"sha256:8d635e55c594d77640e7512bce7c37793216d37b8213731f04b0a624fe55c9c2"}} as unknown as DocumentNode<ProveSecondFactorMutation, ProveSecondFactorMutationVariables>;
export const OwnFactorsDocument = {"__meta__":{"hash":"sha256:d3098a92db02e3a122cacf025da081044bdec728700622414e76cd9de402918e"}} as unknown as DocumentNode<OwnFactorsQuery, OwnFactorsQueryVariables>;
export const BeginSecondFactorDocument = {"__meta__":{"hash":"sha256:e794d410ccaf747b5a4de8d7749ceeef61d036182d67aab91226291277952a35"}} as unknown as DocumentNode<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const TurnOnSecondFactorDocument = {"__meta__":{"hash":"sha256:4b862c01c6b2b4b19887bc612568bcc26e120bf3d321c099fb323acdaf953705"}} as unknown as DocumentNode<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables>;
export const BeginSecurityKeyDocument = {"__meta__":{"hash":"sha256:bd12b2032a7567e8a80be4f50e5370cb9c7425b4f849ff6eadef3dd162153785"}} as unknown as DocumentNode<BeginSecurityKeyMutation, BeginSecurityKeyMutationVariables>;
export const AddSecurityKeyDocument = {"__meta__":{"hash":"sha256:0267023ceb28e984790ff78c82ee71e82f0638433965e3749d42d2885f1afe11"}} as unknown as DocumentNode<AddSecurityKeyMutation, AddSecurityKeyMutationVariables>;
export const AskSecurityKeyDocument = {"__meta__":{"hash":"sha256:e72591c9719096db75f4cb5371dc597245b77503c434b6be97a1bb502f63421e"}} as unknown as DocumentNode<AskSecurityKeyMutation, AskSecurityKeyMutationVariables>;
export const ProveSecurityKeyDocument = {"__meta__":{"hash":"sha256:531bff64f903fb6d74175d2a510ff7ea56dd9764a61f6b4a3b044a8ae4bcf5d8"}} as unknown as DocumentNode<ProveSecurityKeyMutation, ProveSecurityKeyMutationVariables>;
export const RemoveFactorDocument = {"__meta__":{"hash":"sha256:3870fe4be8237d9c4f50d8178cf4212550802439036896c05ebb9566d48b4d46"}} as unknown as DocumentNode<RemoveFactorMutation, RemoveFactorMutationVariables>;
export const CheckDocumentDocument = {"__meta__":{"hash":"sha256:c4872e05b288b9e38a9ef5302f39e425cabec4096976be8aab49d464f65d13d3"}} as unknown as DocumentNode<CheckDocumentQuery, CheckDocumentQueryVariables>;
export const IdentityDocument = {"__meta__":{"hash":"sha256:8886f7ac876df90e1f674ecd2260ffb6558d00b3ba559aef69717bd7142fd972"}} as unknown as DocumentNode<IdentityQuery, IdentityQueryVariables>;
export const SubmitIinDocument = {"__meta__":{"hash":"sha256:5908a0f4c3dee00372d056f71e1c4433d7684c08aea3749d703ea11490f1d525"}} as unknown as DocumentNode<SubmitIinMutation, SubmitIinMutationVariables>;
export const ProfileDocument = {"__meta__":{"hash":"sha256:f80247e856f72c86e9ab6d504373220a92fb8c79d20d95e36fa57794ae9d900e"}} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const SavePersonalDataDocument = {"__meta__":{"hash":"sha256:12f40bf179c6dee66eff66874b7124f127690b27ccb590baf259f72cb2c27336"}} as unknown as DocumentNode<SavePersonalDataMutation, SavePersonalDataMutationVariables>;
export const SaveAddressDocument = {"__meta__":{"hash":"sha256:cf9e9709f0a1536727b665b6bffb770e8df17455857234ce9ef335671adee946"}} as unknown as DocumentNode<SaveAddressMutation, SaveAddressMutationVariables>;
export const SaveEmploymentDocument = {"__meta__":{"hash":"sha256:f7d4ab5761e13740eccc3c009d056123ee758bfe030b74928977d8ed9f607b4b"}} as unknown as DocumentNode<SaveEmploymentMutation, SaveEmploymentMutationVariables>;
export const SaveContactsDocument = {"__meta__":{"hash":"sha256:380bbaec8804a97c6ac2ab45dfcc8134c58ebea8bfc1136d58f14a253eec530f"}} as unknown as DocumentNode<SaveContactsMutation, SaveContactsMutationVariables>;
export const PublicTermsDocument = {"__meta__":{"hash":"sha256:d96f1c4d423d663cf023eb02b0ef35c2acd5b8d37f8ba588e69900f3e55667a2"}} as unknown as DocumentNode<PublicTermsQuery, PublicTermsQueryVariables>;
export const LenderDocument = {"__meta__":{"hash":"sha256:e63662992095cdd69931a502b95160af3043c8794dce83f0b0850faf31094e6e"}} as unknown as DocumentNode<LenderQuery, LenderQueryVariables>;
export const PublicQuoteDocument = {"__meta__":{"hash":"sha256:4256125991a745a24239b3b02c59a42fd5e0be4177425c398a5448f2a3c962df"}} as unknown as DocumentNode<PublicQuoteQuery, PublicQuoteQueryVariables>;
export const RegistrationConsentsDocument = {"__meta__":{"hash":"sha256:d739418dadbc578e569611150651026aaa1c74e3eced499c0f351704d22a1b22"}} as unknown as DocumentNode<RegistrationConsentsQuery, RegistrationConsentsQueryVariables>;
export const RequestRegistrationCodeDocument = {"__meta__":{"hash":"sha256:e3e82e4286d4fcaf01665f88134ebe936745b5720608a499d74e947d9cc5076c"}} as unknown as DocumentNode<RequestRegistrationCodeMutation, RequestRegistrationCodeMutationVariables>;
export const ConfirmRegistrationDocument = {"__meta__":{"hash":"sha256:11fe555469094643eae933d9163856e1b0d9fac2557f7098ba78c338a7f4e4dd"}} as unknown as DocumentNode<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>;
export const SetPasswordDocument = {"__meta__":{"hash":"sha256:c6d4456851c405ac7686f8ef1603c739c157a2d0e4a0274c5a866e40e165961d"}} as unknown as DocumentNode<SetPasswordMutation, SetPasswordMutationVariables>;
export const RequestPasswordRestoreDocument = {"__meta__":{"hash":"sha256:e1ae66f084ab8b04afd3512637cdde703367d07473e89ee449ce2eff4a9236bc"}} as unknown as DocumentNode<RequestPasswordRestoreMutation, RequestPasswordRestoreMutationVariables>;
export const ConfirmPasswordRestoreDocument = {"__meta__":{"hash":"sha256:c16d67bf6b065e1ab5911237bcda6a6dec2eae815d6147f448c013d5b2eade53"}} as unknown as DocumentNode<ConfirmPasswordRestoreMutation, ConfirmPasswordRestoreMutationVariables>;
export const SessionDocument = {"__meta__":{"hash":"sha256:7794582973b01015997e71a732d3b38ff8842435d0bb56ae175d61a8c427f901"}} as unknown as DocumentNode<SessionQuery, SessionQueryVariables>;
export const SignOutDocument = {"__meta__":{"hash":"sha256:306b6df309b3f7b75506c2d3247056dc6fbf52f1f05c7b85ac628fcba20f491c"}} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const SetLocaleDocument = {"__meta__":{"hash":"sha256:719e3443314f82956ae165619210f2bb67bee47d83fe03be901c3bd2d02ca494"}} as unknown as DocumentNode<SetLocaleMutation, SetLocaleMutationVariables>;
export const SignInDocument = {"__meta__":{"hash":"sha256:3a1fe0abfa2bfcc07c9d03c4d704f86c17f438281a97df6d9a070ef7dc3fb50d"}} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const PriceExampleDocument = {"__meta__":{"hash":"sha256:5867574b4b8d25c9efbc7b0bfc2d2582bbbbdd543e55abf777f11b58706fdc2d"}} as unknown as DocumentNode<PriceExampleQuery, PriceExampleQueryVariables>;