/** Logs say what happened to which request, never to whom: no query strings, bodies, cookies, addresses or names. */
import type { LoggerOptions } from 'pino';

const SECRETS = [
  'password',
  'token',
  'code',
  'phone',
  'mobilePhone',
  'email',
  'iin',
  'iban',
  'pan',
  'lastName',
  'firstName',
  'patronymic',
  'birthDate',
];

/** Removes long digit runs (phones, IINs, cards) and e-mail addresses from error texts of libraries and providers. */
export const scrub = (text: string): string =>
  text
    .replace(/[\r\n]+/g, ' | ')
    .replace(/[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,190}/g, '<mail>')
    .replace(/\+?\d[\d\s()-]{7,}\d/g, '<digits>');

/** `errorCode` is the driver's (ECONNREFUSED, 57P03). A field named `code` is an SMS code and would be redacted. */
const plainError = (error: Error & { code?: string }) => ({
  type: error.name,
  errorCode: error.code,
  message: scrub(error.message ?? ''),
  stack: scrub(error.stack ?? ''),
});

export type LogOptions = { level: string; stream?: { write(line: string): void } };

/** For requests, and for all that goes on beside them. */
export const loggerOptions = ({ level, stream }: LogOptions): LoggerOptions & Partial<Pick<LogOptions, 'stream'>> => ({
  level,
  base: null,
  redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '<redacted>' },
  serializers: {
    err: plainError,
    req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unmatched' }),
    res: (reply) => ({ status: reply.statusCode }),
  },
  ...(stream ? { stream } : {}),
});
