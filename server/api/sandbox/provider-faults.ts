/** GET|POST /sandbox/money-faults.json, only with NESIE_ENV=demo: which faults the money providers simulate now. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export type ProviderFaults = {
  names: readonly string[];
  providers: readonly string[];
  all(): Promise<readonly { provider: string; fault: string }[]>;
  set(provider: string, fault: string): Promise<void>;
};

const Body = z.strictObject({ provider: z.string(), fault: z.string() });

export const providerFaultRoutes =
  (faults: ProviderFaults) =>
  (app: FastifyInstance): void => {
    const state = async () => ({ faults: faults.names, providers: await faults.all() });
    app.get('/sandbox/money-faults.json', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await state()),
    );
    app.post('/sandbox/money-faults.json', async (request, reply) => {
      const body = Body.safeParse(request.body).data;
      if (!body || !faults.names.includes(body.fault) || !faults.providers.includes(body.provider)) {
        return reply.code(400).send({ code: 400, message: 'an unknown provider or fault', ...(await state()) });
      }
      await faults.set(body.provider, body.fault);
      return state();
    });
  };
