/** One line in the log and one count for everything that was answered as a fault, whether HTTP said 5xx or GraphQL said it in an answer. */
import type { FastifyBaseLogger } from 'fastify';
import type { Doing } from './doing.ts';
import { type Outage, outageOf } from './outage.ts';

/** Since the start of this process. */
export type FaultCounts = { bugs: number; outages: number };

export type Faults = {
  counts: FaultCounts;
  /** Says which outage it is; undefined is a bug of ours. */
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
