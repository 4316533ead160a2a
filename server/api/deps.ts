/** Dependencies of the HTTP shell. The rooms supply resolvers and REST routes; the shell knows no rule of lending. */
import type { FastifyInstance } from 'fastify';
import type { Instant } from '../../schema/values/local-date.ts';
import type { AccessNotes } from '../ports/access-notes.ts';
import type { Idempotency } from '../ports/idempotency.ts';
import type { Ids } from '../ports/ids.ts';
import type { Limits } from '../ports/limits.ts';
import type { DrawPage } from '../ports/page-drawer.ts';
import type { QueryLog } from '../ports/query-log.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { OwnsLoan } from './http/access-refusals.ts';
import type { LogOptions } from './http/log.ts';
import type { RestRoute } from './rest/route.ts';

export type ShellConfig = {
  env: 'demo' | 'production';
  publicUrl: string;
  brand: string;
  limits: 'strict' | 'demo';
  /** Addresses whose X-Forwarded-For is trusted; empty trusts none. */
  trustedProxies: readonly string[];
  /** Secret key for hashing callers' addresses. */
  clientKeySecret: string;
  /** Between these instants calls are answered 503 (R201). */
  works?: { from: Instant; until: Instant } | undefined;
};

/** What a room supplies to the shell (edges.ts of each room). */
export type Edges = {
  resolvers: readonly Resolvers[];
  routes?: readonly RestRoute[];
  /** Callbacks of providers, which authenticate themselves. */
  webhooks?: readonly ((app: FastifyInstance) => void | Promise<void>)[];
};

/** What Prometheus reads, and what it is told of each answer. */
export type Metrics = {
  readonly token: string;
  readonly type: string;
  readonly text: () => Promise<string>;
  readonly answered: (method: string, route: string, status: number, seconds: number, codes: readonly string[]) => void;
  /** The process shows them on another port. */
  readonly apart: boolean;
};

/** Resolves with undefined if all is well, else with a reason that holds no secrets. */
export type ReadyCheck = () => Promise<string | undefined>;

export type ServerDeps = {
  config: ShellConfig;
  log: LogOptions;
  resolvers: readonly Resolvers[];
  /** Only for tests of a part: root fields without a resolver answer "not there" instead of stopping the start. */
  partial?: boolean;
  routes: readonly RestRoute[];
  /** Webhooks, the sandbox page and hosted pages of sandbox providers, which authenticate themselves. */
  extensions?: readonly ((app: FastifyInstance) => void | Promise<void>)[];
  sessions: Pick<Sessions, 'find' | 'wrote'>;
  idempotency: Idempotency;
  limits: Limits;
  /** Without it refusals are not kept. */
  accessNotes?: AccessNotes;
  /** For notes of reads of somebody else's loan; without it every read that knows nothing is noted. */
  ownsLoan?: OwnsLoan;
  /** Without it queries of analysts are not kept. */
  queryLog?: Pick<QueryLog, 'append'>;
  ids: Ids;
  ready: Readonly<Record<string, ReadyCheck>>;
  /** Further counts for /healthz, by name. */
  counts?: () => Readonly<Record<string, number>>;
  /** Shown by /readyz: trouble that needs a person, although everything works. */
  warnings?: Readonly<Record<string, ReadyCheck>>;
  /** Without it there is no /metrics. */
  metrics?: Metrics | undefined;
  /** Time limits for receiving a request; shorter in tests. */
  arrival?: { headersMs?: number; requestMs?: number; lookEveryMs?: number; connections?: number };
  /** Waits, bounded, until the read models have passed the position; false if they have not. */
  readYourWrites?: (position: bigint) => Promise<boolean>;
  /** Without it browsers draw every page themselves. */
  drawPage?: DrawPage | undefined;
  /** Folders of the built web pages and of web/generated; a missing folder is not served. */
  folders: { schema: string; web: string; graphiql: string; persisted: string };
};
