/**
 * Users read their own writes in every process of the api: the session keeps the position of its last command, and its
 * reads wait for it, up to a bound (R35, D0213).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions, SignedIn } from '../../ports/sessions.ts';
import type { ServerDeps } from '../deps.ts';

export type OwnWrites = {
  remember(request: FastifyRequest, sessionId: string, position: bigint): void;
  /** False where the read models do not hold the session's last command yet. */
  wait(signedIn: SignedIn): boolean | Promise<boolean>;
};

type Deps = Pick<ServerDeps, 'readYourWrites'> & { sessions: Pick<Sessions, 'wrote'> };

/** An answer leaves once its position is kept, since the next request may reach another process. */
export function ownWrites(app: FastifyInstance, { readYourWrites, sessions }: Deps): OwnWrites {
  const keeping = new WeakMap<FastifyRequest, Promise<void>>();
  app.addHook('onSend', (request, _reply, payload, done) => {
    const kept = keeping.get(request);
    if (!kept) done(null, payload);
    else void kept.then(() => done(null, payload));
  });
  return {
    remember(request, sessionId, position) {
      const kept = Promise.all([keeping.get(request), sessions.wrote(sessionId, position)]);
      const nothingLost = (error: unknown) => request.log.warn({ err: error }, 'a written position could not be kept');
      keeping.set(
        request,
        kept.then(() => undefined, nothingLost),
      );
    },
    wait: ({ wrote }) => wrote === null || !readYourWrites || readYourWrites(wrote),
  };
}
