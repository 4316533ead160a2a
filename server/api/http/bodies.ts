/**
 * Accepts JSON and forms everywhere, PDF for statements. text/plain is refused: another site could post it without a
 * preflight.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';
import type { Address } from '../../use-cases/kernel/address.ts';
import { arrivingBodies, type ReadBody } from './arriving.ts';
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

/** `addressOf`: whose share of the bodies on their way a request takes. */
export function readBodies(
  app: FastifyInstance,
  addressOf: (request: FastifyRequest) => Address | undefined = () => undefined,
): void {
  const read = arrivingBodies(app, addressOf);
  app.removeContentTypeParser('text/plain');
  readJson(app, read);
  readFiles(app, read);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: IncomingMessage) => readFormBody(String(await read(request, payload))),
  );
  app.addHook('preValidation', (request, _reply, next) => {
    for (const part of [request.body, request.query, request.params]) refuseOddBody(part);
    next();
  });
}

/** Clients that always name the type send it with an empty body too: that body has no fields, it is not unreadable. */
function readJson(app: FastifyInstance, read: ReadBody): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (request, payload, done) => {
    read(request, payload).then(
      (body) => (body.length === 0 ? done(null, {}) : void parse(request, String(body), done)),
      (error: Error) => done(error),
    );
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
