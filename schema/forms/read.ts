/** Reads any form, in the browser and on the server: a value, or a code for each wrong field. */
import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { REFUSALS, type RefusalCode } from '../reference/refusals.ts';

export type Problems = Readonly<Record<string, RefusalCode>>;
export type Read<T> = { value: T } | { problems: Problems };

const isCode = (text: string): text is RefusalCode => Object.hasOwn(REFUSALS, text);

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Codes come as zod messages; any other problem is FIELD_REQUIRED or FIELD_INVALID. The first problem of a field
 * counts.
 */
export function readForm<T extends z.$ZodType>(form: T, input: unknown): Read<z.output<T>> {
  const result = safeParse(form, input);
  if (result.success) return { value: result.data };
  const problems: Record<string, RefusalCode> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.');
    const fallback = isEmpty(at(input, issue.path)) ? 'FIELD_REQUIRED' : 'FIELD_INVALID';
    const said = isCode(issue.message) && issue.message !== 'FIELD_INVALID' ? issue.message : undefined;
    problems[field] ??= said ?? fallback;
  }
  return { problems };
}
