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

export type Role =
  | 'admin'
  | 'analyst'
  | 'anonymous'
  | 'auditor'
  | 'borrower'
  | 'entrepreneur'
  | 'support'
  | 'verifier';

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { __typename: 'Session', signedIn: boolean, roles: Array<Role>, locale: Locale, firstName: string | null, maskedPhone: string | null, step: ProfileStep, registrationCompleted: boolean, today: string, demo: boolean, lock: { __typename: 'LockInfo', lockedUntil: string | null, lockDays: number | null } | null, lastLoan: { __typename: 'LoanRef', id: string, status: LoanStatus } | null } };


export const SessionDocument = {"__meta__":{"hash":"sha256:050b8fd8603c8c7106f9db6fc4708a50fca2283da093dd6eb674d114aff05e69"}} as unknown as DocumentNode<SessionQuery, SessionQueryVariables>;