/** What this process is doing just now: for answers to faults, and for the lines of the log that are written far below the edge: which request, which operation, for whom. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Doing = {
  requestId: string;
  operation: string;
  /** Id of the account, or of the workflow; never a name. */
  actorId: string;
  /** True from the moment on at which something may be changed. */
  changes: boolean;
  /** An append of it has been stored. */
  appended?: boolean;
};

const storage = new AsyncLocalStorage<Doing>();
export const doing = (): Doing | undefined => storage.getStore();
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
  // Reading the body continues in a callback of the socket, where the request is forgotten.
  app.addHook('preValidation', (request, _reply, next) => {
    const what = ofRequest.get(request);
    if (what) storage.run(what, next);
    else next();
  });
}
