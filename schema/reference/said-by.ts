/** What is thrown while a verification reads and folds events, for it to say in each language (R730). */
import { z } from 'zod';
import { UnknownEvent } from '../events/ledger.ts';
import { NamedAfterNoId } from '../events/streams.ts';
import { ErrorInWords, type FindingCode, type Said, say, textOf, withParts } from './findings.ts';

/** Of the shape of an event and without a code: a fault of the program. Programs get its text, pages say so. */
export function reasonsOf(error: unknown): readonly Said[] {
  if (error instanceof ErrorInWords) return [error.said];
  if (error instanceof UnknownEvent) return [say('UNKNOWN_EVENT', { type: error.message })];
  if (error instanceof NamedAfterNoId) return [say('NAMED_AFTER_NO_ID', { stream: error.stream })];
  if (error instanceof z.ZodError) return notOfShape(error);
  return [say('PROGRAM_SAYS', { why: error instanceof Error ? error.message : String(error) })];
}

export const unreadable = (error: unknown): Said => withParts(say('UNREADABLE'), reasonsOf(error));

/** One line for logs and dead letters. */
export const whyUnread = (error: unknown): string =>
  reasonsOf(error)
    .map((said) => textOf(said))
    .join('; ');

const WRONG = {
  custom: 'FIELD_FORM',
  invalid_format: 'FIELD_FORM',
  too_small: 'FIELD_TOO_SMALL',
  too_big: 'FIELD_TOO_BIG',
} as const satisfies Record<string, FindingCode>;
const isWrong = (code: string): code is keyof typeof WRONG => code in WRONG;

function notOfShape({ issues }: z.ZodError): readonly Said[] {
  const said = issues.slice(0, 1).map(saidOf);
  return issues.length > 1 ? [...said, say('AND_MORE', { count: issues.length - 1 })] : said;
}

/** The fact `zod` is what the reader says of it, for programs. */
function saidOf(issue: z.core.$ZodIssue): Said {
  const facts = { path: issue.path.join('.') || 'data', zod: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? say('FIELD_MISSING', facts)
        : say('FIELD_OF_OTHER_TYPE', { ...facts, expected: issue.expected });
    case 'invalid_value':
      return say('FIELD_VALUE_UNKNOWN', facts);
    case 'unrecognized_keys':
      return say('FIELDS_UNKNOWN', { ...facts, values: issue.keys.join(', ') });
    default:
      return say(isWrong(issue.code) ? WRONG[issue.code] : 'FIELD_WRONG', facts);
  }
}
