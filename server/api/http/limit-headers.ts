/**
 * What a limited answer says to a program (R1003): Retry-After (RFC 9110), and RateLimit-Policy and RateLimit of the
 * working group's draft (draft-ietf-httpapi-ratelimit-headers-10), which name the limit that was met and its end.
 */
import type { FastifyInstance } from 'fastify';
import { doingOf } from './doing.ts';

/** One of them where no window is counted, as for bodies on their way: own choice. */
const MINUTE_S = 60;

export const LIMIT_HEADERS: Readonly<Record<string, string>> = {
  'Retry-After': 'seconds until the limit that was met ends',
  'RateLimit-Policy': 'the limit that was met: its name, `q` calls in `w` seconds; absent where no window is counted',
  RateLimit: 'the same name, `r` calls left, `t` seconds until all are there again',
};

export function tellLimits(app: FastifyInstance, now: () => number = Date.now): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    const { refusals, limited, waits } = doingOf(request) ?? {};
    if (refusals?.includes('TOO_MANY_REQUESTS')) {
      const seconds = limited
        ? Math.max(1, Math.ceil((limited.until.getTime() - now()) / 1_000))
        : (waits ?? 1) * MINUTE_S;
      reply.header('retry-after', seconds);
      if (limited)
        reply.headers({
          'ratelimit-policy': `"${limited.name}";q=${limited.most};w=${limited.seconds}`,
          ratelimit: `"${limited.name}";r=0;t=${seconds}`,
        });
    }
    next();
  });
}
