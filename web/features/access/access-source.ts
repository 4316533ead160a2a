/** The pages that an SMS code or a letter protects send their requests from here. */
import {
  AccessDocument,
  type AccessQuery,
  ConfirmEmailDocument,
  ConfirmNewPhoneDocument,
  ConfirmPhoneProofDocument,
  DownloadMyDataDocument,
  ForgetMeDocument,
  MyDataDocument,
  type MyDataQuery,
  RequestEmailCodeDocument,
  RequestForgettingCodeDocument,
  RequestMyDataCodeDocument,
  RequestNewPhoneCodeDocument,
  RequestPhoneProofDocument,
  WithdrawForgettingDocument,
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

export const readMyData = (): Promise<CallOutcome<MyDataQuery>> => call(MyDataDocument, {});
export const requestMyDataCode = async (_: null, idempotencyKey: string): Sending =>
  partOf(await call(RequestMyDataCodeDocument, {}, { idempotencyKey }), ({ code }) => codeAnswer(code));
export const requestForgettingCode = async (_: null, idempotencyKey: string): Sending =>
  partOf(await call(RequestForgettingCodeDocument, {}, { idempotencyKey }), ({ code }) => codeAnswer(code));
/** `save` gets the file. */
export const downloadMyData =
  (save: (file: string) => void) =>
  async (code: string, idempotencyKey: string): Confirming => {
    const outcome = await call(DownloadMyDataDocument, { code }, { idempotencyKey });
    return partOf(outcome, ({ downloadMyData: { file, errors } }) => {
      if (file) save(file);
      return errors;
    });
  };
export const forgetMe = async (code: string, idempotencyKey: string): Confirming =>
  partOf(await call(ForgetMeDocument, { code }, { idempotencyKey }), ({ forgetMe: { errors } }) => errors);
export const withdrawForgetting = async (_: null, idempotencyKey: string): Confirming =>
  partOf(await call(WithdrawForgettingDocument, {}, { idempotencyKey }), ({ ok }) => ok.errors);
