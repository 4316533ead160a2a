/** One REST call: path, policy, input, answer. The shell turns it into a Fastify route and an entry of openapi.json. */
import type { $ZodType, output } from 'zod/v4/core';
import type { Problems } from '../../../schema/forms/read.ts';
import type { AnswerShape } from '../../../schema/rest/answers/shape.ts';
import type { Names } from '../../../schema/rest/profile.ts';
import type { Refusal } from '../../domain/decider.ts';
import type { Context } from '../context.ts';
import type { Policy } from '../policies.ts';

export type Refusing = {
  code: number;
  message?: string;
  refusal?: Refusal;
  validationErrors?: Readonly<Record<string, string>>;
  top?: Readonly<Record<string, unknown>>;
};
export type FileAnswer = { file: { mime: string; name: string; content: Uint8Array; inline?: boolean } };

type Out<T> = T extends $ZodType ? output<T> : never;
/** The name of a field of an answer, if it is (not) optional. */
type Named<Name, T, Optional> = (undefined extends Out<T> ? true : false) extends Optional
  ? Exclude<Name, 'data'>
  : never;
type Beside<A> = { [Name in keyof A as Named<Name, A[Name], false>]: Out<A[Name]> } & {
  [Name in keyof A as Named<Name, A[Name], true>]?: Out<A[Name]>;
};
type Data<T> = undefined extends T ? { data?: T } : { data: T };
/** `top` holds the fields beside `data` (R43). */
type Answering<A> = { code?: 0 } & (A extends { data: infer D extends $ZodType }
  ? Data<output<D>>
  : { data?: undefined }) &
  (keyof Beside<A> extends never
    ? { top?: undefined }
    : object extends Beside<A>
      ? { top?: Beside<A> | undefined }
      : { top: Beside<A> });

/** What a handler of a call with this answer returns. */
export type RestAnswer<A = unknown> =
  | (A extends string ? FileAnswer : Answering<A>)
  | Refusing
  | { problems: Problems };

export type AnyAnswer =
  | { top?: Readonly<Record<string, unknown>> | undefined; data?: unknown; code?: 0 }
  | Refusing
  | { problems: Problems }
  | FileAnswer;

export type RestInput<P, Q, B> = { params: P; query: Q; body: B; context: Context };

export type RestRoute<P = unknown, Q = unknown, B = unknown, A extends AnswerShape = AnswerShape> = {
  method: 'GET' | 'POST';
  /** In Fastify's form: '/json/profile/sms/limit/:smsMessageType'. The brand in a path is ':brand'. */
  path: string;
  /** Title of the call in openapi.json. */
  summary: string;
  policy: Policy;
  /** The fields of an answer with code 0, for openapi.json and the tests; `NOTHING` if there are none. */
  answer: A;
  params?: $ZodType<P>;
  query?: $ZodType<Q>;
  /** For form-encoded and JSON bodies. */
  body?: $ZodType<B>;
  /** Other names under which fields of the body are read; a problem is named as the caller named the field. */
  names?: Names;
  /** For openapi.json: a refusal with a code of its own, of a call that refuses nothing else. */
  refusesWith?: 401;
  /** For openapi.json, if the body is a file. */
  fileType?: 'application/pdf' | 'application/octet-stream';
  /** The answer is never stored for idempotent replay: login, password, restore. */
  secretAnswer?: boolean;
  /** Who may call, and whether the answer is secret, where that depends on what the body asks for. */
  forBody?: (body: unknown) => { policy: Policy; secretAnswer: boolean };
  /** Draws a paper to show facts about it: on a busy machine this may take longer than a read has time for. */
  drawsPaper?: boolean;
  /** Largest body in bytes; 64 KB by default. */
  bodyLimit?: number;
  handle(input: RestInput<P, Q, B>): Promise<RestAnswer<NoInfer<A>>>;
};

/** Keeps the inferred zod types, which the shell's list of routes drops. */
export const route = <P, Q, B, A extends AnswerShape>(definition: RestRoute<P, Q, B, A>): RestRoute =>
  definition as RestRoute;
