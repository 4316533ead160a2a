/** No other file of this feature sends requests. */
import { ConfirmPasswordRestoreDocument, RequestPasswordRestoreDocument } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { captchaOptions } from '../../lib/captcha.ts';
import type { Refusal } from '../../lib/refusal-problems.ts';
import { type SentCode, sentCode } from '../../lib/sent-code.ts';

export type Request = { readonly phone: string; readonly birthDate: string };
export type RestoreAnswer = { readonly sent: SentCode | undefined; readonly refusals: readonly Refusal[] };

export async function requestRestore(input: Request, idempotencyKey: string): Promise<CallOutcome<RestoreAnswer>> {
  const captcha = await captchaOptions('restore');
  const outcome = await call(RequestPasswordRestoreDocument, input, { idempotencyKey, ...captcha });
  if (outcome.kind !== 'done') return outcome;
  const { sent, errors } = outcome.data.requestPasswordRestore;
  return { kind: 'done', data: { sent: sent ? sentCode(sent) : undefined, refusals: errors } };
}

export type NewPassword = { readonly phone: string; readonly code: string; readonly password: string };

export async function confirmRestore(
  input: NewPassword,
  idempotencyKey: string,
): Promise<CallOutcome<readonly Refusal[]>> {
  const captcha = await captchaOptions('restore');
  const outcome = await call(ConfirmPasswordRestoreDocument, input, { idempotencyKey, ...captcha });
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.confirmPasswordRestore.errors } : outcome;
}
