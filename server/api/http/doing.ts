/**
 * What this process is working on (request, operation, actor), for answers to faults and for log lines written deep in
 * the code.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Role } from '../../../schema/events/envelope.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { LimitMet } from '../../ports/limits.ts';

export type Doing = {
  requestId: string;
  operation: string;
  /** Id of the account or of the workflow; never a name. */
  actorId: string;
  /** Of somebody signed in. */
  role?: Role;
  /** The language of the account, once the caller is known. */
  locale?: Locale;
  /** True once the call may have changed something. */
  changes: boolean;
  /** True once the call has stored an append. */
  appended?: boolean;
  /** The read models do not hold the caller's last command yet. */
  behind?: boolean;
  /** The answer shows the time of what it tells, so it may be that of before, while the log is silent. */
  showsItsTime?: boolean;
  /** Codes of the refusals in the answer. */
  refusals?: string[];
  /** The limit that the caller has met. */
  limited?: LimitMet;
  /** Minutes until a limit ends that is counted elsewhere. */
  waits?: number;
  /** Ids that a borrower asked for and about which nothing was answered: perhaps somebody else's. */
  unanswered?: string[];
};

const storage = new AsyncLocalStorage<Doing>();
export const doing = (): Doing | undefined => storage.getStore();
/** For the count of refusals; outside a request it does nothing. */
export function noteRefusal(code: string, facts?: Readonly<Record<string, string>>): void {
  const now = doing();
  if (!now) return;
  now.refusals = [...(now.refusals ?? []), code];
  if (facts?.wait) now.waits = Number(facts.wait);
}
/** What everybody shares, and what only counts alarms, is no limit of the caller. */
export function noteLimit(limit: LimitMet): void {
  const now = doing();
  if (now && limit.subject !== 'everybody' && !['pressed', 'alarm'].includes(limit.name)) now.limited = limit;
}
export const doingThis = <T>(what: Doing, work: () => T): T => storage.run(what, work);

const ofRequest = new WeakMap<FastifyRequest, Doing>();
export const doingOf = (request: FastifyRequest): Doing | undefined => ofRequest.get(request);

export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const operation = `${request.method} ${request.routeOptions.url ?? 'unmatched'}`;
    const what = { requestId: request.id, operation, actorId: 'anonymous', changes: false };
    ofRequest.set(request, what);
    storage.run(what, next);
  });
  // The body is read in a socket callback, which loses the async context, so it is set again.
  app.addHook('preValidation', (request, _reply, next) => {
    const what = ofRequest.get(request);
    if (what) storage.run(what, next);
    else next();
  });
}
