import { call, post, type TypedOperation } from '../../lib/call.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import type { Credentials } from './form.ts';
import type { PricedExample } from './PricedExampleCard.tsx';

/**
 * The data part of sign-in: the only file of this feature that knows operations; generated documents take the place of the two texts.
 * The contract: `sendSignIn` sends the credentials with the key of this press and gives back the typed refusals (`field` is an input of
 * the form or null) or an empty list; `readExample` gives a loan priced by the server, or undefined.
 */
export type SignInRefusal = { readonly code: string; readonly field: string | null; readonly message: string };
type SignInAnswer = { readonly signIn: { readonly errors: readonly SignInRefusal[] } };
type SignInVariables = { readonly input: Omit<Credentials, 'way'> };

const signIn: TypedOperation<SignInAnswer, SignInVariables> = {
  text: 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { errors { code field message } } }',
};

export async function sendSignIn(
  { way: _, ...input }: Credentials,
  idempotencyKey: string,
): Promise<CallOutcome<readonly SignInRefusal[]>> {
  const outcome = await call(signIn, { input }, { idempotencyKey });
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.signIn.errors } : outcome;
}

const example: TypedOperation<{ readonly priceExample: PricedExample }, never> = {
  text: 'query PriceExample { priceExample { amount total overpayment termDays rate from until } }',
};

export async function readExample(): Promise<PricedExample | undefined> {
  const outcome = await post(example, {});
  return outcome.kind === 'done' ? outcome.data.priceExample : undefined;
}
