/** No other file of this feature sends requests. */
import {
  ConfirmRegistrationDocument,
  type Locale,
  RegistrationConsentsDocument,
  type RegistrationConsentsQuery,
  RequestRegistrationCodeDocument,
  SetPasswordDocument,
} from '../../generated/entry/graphql.ts';
import { call, post } from '../../lib/call.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { captchaOptions } from '../../lib/captcha.ts';
import type { Lang } from '../../lib/locale.ts';
import { pendingRegistration } from '../../lib/pending-registration.ts';
import type { Refusal } from '../../lib/refusal-problems.ts';
import { type SentCode, sentCode } from '../../lib/sent-code.ts';

export type ConsentText = RegistrationConsentsQuery['consents'][number];
export type CodeAnswer = { readonly sent: SentCode | undefined; readonly refusals: readonly Refusal[] };

/** Undefined if the texts could not be loaded. */
export async function readConsents(): Promise<readonly ConsentText[] | undefined> {
  const outcome = await post(RegistrationConsentsDocument, {});
  return outcome.kind === 'done' ? outcome.data.consents : undefined;
}

/** A recent code to the same number stays valid, and no second SMS is sent. */
export async function requestCode(
  { phone }: { readonly phone: string },
  idempotencyKey: string,
): Promise<CallOutcome<CodeAnswer>> {
  const pending = pendingRegistration();
  if (pending?.phone === phone && pending.sent.againAt > Date.now() && pending.sent.triesLeft > 0) {
    return { kind: 'done', data: { sent: pending.sent, refusals: [] } };
  }
  const outcome = await call(
    RequestRegistrationCodeDocument,
    { phone },
    { idempotencyKey, ...(await captchaOptions('registration')) },
  );
  if (outcome.kind !== 'done') return outcome;
  const { sent, errors } = outcome.data.requestRegistrationCode;
  return { kind: 'done', data: { sent: sent ? sentCode(sent) : undefined, refusals: errors } };
}

export type Confirmation = {
  readonly phone: string;
  readonly code: string;
  readonly consents: readonly { readonly type: string; readonly hash: string }[];
  readonly lang: Lang;
};

export async function confirm(
  { lang, consents, ...input }: Confirmation,
  idempotencyKey: string,
): Promise<CallOutcome<readonly Refusal[]>> {
  const locale: Locale = lang === 'kk' ? 'KK' : 'RU';
  const variables = { ...input, consents: [...consents], locale };
  const captcha = await captchaOptions('registration');
  const outcome = await call(ConfirmRegistrationDocument, variables, { idempotencyKey, ...captcha });
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.confirmRegistration.errors } : outcome;
}

export async function setPassword(
  input: { readonly password: string },
  idempotencyKey: string,
): Promise<CallOutcome<readonly Refusal[]>> {
  const outcome = await call(SetPasswordDocument, input, { idempotencyKey });
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.setPassword.errors } : outcome;
}
