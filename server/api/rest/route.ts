/** One REST call: path, policy, input, answer. The shell turns it into a Fastify route and an entry of openapi.json. */
import type { $ZodType } from 'zod/v4/core';
import type { Problems } from '../../../schema/forms/read.ts';
import type { Names } from '../../../schema/rest/profile.ts';
import type { Refusal } from '../../domain/decider.ts';
import type { Context } from '../context.ts';
import type { Policy } from '../policies.ts';

/** `top` holds the fields named in the call's summary, at the top level; all others go under `data` (R43). */
export type RestAnswer =
  | { top?: Readonly<Record<string, unknown>>; data?: unknown; code?: 0 }
  | {
      code: number;
      message?: string;
      refusal?: Refusal;
      validationErrors?: Readonly<Record<string, string>>;
      top?: Readonly<Record<string, unknown>>;
    }
  | { problems: Problems }
  | { file: { mime: string; name: string; content: Uint8Array; inline?: boolean } };

export type RestInput<P, Q, B> = { params: P; query: Q; body: B; context: Context };

export type RestRoute<P = unknown, Q = unknown, B = unknown> = {
  method: 'GET' | 'POST';
  /** In Fastify's form: '/json/profile/sms/limit/:smsMessageType'. The brand in a path is ':brand'. */
  path: string;
  /** Title of the call in openapi.json. */
  summary: string;
  policy: Policy;
  params?: $ZodType<P>;
  query?: $ZodType<Q>;
  /** For form-encoded and JSON bodies. */
  body?: $ZodType<B>;
  /** Other names under which fields of the body are read; a problem is named as the caller named the field. */
  names?: Names;
  /** For openapi.json, if the body is a file. */
  fileType?: 'application/pdf';
  /** The answer is never stored for idempotent replay: login, password, restore. */
  secretAnswer?: boolean;
  /** Largest body in bytes; 64 KB by default. */
  bodyLimit?: number;
  handle(input: RestInput<P, Q, B>): Promise<RestAnswer>;
};

/** Keeps the inferred zod types, which the shell's list of routes drops. */
export const route = <P, Q, B>(definition: RestRoute<P, Q, B>): RestRoute => definition as RestRoute;
