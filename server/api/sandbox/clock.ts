/** GET|POST /sandbox/clock.json, only with NESIE_ENV=demo: reads the business day and moves it forwards (R46). */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseLocalDate } from '../../../schema/values/local-date.ts';
import { type ClockMove, LONGEST_MOVE_DAYS, type SandboxClock } from '../../use-cases/day/sandbox-clock.ts';

const Body = z.union([
  z.strictObject({ date: z.string() }),
  z.strictObject({ advanceDays: z.coerce.number().int().min(0).max(LONGEST_MOVE_DAYS) }),
  z.strictObject({
    advanceHours: z.coerce
      .number()
      .int()
      .min(0)
      .max(LONGEST_MOVE_DAYS * 24),
  }),
]);

function moveOf(body: unknown): ClockMove | undefined {
  const read = Body.safeParse(body).data;
  if (!read) return undefined;
  if (!('date' in read)) return read;
  const date = parseLocalDate(read.date);
  return date && { date };
}

export const sandboxClockRoutes =
  ({ moves }: { moves: SandboxClock }) =>
  (app: FastifyInstance): void => {
    app.get('/sandbox/clock.json', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await moves.show()),
    );
    app.post('/sandbox/clock.json', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const move = moveOf(request.body);
      if (!move) return reply.code(400).send({ code: 400, message: 'one of date, advanceDays, advanceHours' });
      const moved = await moves.move(move);
      if (moved === 'BACKWARDS') return reply.code(409).send({ code: 409, message: 'the clock moves forwards only' });
      if (moved === 'TOO_FAR') return reply.code(400).send({ code: 400, message: `at most ${LONGEST_MOVE_DAYS} days` });
      return moved;
    });
  };
