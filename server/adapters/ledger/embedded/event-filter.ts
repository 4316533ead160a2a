/** Server-side filter of $all: prefixes or a regular expression, on stream names or event types. */
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredEvent } from './event-record.ts';
import { invalid } from './rpc-error.ts';

export type EventFilter = {
  matches: (event: StoredEvent) => boolean;
  /** Events considered between two checkpoints; 0 = no checkpoints. */
  checkpointEvery: number;
};

export function eventFilter(options: ReadReq.Options): EventFilter {
  const filter = options.getFilter();
  if (!filter) return { matches: () => true, checkpointEvery: 0 };
  const byStream = filter.getStreamIdentifier();
  const expression = byStream ?? filter.getEventType();
  if (!expression) throw invalid('filter not set');
  const key = byStream ? 'stream' : 'type';
  const checkpointEvery = filter.getCheckpointintervalmultiplier() * windowOf(filter);
  if (options.hasSubscription() && checkpointEvery === 0) throw invalid('checkpointIntervalMultiplier is 0');
  const pattern = expression.getRegex();
  if (pattern) {
    const regex = compile(pattern);
    return { matches: (event) => regex.test(event[key]), checkpointEvery };
  }
  const prefixes = expression.getPrefixList();
  return { matches: (event) => prefixes.some((prefix) => event[key].startsWith(prefix)), checkpointEvery };
}

/** EventStoreDB's default for events considered at a time. */
const DEFAULT_WINDOW = 32;

function windowOf(filter: ReadReq.Options.FilterOptions): number {
  if (filter.hasCount()) return DEFAULT_WINDOW;
  if (!filter.hasMax()) throw invalid('the window of the filter is not set');
  if (filter.getMax() === 0) throw invalid('the window of the filter is 0');
  return filter.getMax();
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch {
    throw invalid('the filter is no regular expression');
  }
}
