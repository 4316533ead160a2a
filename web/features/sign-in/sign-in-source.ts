import {
  PriceExampleDocument,
  type PriceExampleQueryVariables,
  SignInDocument,
  type SignInMutation,
} from '../../generated/entry/graphql.ts';
import { call, post } from '../../lib/call.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { captchaOptions } from '../../lib/captcha.ts';
import type { Credentials } from './form.ts';
import type { PricedExample } from './PricedExampleCard.tsx';

/** The data part of sign-in: the only file of this feature that knows operations. */
export type SignInRefusal = SignInMutation['signIn']['errors'][number];

/** Sends the credentials with the key of this press; gives back the refusals, or an empty list when signed in. */
export async function sendSignIn(
  { way: _, ...input }: Credentials,
  idempotencyKey: string,
): Promise<CallOutcome<readonly SignInRefusal[]>> {
  const outcome = await call(SignInDocument, { input }, { idempotencyKey, ...(await captchaOptions('sign-in')) });
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.signIn.errors } : outcome;
}

/** The default loan of the first product, without extras. */
const EXAMPLE: PriceExampleQueryVariables = {
  input: {
    productType: 'INDIVIDUAL_PERSON_SPL',
    pricing: 'FLEXIBLE',
    amount: '175000.00',
    term: 20,
    fastIssue: false,
    insuranceAgreed: false,
  },
};

/** A loan priced by the server, or nothing where it could not be asked. */
export async function readExample(): Promise<PricedExample | undefined> {
  const outcome = await post(PriceExampleDocument, EXAMPLE);
  const price = outcome.kind === 'done' ? outcome.data.quote.quote?.price : undefined;
  return price && { ...price, rate: Number(price.annualEffectiveRate), from: price.issueDate, until: price.returnDate };
}
