/** A POST whose body is kept as raw bytes, because the signature covers bytes, not parsed values. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../ports/clock.ts';
import type { CallbackProblem, CallbackRead, CallbackReply, RawCallback } from '../../ports/signed-callback.ts';
import { noteRefusal } from './doing.ts';

export type SignedPost<T> = {
  path: string;
  /** The real clock: a dated signature is valid for five minutes. */
  clock: Pick<Clock, 'now'>;
  read(raw: RawCallback): CallbackRead<T> | Promise<CallbackRead<T>>;
  /**
   * After a throw the answer is 500 and the provider retries, so it must be safe to repeat. Its result goes into the
   * answer.
   */
  handle(callback: T): Promise<unknown>;
  /** Where the provider expects an answer in its own form; a sender without a true signature gets ours. */
  reply?: CallbackReply | undefined;
};

const BODY_LIMIT = 16 * 1024;

export function addSignedPost<T>(app: FastifyInstance, post: SignedPost<T>): void {
  app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, next) =>
      next(null, body),
    );
    scope.post(post.path, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const path = request.url.split('?', 1)[0] ?? '';
      const raw: RawCallback = { headers: request.headers, body, path, receivedAt: post.clock.now() };
      const read = await post.read(raw);
      reply.header('cache-control', 'no-store');
      if ('callback' in read) {
        const result = await post.handle(read.callback);
        return said(post, reply, raw, 'TAKEN', { code: 0, ...(result && typeof result === 'object' ? result : {}) });
      }
      // The body is not logged: a sender without a valid signature may send anything.
      noteRefusal(read.problem);
      request.log.warn({ path: post.path, problem: read.problem }, 'callback refused');
      reply.code(read.problem === 'UNREADABLE' ? 422 : 401);
      return said(post, reply, raw, read.problem, { code: 1, message: read.problem });
    });
    ready();
  });
}

/** In the provider's form where it has one. */
function said<T>(
  { reply: form }: SignedPost<T>,
  reply: FastifyReply,
  raw: RawCallback,
  outcome: 'TAKEN' | CallbackProblem,
  ours: object,
) {
  const answer = outcome === 'UNSIGNED' ? undefined : form?.(outcome, raw);
  return answer ? reply.type(answer.type).send(answer.body) : reply.send(ours);
}
