/** One REST call: its path, who may make it, what it reads, what it answers. The shell turns rows of these into Fastify routes and into openapi.json. */
import type { $ZodType } from 'zod/v4/core';
import type { Refusal } from '../../domain/decider.ts';
import type { Context } from '../context.ts';
import type { Policy } from '../policies.ts';

/** What a call is named to read stands at the top level (`top`), all else under `data` (R43). */
export type RestAnswer =
  | { top?: Readonly<Record<string, unknown>>; data?: unknown; code?: 0 }
  | { code: number; message?: string; refusal?: Refusal; validationErrors?: Readonly<Record<string, string>> }
  | { file: { mime: string; name: string; content: Uint8Array; inline?: boolean } };

export type RestInput<P, Q, B> = { params: P; query: Q; body: B; context: Context };

export type RestRoute<P = unknown, Q = unknown, B = unknown> = {
  method: 'GET' | 'POST';
  /** Fastify form: '/json/profile/sms/limit/:smsMessageType'. The brand in a path is ':brand'. */
  path: string;
  /** The heading under which openapi.json lists the call. */
  summary: string;
  policy: Policy;
  params?: $ZodType<P>;
  query?: $ZodType<Q>;
  /** Form-encoded and JSON bodies both end here. */
  body?: $ZodType<B>;
  /** For openapi.json where the body is a file and not fields. */
  fileType?: 'application/pdf';
  /** 'session' answers are never stored for idempotent replay: login, password, restore. */
  secretAnswer?: boolean;
  /** Largest body in bytes; the shell's default is 64 KB. */
  bodyLimit?: number;
  handle(input: RestInput<P, Q, B>): Promise<RestAnswer>;
};

/** Keeps the inference of the three zod types; the list that the shell takes forgets them. */
export const route = <P, Q, B>(definition: RestRoute<P, Q, B>): RestRoute => definition as RestRoute;
