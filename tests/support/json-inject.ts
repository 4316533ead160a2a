/** The typed client of /json, in the process of the server. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { jsonClient, type Session } from './json-client.ts';

const BODILESS = [204, 205, 304];

export const injectedClient = (app: FastifyInstance, session: Session) =>
  jsonClient(
    {
      baseUrl: 'http://localhost:4000',
      fetch: async (request: Request) => {
        const { pathname, search } = new URL(request.url);
        const payload = Buffer.from(await request.arrayBuffer());
        const answer = await app.inject({
          method: request.method as InjectOptions['method'] & string,
          url: pathname + search,
          headers: Object.fromEntries(request.headers),
          ...(payload.length > 0 ? { payload } : {}),
        });
        const headers = Object.entries(answer.headers).flatMap<[string, string]>(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        );
        const { statusCode: status, rawPayload } = answer;
        return new Response(BODILESS.includes(status) ? null : new Uint8Array(rawPayload), { status, headers });
      },
    },
    session,
  );
