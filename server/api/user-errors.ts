/** A refusal for the client: GraphQL's UserError, the key of REST, and the text in the language of the request. */
import { refusalText } from '../../schema/reference/refusal-texts.ts';
import { REFUSALS } from '../../schema/reference/refusals.ts';
import { organisationName } from '../../schema/values/organisation-name.ts';
import type { Refusal, Refused } from '../domain/decider.ts';
import type { Locale } from '../ports/borrowers.ts';
import type { UserError } from './generated/resolvers.ts';
import { doing, noteRefusal } from './http/doing.ts';
import { HttpRefusal } from './http/http-refusal.ts';

/** `wait`: minutes until a limit ends, of the use-case or of the limit that the caller has met. */
const factsOf = ({ code, facts }: Refusal): Readonly<Record<string, string>> => {
  const until = code === 'TOO_MANY_REQUESTS' && !facts?.wait ? doing()?.limited?.until : undefined;
  if (!until) return facts ?? {};
  return { ...facts, wait: `${Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000))}` };
};

export function textOf({ refusal }: Refused, locale: Locale): string {
  const facts = factsOf(refusal);
  const buyer = facts.buyer && organisationName(facts.buyer, locale === 'KK' ? 'kk' : 'ru');
  return refusalText(refusal.code, locale, buyer ? { ...facts, buyer } : facts);
}

/** For a read, which has no payload to hold a refusal: the code stands in extensions.code, the text in the message. */
export const refusedRead = (status: 400 | 404, refused: Refused, locale: Locale): HttpRefusal => {
  const { code, field } = refused.refusal;
  const text = textOf(refused, locale);
  return new HttpRefusal(status, code, field ? `${field}: ${text}` : text, code);
};

export const keyOfRefusal = (refusal: Refusal): string => REFUSALS[refusal.code];

export function userError(refused: Refused, locale: Locale): UserError {
  noteRefusal(refused.refusal.code, refused.refusal.facts);
  return {
    code: refused.refusal.code,
    field: refused.refusal.field ?? null,
    message: textOf(refused, locale),
    facts: Object.entries(factsOf(refused.refusal)).map(([name, value]) => ({ name, value })),
  };
}

export const userErrors = (refused: readonly Refused[], locale: Locale): UserError[] =>
  refused.map((one) => userError(one, locale));
