/** A refusal for the client: GraphQL's UserError, the key of REST, and the text in the language of the request. */
import { refusalText } from '../../schema/reference/refusal-texts.ts';
import { REFUSALS } from '../../schema/reference/refusals.ts';
import { organisationName } from '../../schema/values/organisation-name.ts';
import type { Refusal, Refused } from '../domain/decider.ts';
import type { Locale } from '../ports/borrowers.ts';
import type { UserError } from './generated/resolvers.ts';
import { noteRefusal } from './http/doing.ts';
import { HttpRefusal } from './http/http-refusal.ts';

export function textOf({ refusal: { code, facts } }: Refused, locale: Locale): string {
  const buyer = facts?.buyer && organisationName(facts.buyer, locale === 'KK' ? 'kk' : 'ru');
  return refusalText(code, locale, buyer ? { ...facts, buyer } : facts);
}

/** For a read, which has no payload to hold a refusal: the code stands in extensions.code, the text in the message. */
export const refusedRead = (status: 400 | 404, refused: Refused, locale: Locale): HttpRefusal => {
  const { code, field } = refused.refusal;
  const text = textOf(refused, locale);
  return new HttpRefusal(status, code, field ? `${field}: ${text}` : text, code);
};

export const keyOfRefusal = (refusal: Refusal): string => REFUSALS[refusal.code];

export function userError(refused: Refused, locale: Locale): UserError {
  noteRefusal(refused.refusal.code);
  return {
    code: refused.refusal.code,
    field: refused.refusal.field ?? null,
    message: textOf(refused, locale),
    facts: Object.entries(refused.refusal.facts ?? {}).map(([name, value]) => ({ name, value })),
  };
}

export const userErrors = (refused: readonly Refused[], locale: Locale): UserError[] =>
  refused.map((one) => userError(one, locale));
