/**
 * A file is counted while it arrives: against the cap of its call, and against what all files on their way may hold
 * together. It stays in memory, because nothing of a borrower is written to a disk unsealed (D0073).
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from './http-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call reads a file as its body; every other call refuses one. */
    takesFile?: boolean;
  }
}

const TYPES = ['application/pdf', 'application/octet-stream'];
/** Twelve statements of the largest size at a time; the server has no memory to spare for more. */
const HELD_AT_MOST_BYTES = 64 * 1024 * 1024;

/** @throws HttpRefusal 415 where the call takes no file, 413 above its cap, 503 where other files hold all there is */
export function readFiles(app: FastifyInstance, heldAtMostBytes = HELD_AT_MOST_BYTES): void {
  let heldBytes = 0;
  const ofRequest = new WeakMap<FastifyRequest, number>();

  app.addContentTypeParser(TYPES, async (request: FastifyRequest, payload: IncomingMessage) => {
    if (!request.routeOptions.config.takesFile) throw noFile();
    const capBytes = request.routeOptions.bodyLimit;
    if (Number(request.headers['content-length'] ?? 0) > capBytes) throw tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    // Otherwise the request would be cut off before it is answered.
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > capBytes) throw tooLarge();
      if (heldBytes + chunk.length > heldAtMostBytes) throw full();
      heldBytes += chunk.length;
      ofRequest.set(request, size);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, size);
  });

  // Unlike `onResponse`, the connection closes also where the sender breaks off.
  app.addHook('preParsing', (request, reply, payload, next) => {
    reply.raw.once('close', () => {
      heldBytes -= ofRequest.get(request) ?? 0;
    });
    next(null, payload);
  });
}

const noFile = () => new HttpRefusal(415, 'BAD_REQUEST', 'this call takes no file', 'BODY_TYPE');
const tooLarge = () => new HttpRefusal(413, 'BAD_REQUEST', 'the file is too large', 'BODY_TOO_LARGE');
const full = () => new HttpRefusal(503, 'SERVICE_UNAVAILABLE', 'too many files at once', 'SERVICE_UNAVAILABLE');
