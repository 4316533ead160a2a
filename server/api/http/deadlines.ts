/**
 * Milliseconds after which a call is answered as an outage, so that the user is told instead of waiting. The work may
 * still finish; a retry with the same key then gets its answer.
 */
import type { FastifyReply } from 'fastify';
import { TookTooLong } from './outage.ts';

export const DEADLINES = { read: 8_000, write: 20_000 } as const;

/** Instead of Fastify's handlerTimeout, which makes an abort signal for each request and a stack trace at its end. */
export function giveUpAfter(ms: number, reply: FastifyReply): void {
  const timer = setTimeout(() => {
    if (!reply.sent) reply.send(new TookTooLong(`no answer within ${ms} ms`));
  }, ms);
  reply.raw.once('close', () => clearTimeout(timer));
}
