/** A file stays in memory, because nothing of a borrower is written to a disk unsealed (D0073). */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadBody } from './arriving.ts';
import { HttpRefusal } from './http-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call reads a file as its body; every other call refuses one. */
    takesFile?: boolean;
  }
}

const TYPES = ['application/pdf', 'application/octet-stream'];

/** @throws HttpRefusal 415 where the call takes no file */
export function readFiles(app: FastifyInstance, read: ReadBody): void {
  app.addContentTypeParser(TYPES, async (request: FastifyRequest, payload: IncomingMessage) => {
    if (!request.routeOptions.config.takesFile) throw noFile();
    return read(request, payload);
  });
}

const noFile = () => new HttpRefusal(415, 'BAD_REQUEST', 'this call takes no file', 'BODY_TYPE');
