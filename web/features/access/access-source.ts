/** The phone and e-mail pages send their requests from here. */
import {
  AccessDocument,
  type AccessQuery,
  ConfirmEmailDocument,
  ConfirmNewPhoneDocument,
  ConfirmPhoneProofDocument,
  RequestEmailCodeDocument,
  RequestNewPhoneCodeDocument,
  RequestPhoneProofDocument,
} from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import type { Refusal } from '../../lib/refusal-problems.ts';
import { type CodeAnswer, codeAnswer } from '../../lib/sent-code.ts';

export type Access = AccessQuery;
type Sending = Promise<CallOutcome<CodeAnswer>>;
type Confirming = Promise<CallOutcome<readonly Refusal[]>>;

export const readAccess = (): Promise<CallOutcome<Access>> => call(AccessDocument, {});

export const requestProof = async (_: null, idempotencyKey: string): Sending =>
  partOf(await call(RequestPhoneProofDocument, {}, { idempotencyKey }), ({ code }) => codeAnswer(code));
export const requestNewPhone = async (input: { phone: string }, idempotencyKey: string): Sending =>
  partOf(await call(RequestNewPhoneCodeDocument, input, { idempotencyKey }), ({ code }) => codeAnswer(code));
export const requestEmail = async (input: { email: string }, idempotencyKey: string): Sending =>
  partOf(await call(RequestEmailCodeDocument, input, { idempotencyKey }), ({ code }) => codeAnswer(code));

export const confirmProof = async (code: string, idempotencyKey: string): Confirming =>
  partOf(await call(ConfirmPhoneProofDocument, { code }, { idempotencyKey }), ({ ok }) => ok.errors);
export const confirmNewPhone = async (code: string, idempotencyKey: string): Confirming =>
  partOf(await call(ConfirmNewPhoneDocument, { code }, { idempotencyKey }), ({ ok }) => ok.errors);
export const confirmEmail =
  (email: string) =>
  async (code: string, idempotencyKey: string): Confirming =>
    partOf(await call(ConfirmEmailDocument, { email, code }, { idempotencyKey }), ({ ok }) => ok.errors);
