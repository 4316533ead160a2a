import { tiynOf } from '../../../schema/values/money.ts';
import {
  PriceExampleDocument,
  type PriceExampleQueryVariables,
  SignInDocument,
  type SignInMutation,
} from '../../generated/entry/graphql.ts';
import { call, post } from '../../lib/call.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import { captchaOptions } from '../../lib/captcha.ts';
import type { Credentials } from './form.ts';
import type { PricedExample } from './PricedExampleCard.tsx';

/** No other file of this feature sends requests. */
export type SignInRefusal = SignInMutation['signIn']['errors'][number];

/** Returns the refusals, or an empty list after a sign-in. */
export async function sendSignIn(
  { way: _, ...input }: Credentials,
  idempotencyKey: string,
): Promise<CallOutcome<readonly SignInRefusal[]>> {
  const outcome = await call(SignInDocument, { input }, { idempotencyKey, ...(await captchaOptions('sign-in')) });
  return partOf(outcome, ({ signIn: { errors } }) => errors);
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

/** Undefined if the request failed. */
export async function readExample(): Promise<PricedExample | undefined> {
  const outcome = await post(PriceExampleDocument, EXAMPLE);
  const price = outcome.kind === 'done' ? outcome.data.quote.quote?.price : undefined;
  return (
    price && {
      amount: tiynOf(price.amount),
      total: tiynOf(price.total),
      overpayment: tiynOf(price.overpayment),
      days: price.days,
      rate: Number(price.annualEffectiveRate),
      from: price.issueDate,
      until: price.returnDate,
    }
  );
}
