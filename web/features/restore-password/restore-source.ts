/** No other file of this feature sends requests. */
import { ConfirmPasswordRestoreDocument, RequestPasswordRestoreDocument } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import { captchaOptions } from '../../lib/captcha.ts';
import type { Refusal } from '../../lib/refusal-problems.ts';
import { type CodeAnswer, codeAnswer } from '../../lib/sent-code.ts';

/** One of the two. */
export type Address = { readonly phone: string | null; readonly email: string | null };
export type Request = Address & { readonly birthDate: string };
export type NewPassword = Address & { readonly code: string; readonly password: string };

export async function requestRestore(input: Request, idempotencyKey: string): Promise<CallOutcome<CodeAnswer>> {
  const options = { idempotencyKey, ...(await captchaOptions('restore')) };
  return partOf(await call(RequestPasswordRestoreDocument, input, options), ({ code }) => codeAnswer(code));
}

export async function confirmRestore(
  input: NewPassword,
  idempotencyKey: string,
): Promise<CallOutcome<readonly Refusal[]>> {
  const options = { idempotencyKey, ...(await captchaOptions('restore')) };
  const outcome = await call(ConfirmPasswordRestoreDocument, input, options);
  return partOf(outcome, ({ confirmPasswordRestore }) => confirmPasswordRestore.errors);
}
