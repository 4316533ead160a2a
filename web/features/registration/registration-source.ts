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
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import { captchaOptions } from '../../lib/captcha.ts';
import type { Lang } from '../../lib/locale.ts';
import { pendingRegistration } from '../../lib/pending-registration.ts';
import type { Refusal } from '../../lib/refusal-problems.ts';
import { type CodeAnswer, codeAnswer } from '../../lib/sent-code.ts';

export type ConsentText = RegistrationConsentsQuery['consents'][number];

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
  const options = { idempotencyKey, ...(await captchaOptions('registration')) };
  return partOf(await call(RequestRegistrationCodeDocument, { phone }, options), ({ code }) => codeAnswer(code));
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
  const options = { idempotencyKey, ...(await captchaOptions('registration')) };
  const outcome = await call(ConfirmRegistrationDocument, variables, options);
  return partOf(outcome, ({ confirmRegistration }) => confirmRegistration.errors);
}

export async function setPassword(
  input: { readonly password: string },
  idempotencyKey: string,
): Promise<CallOutcome<readonly Refusal[]>> {
  const outcome = await call(SetPasswordDocument, input, { idempotencyKey });
  return partOf(outcome, ({ setPassword: { errors } }) => errors);
}
