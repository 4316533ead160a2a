/**
 * Routes of /json whose answers are compared with what openapi.json says of them: a field that is missing or unknown,
 * and a refusal that the call does not list, fails the call.
 */
import { safeEncode } from 'zod/v4/core';
import type { RefusalCode } from '../../schema/reference/refusals.ts';
import { answerType } from '../../schema/rest/answers/shape.ts';
import { refusalsOf } from '../../server/api/rest/responses.ts';
import type { AnyAnswer, RestRoute } from '../../server/api/rest/route.ts';

export const checkedRoutes = (routes: readonly RestRoute[]): RestRoute[] =>
  routes.map((row) => ({
    ...row,
    handle: async (input) => {
      const answer = await row.handle(input);
      check(row, answer);
      return answer;
    },
  }));

/** Every call may answer these; they are in the answers that all calls share. */
const OF_ALL: readonly RefusalCode[] = ['UNAUTHENTICATED'];

function refusalsIn(answer: AnyAnswer): RefusalCode[] {
  if ('problems' in answer) return Object.values(answer.problems);
  const code = 'refusal' in answer ? answer.refusal?.code : undefined;
  return code === undefined || OF_ALL.includes(code) ? [] : [code];
}

function check(row: RestRoute, answer: AnyAnswer): void {
  const { method, path, answer: described } = row;
  const undeclared = refusalsIn(answer).filter((code) => !refusalsOf(row).includes(code));
  if (undeclared.length > 0) fail(`${method} ${path} does not list ${undeclared.join(', ')}`);
  if ('problems' in answer || ('code' in answer && answer.code !== 0)) return;
  if (typeof described === 'string' || 'file' in answer) {
    if ('file' in answer) return;
    fail(`${method} ${path} answers no file`);
  }
  const { top = {}, data }: { top?: object | undefined; data?: unknown } = answer;
  const body = { code: 0, ...top, ...(data === undefined ? {} : { data }) };
  const read = safeEncode(answerType(described), body as never);
  if (read.success) return;
  fail(`${method} ${path} does not answer what it describes: ${JSON.stringify(read.error.issues)}`);
}

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  throw new Error(text);
}
