/** A refusal that has its own HTTP status (R43): 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503. */
import type { RefusalCode } from '../../../schema/reference/refusals.ts';

export class HttpRefusal extends Error {
  override name = 'HttpRefusal';
  readonly statusCode: number;
  /** The value of extensions.code in GraphQL. */
  readonly code: string;
  /** Gives /json its key and its text in the caller's language. */
  readonly refusal: RefusalCode | undefined;

  constructor(statusCode: number, code: string, message: string, refusal?: RefusalCode) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.refusal = refusal;
  }
}

/** For those who write queries, so the text is English and names the value. */
export const badInput = (message: string): HttpRefusal => new HttpRefusal(400, 'BAD_USER_INPUT', message);

/** Page one again would loop for ever. */
export const notACursor = (): HttpRefusal => badInput('after: not an endCursor of this list');

export const needsSignIn = (): HttpRefusal =>
  new HttpRefusal(401, 'UNAUTHENTICATED', 'sign in first', 'UNAUTHENTICATED');
export const notForThisRole = (): HttpRefusal => new HttpRefusal(403, 'FORBIDDEN', 'not for this role', 'FORBIDDEN');
export const fromAnotherSite = (): HttpRefusal => new HttpRefusal(403, 'FORBIDDEN', 'cross-site write', 'OTHER_SITE');
