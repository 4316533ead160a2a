/**
 * Forms that keep each field as typed text, under the server's name of the field ("friend.phone"). Lists and ticks are
 * texts too.
 */
import type * as z from 'zod/v4/core';
import { readForm } from '../../schema/forms/read.ts';
import { REFUSAL_TEXTS } from '../../schema/reference/refusal-texts.ts';
import type { RefusalCode } from '../../schema/reference/refusals.ts';
import { withUnits } from '../../schema/values/unbroken.ts';
import type { MessageId, Translate } from './intl.ts';
import type { Lang } from './locale.ts';
import { dateValue, phoneValue } from './typed-text.ts';
import type { FieldProblem, Reading } from './use-submit.ts';

export type Typed<K extends string> = Readonly<Record<K, string>>;

export const YES = 'yes';

/** Text that is no day stays, so that it is reported as wrong and not as missing. */
export const typedDate = (text: string): string => dateValue(text) ?? text.trim();
export const typedPhone = (text: string): string => phoneValue(text) ?? text.trim();
/** A text without digits stays and is refused. */
export const typedSum = (text: string): string => text.replace(/[\s\u00a0\u202f₸]/g, '');

/** "a.b" and "a.c" become {a: {b, c}}. */
export function nested(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [head = '', ...rest] = path.split('.');
    if (rest.length === 0) whole[head] = value;
    else whole[head] = { ...(whole[head] as object | undefined), [rest.join('.')]: value };
  }
  return whole;
}

/** `own` replaces the text of the code. */
export type Say = (field: string, code: RefusalCode, own?: MessageId) => FieldProblem;

export type Saying = {
  readonly t: Translate;
  readonly lang: Lang;
  readonly labelOf: (field: string) => MessageId;
  /** For a field that is filled but wrong. */
  readonly wrong?: Readonly<Record<string, MessageId>>;
};

export const saying =
  ({ t, lang, labelOf, wrong = {} }: Saying): Say =>
  (field, code, own = wrong[field]) => {
    const label = t(labelOf(field));
    if (code === 'FIELD_REQUIRED' || code === 'FIELD_INCOMPLETE')
      return { field, text: withUnits(REFUSAL_TEXTS[code][lang]), unfilled: label };
    if (own) return { field, text: t(own, { field: label }) };
    return {
      field,
      text: code === 'FIELD_INVALID' ? t('field.wrong', { field: label }) : withUnits(REFUSAL_TEXTS[code][lang]),
    };
  };

/** An empty field counts as missing, whatever type error the schema reports for it. */
function isEmpty(input: unknown, field: string): boolean {
  const value = field
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), input);
  return value === undefined || value === null || value === '';
}

/** The schema checks some errors only after each field is valid; so all show at once, in page order. */
export function withMissing<I>(
  reading: Reading<I>,
  missing: readonly FieldProblem[],
  order: readonly string[],
): Reading<I> {
  const found = 'problems' in reading ? reading.problems : [];
  const added = missing.filter(({ field }) => !found.some((one) => one.field === field));
  if (found.length + added.length === 0) return reading;
  const placeOf = ({ field = '' }: FieldProblem): number => order.indexOf(field);
  return { problems: [...found, ...added].sort((a, b) => placeOf(a) - placeOf(b)) };
}

/** `more` holds checks that need the day or the person. */
export function readTyped<T extends z.$ZodType>(
  form: T,
  input: unknown,
  say: Say,
  more: (value: z.output<T>) => readonly FieldProblem[] = () => [],
): Reading<z.output<T>> {
  const read = readForm(form, input);
  if ('problems' in read) {
    const codes = Object.entries(read.problems);
    return { problems: codes.map(([field, code]) => say(field, isEmpty(input, field) ? 'FIELD_REQUIRED' : code)) };
  }
  const problems = more(read.value);
  return problems.length > 0 ? { problems } : { input: read.value };
}
