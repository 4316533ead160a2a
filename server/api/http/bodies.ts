/**
 * Accepts JSON and forms everywhere, PDF for statements. text/plain is refused: another site could post it without a
 * preflight.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';
import { refuseOddBody } from './body-depth.ts';
import { readFiles } from './file-bodies.ts';
import { HttpRefusal } from './http-refusal.ts';

/** A valid form has up to four levels and fewer than a hundred fields. Names of prototypes are left out. */
const FORM: qs.IParseOptions<qs.BooleanOptional> = {
  depth: 8,
  strictDepth: true,
  arrayLimit: 100,
  parameterLimit: 500,
  throwOnLimitExceeded: true,
  allowPrototypes: false,
};

export function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  readJson(app);
  readFiles(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => readFormBody(body),
  );
  app.addHook('preValidation', (request, _reply, next) => {
    for (const part of [request.body, request.query, request.params]) refuseOddBody(part);
    next();
  });
}

/** Clients that always name the type send it with an empty body too: that body has no fields, it is not unreadable. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, {});
    else void parse(request, body, done);
  });
}

/** Arrays and nesting as PHP and jQuery write them: `a[]=1`, `a[0][b]=2`. @throws HttpRefusal 400 */
export function readFormBody(text: string): Record<string, unknown> {
  try {
    return qs.parse(text, FORM);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new HttpRefusal(400, 'BAD_USER_INPUT', 'too many or too deep fields of a form', 'BODY_UNREADABLE');
  }
}
