/** A refusal that has its own HTTP status (R43): 400, 401, 403, 404, 409, 413, 422, 429, 503. */
export class HttpRefusal extends Error {
  override name = 'HttpRefusal';
  readonly statusCode: number;
  /** The value of extensions.code in GraphQL. */
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

export const needsSignIn = (): HttpRefusal => new HttpRefusal(401, 'UNAUTHENTICATED', 'sign in first');
export const notForThisRole = (): HttpRefusal => new HttpRefusal(403, 'FORBIDDEN', 'not for this role');
