/** Parses the forms of resolvers: gives the value, or the same UserErrors as a use-case's refusal. */
import type * as z from 'zod/v4/core';
import { readForm } from '../../../schema/forms/read.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { CodeSent } from '../../ports/codes.ts';
import type { Client } from '../../use-cases/people/client.ts';
import type { Context } from '../context.ts';
import type { CodePayload, OkPayload, SignInPayload, UserError } from '../generated/resolvers.ts';
import { addressOf } from '../use-case-caller.ts';
import { userErrors } from '../user-errors.ts';

export const noCode = (errors: UserError[]): CodePayload => ({ sent: null, errors });

/** The code that was sent, or the refusal. */
export const sentPayload = (answer: Result<{ sent: CodeSent }>, { locale }: Context): CodePayload =>
  'refusal' in answer ? noCode(userErrors([answer], locale)) : { sent: answer.sent, errors: [] };
export const notOk = (errors: UserError[]): OkPayload => ({ ok: false, errors });
export const okPayload = (answer: Result<object>, { locale }: Context): OkPayload =>
  'refusal' in answer ? notOk(userErrors([answer], locale)) : { ok: true, errors: [] };

export const noSession = (errors: UserError[]): SignInPayload => ({ session: null, errors });

/** Runs `work` if the form is valid; otherwise returns `payload` with one error for each wrong field. */
export async function withForm<T extends z.$ZodType, R>(
  form: T,
  input: unknown,
  context: Context,
  payload: (errors: UserError[]) => R,
  work: (value: z.output<T>) => Promise<R>,
): Promise<R> {
  const read = readForm(form, input);
  if ('value' in read) return work(read.value);
  const refused = Object.entries(read.problems).map(([field, code]) => refuse(code, { field }));
  return payload(userErrors(refused, context.locale));
}

export const clientOf = (context: Context, captcha?: string | null): Client => ({
  ...addressOf(context),
  agent: context.agent(),
  device: context.device,
  locale: context.locale,
  captcha: captcha ?? context.captcha,
  commandId: context.commandId,
  sessionId: context.viewer.kind === 'signed-in' ? context.viewer.sessionId : undefined,
});
