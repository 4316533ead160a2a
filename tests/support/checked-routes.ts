/** Routes of /json whose answers are compared with their schema: a field that is missing or unknown fails the call. */
import { safeEncode } from 'zod/v4/core';
import { answerType } from '../../schema/rest/answers/shape.ts';
import type { RestRoute } from '../../server/api/rest/route.ts';

export const checkedRoutes = (routes: readonly RestRoute[]): RestRoute[] =>
  routes.map((row) => ({
    ...row,
    handle: async (input) => {
      const answer = await row.handle(input);
      check(row, answer);
      return answer;
    },
  }));

function check({ method, path, answer: described }: RestRoute, answer: object): void {
  if ('problems' in answer || ('code' in answer && answer.code !== 0)) return;
  if (typeof described === 'string') {
    if ('file' in answer) return;
    throw new Error(`${method} ${path} answers no file`);
  }
  const { top = {}, data }: { top?: object; data?: unknown } = answer;
  const body = { code: 0, ...top, ...(data === undefined ? {} : { data }) };
  const read = safeEncode(answerType(described), body as never);
  if (read.success) return;
  const text = `${method} ${path} does not answer what it describes: ${JSON.stringify(read.error.issues)}`;
  process.stderr.write(`${text}\n`);
  throw new Error(text);
}
