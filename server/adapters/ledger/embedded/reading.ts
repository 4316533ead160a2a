import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServedLog } from './event-log.ts';
import type { Outlet } from './outlet.ts';

export type Reading = { log: ServedLog; outlet: Outlet; options: ReadReq.Options; stopping: () => boolean };

/** Events looked up at a time. */
export const PAGE = 256;

export const wantedCount = (options: ReadReq.Options): number => Number(options.getCount());

/** Clients of 21.10 and later understand where a stream begins and ends. */
export const wantsEnds = (options: ReadReq.Options): boolean =>
  (options.getControlOption()?.getCompatibility() ?? 0) >= 1;
