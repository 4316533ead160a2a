/** Everything the HTTP shell is given. Capabilities arrive as resolvers and REST rows; nothing here knows a rule of lending. */
import type { FastifyInstance } from 'fastify';
import type { Idempotency } from '../ports/idempotency.ts';
import type { Ids } from '../ports/ids.ts';
import type { Limits } from '../ports/limits.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { LogOptions } from './http/log.ts';
import type { RestRoute } from './rest/route.ts';

export type ShellConfig = {
  env: 'demo' | 'production';
  publicUrl: string;
  brand: string;
  limits: 'strict' | 'demo';
  /** Addresses whose X-Forwarded-For is believed; empty is nobody. */
  trustedProxies: readonly string[];
  /** Key of the hash over callers' addresses. */
  clientKeySecret: string;
};

/** What a room gives to the shell (edges.ts of each room). */
export type Edges = {
  resolvers: readonly Resolvers[];
  routes?: readonly RestRoute[];
  /** Callbacks of providers: they bring their own checks. */
  webhooks?: readonly ((app: FastifyInstance) => void | Promise<void>)[];
};

/** Answers undefined where all is well, else a reason without secrets. */
export type ReadyCheck = () => Promise<string | undefined>;

export type ServerDeps = {
  config: ShellConfig;
  log: LogOptions;
  resolvers: readonly Resolvers[];
  /** True only in tests of a part: root fields without a resolver then answer "not there" instead of stopping the start. */
  partial?: boolean;
  routes: readonly RestRoute[];
  /** Webhooks, hosted pages of sandboxes, the sandbox page: they bring their own checks. */
  extensions?: readonly ((app: FastifyInstance) => void | Promise<void>)[];
  sessions: Pick<Sessions, 'find'>;
  idempotency: Idempotency;
  limits: Limits;
  ids: Ids;
  ready: Readonly<Record<string, ReadyCheck>>;
  /** Further counts for /healthz, by name. */
  counts?: () => Readonly<Record<string, number>>;
  /** Said beside it: trouble that a person has to look at, while everything can be used. */
  warnings?: Readonly<Record<string, ReadyCheck>>;
  /** How long a request may take to arrive; shorter in tests. */
  arrival?: { headersMs: number; requestMs: number; lookEveryMs: number };
  /** Waits, bounded, until the read models have passed the position; false where they have not. */
  readYourWrites?: (position: bigint) => Promise<boolean>;
  /** Folders of built web pages and of web/generated; absent ones are simply not served. */
  folders: { schema: string; web: string; graphiql: string; persisted: string };
};
