/**
 * Security headers of every answer. Scripts come only from our own files and from one tag known by its hash; Mantine
 * writes style tags, so styles have an exception.
 */
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { ShellConfig } from '../deps.ts';

export function addHeaders(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    next();
  });
}

/**
 * The only inline script, in web/index.html: it chooses light or dark before anything is shown, and starts the scripts
 * of a drawn page once it is shown.
 */
const HEAD_SCRIPT = "'sha256-TQ2xAnC2fVug1iyEed8Cszx7jF2W6KhePuL5gXQQxb8='";

/** Helmet makes the same headers for every answer, so it is asked once. */
export function headersOf(config: ShellConfig): OutgoingHttpHeaders {
  const secure = config.publicUrl.startsWith('https:');
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const addTo = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", HEAD_SCRIPT],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Browsers ignore these two on plain http and complain about them.
    crossOriginOpenerPolicy: secure ? { policy: 'same-origin' } : false,
    originAgentCluster: secure,
  });
  addTo(answer.req, answer, () => undefined);
  return {
    ...answer.getHeaders(),
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
  };
}
