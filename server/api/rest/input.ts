/** Parses params, query and body of a REST call by the zod types of its route. */
import type { FastifyRequest } from 'fastify';
import type { $ZodType } from 'zod/v4/core';
import { type Problems, type Read, readForm } from '../../../schema/forms/read.ts';
import { theirNameOf, toOurs } from '../../../schema/rest/profile.ts';
import type { RestInput, RestRoute } from './route.ts';

type Input = Omit<RestInput<unknown, unknown, unknown>, 'context'>;

export function readInput(row: RestRoute, request: FastifyRequest): { input: Input } | { problems: Problems } {
  const parts = { params: request.params, query: request.query, body: bodyOf(row, request) };
  const input: Input = { params: {}, query: {}, body: {} };
  let problems: Problems = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const type = row[part];
    if (!type) continue;
    const read = readPart(type, parts[part]);
    if ('problems' in read) problems = { ...problems, ...placed(read.problems, part) };
    else input[part] = read.value;
  }
  return Object.keys(problems).length > 0 ? { problems: asNamed(problems, row, request) } : { input };
}

/**
 * Many serialisers write null for what is not set. A null that is refused, or would be read as 0 or as a list of one,
 * is as good as absent; a field for which null is a value keeps it.
 */
export function readPart(type: $ZodType, given: unknown): Read<unknown> {
  const read = readForm(type, given);
  if (!isFields(given)) return read;
  const isUnset = (field: string): boolean =>
    'problems' in read
      ? Object.keys(read.problems).some((at) => at === field || at.startsWith(`${field}.`))
      : !isFields(read.value) || read.value[field] !== null;
  const unset = Object.keys(given).filter((field) => given[field] === null && isUnset(field));
  if (unset.length === 0) return read;
  return readForm(type, Object.fromEntries(Object.entries(given).filter(([field]) => !unset.includes(field))));
}
const isFields = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given) && !Buffer.isBuffer(given);

/** A problem of the whole, such as a file that is missing, is one of its part. */
const placed = ({ '': whole, ...fields }: Problems, part: string): Problems =>
  whole === undefined ? fields : { ...fields, [part]: whole };

const bodyOf = ({ names }: RestRoute, { body }: FastifyRequest): unknown =>
  names ? toOurs(body ?? {}, names) : (body ?? {});

export const asNamed = (problems: Problems, { names }: RestRoute, { body }: FastifyRequest): Problems =>
  names
    ? Object.fromEntries(Object.entries(problems).map(([field, code]) => [theirNameOf(field, body, names), code]))
    : problems;
