/** A refusal as the outside sees it: GraphQL's UserError, REST's key, and the text in the language of the request. */
import { refusalText } from '../../schema/reference/refusal-texts.ts';
import { REFUSALS } from '../../schema/reference/refusals.ts';
import type { Refusal } from '../domain/decider.ts';
import type { Locale } from '../ports/borrowers.ts';
import type { UserError } from './generated/resolvers.ts';

export const textOf = (refusal: Refusal, locale: Locale): string => refusalText(refusal.code, locale, refusal.facts);
export const keyOfRefusal = (refusal: Refusal): string => REFUSALS[refusal.code];

export const userError = (refusal: Refusal, locale: Locale): UserError => ({
  code: refusal.code,
  field: refusal.field ?? null,
  message: textOf(refusal, locale),
  facts: Object.entries(refusal.facts ?? {}).map(([name, value]) => ({ name, value })),
});

export const userErrors = (refusals: readonly Refusal[], locale: Locale): UserError[] =>
  refusals.map((refusal) => userError(refusal, locale));
