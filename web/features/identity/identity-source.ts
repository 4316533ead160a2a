/** No other file of this feature sends requests. */
import {
  IdentityDocument,
  type IdentityQuery,
  type IinStatus,
  SubmitIinDocument,
} from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import type { Refusal } from '../../lib/refusal-problems.ts';

export type Identity = IdentityQuery['profile'];
export type IinAnswer = { readonly status: IinStatus | null; readonly refusals: readonly Refusal[] };

export async function readIdentity(): Promise<Identity | undefined> {
  const outcome = await call(IdentityDocument, {});
  return outcome.kind === 'done' ? outcome.data.profile : undefined;
}

export async function submitIin(
  input: { readonly iin: string },
  idempotencyKey: string,
): Promise<CallOutcome<IinAnswer>> {
  const outcome = await call(SubmitIinDocument, input, { idempotencyKey });
  if (outcome.kind !== 'done') return outcome;
  const { status, errors } = outcome.data.submitIin;
  return { kind: 'done', data: { status, refusals: errors } };
}
