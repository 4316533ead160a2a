/** What a verification found, for GraphQL: English for programs, the language of the request for people. */
import { type Finding, textOf } from '../../../schema/reference/findings.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { LogFinding } from '../generated/resolvers.ts';

export function shapeFinding({ where, what, place, ...said }: Finding, locale: Locale): LogFinding {
  const lang = locale === 'KK' ? 'kk' : 'ru';
  return { code: said.code, where, what, place: textOf(place, lang), text: textOf(said, lang) };
}
