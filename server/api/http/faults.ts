/** Logs and counts each answer that was a fault, whether as HTTP 5xx or inside a GraphQL answer. */
import type { FastifyBaseLogger } from 'fastify';
import type { Doing } from './doing.ts';
import { type Outage, outageOf } from './outage.ts';

/** Since the start of this process. */
export type FaultCounts = { bugs: number; outages: number };

export type Faults = {
  counts: FaultCounts;
  /** Returns the kind of outage; undefined means a bug of ours. */
  report(error: unknown, doing: Doing | undefined): Outage | undefined;
};

export function makeFaults(log: Pick<FastifyBaseLogger, 'error'>): Faults {
  const counts: FaultCounts = { bugs: 0, outages: 0 };
  return {
    counts,
    report(error, doing) {
      const outage = outageOf(error, doing);
      counts[outage ? 'outages' : 'bugs'] += 1;
      const { requestId, operation, actorId } = doing ?? {};
      const line = { err: error, requestId, operation, actorId, outage: outage?.code };
      log.error(line, outage ? 'outage' : 'fault');
      return outage;
    },
  };
}
