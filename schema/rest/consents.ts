/**
 * Ticked consents in a body: objects in JSON, repeated `TYPE:hash` in a form. The texts come from GET /json/consents.
 */
import { z } from 'zod';

const named = (tick: unknown): unknown => {
  const [, type, hash] = typeof tick === 'string' ? (/^([A-Z_]+):([0-9a-f]{64})$/.exec(tick) ?? []) : [];
  return type ? { type, hash } : tick;
};

export const ConsentTicks = z.preprocess(
  (ticks) => (ticks === undefined ? [] : Array.isArray(ticks) ? ticks.map(named) : [named(ticks)]),
  z.array(z.object({ type: z.string().max(64), hash: z.string().regex(/^[0-9a-f]{64}$/) })).max(20),
);
