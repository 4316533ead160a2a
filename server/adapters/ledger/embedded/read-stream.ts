import type { ServedLog, VisibleStream } from './event-log.ts';
import type { StoredEvent } from './event-record.ts';
import { follow } from './follow.ts';
import { isBackwards, isFromEnd } from './read-request.ts';
import { PAGE, type Reading, wantedCount, wantsEnds } from './reading.ts';
import { invalid, streamDeleted } from './rpc-error.ts';
import { revisionNumber, streamName } from './wire.ts';

/** Events that EventStoreDB looks up at a time. */
const THEIR_PAGE = 32;

const exists = (at: VisibleStream): boolean => at.last >= 0 && !at.softDeleted;

export async function readStream(reading: Reading): Promise<void> {
  const { log, outlet, options } = reading;
  const stream = streamName(options.getStream()?.getStreamIdentifier());
  const at = await log.visible(stream);
  if (at.deleted) throw streamDeleted(stream);
  if (options.hasSubscription()) return subscribe(reading, stream, at);
  if (!exists(at)) return outlet.streamNotFound(stream);
  const newest = await sendEvents(reading, stream, at);
  if (wantsEnds(options)) await outlet.lastStreamPosition(newest);
}

/** Returns the newest revision of the stream. */
async function sendEvents(reading: Reading, stream: string, at: VisibleStream): Promise<number> {
  const { log, outlet, options } = reading;
  const backwards = isBackwards(options);
  const start = startOf(reading, at, backwards);
  let newest = at.last;
  for (let left = wantedCount(options), from = start; left > 0 && !outlet.gone; ) {
    const page = await log.streamPage(stream, at, { from, count: Math.min(PAGE, left), backwards });
    if (from === start && !backwards) await sendFirstPosition(reading, start, page[0]?.revision, at.last);
    for (const event of page) await sendResolved(reading, event);
    const last = page.at(-1);
    if (!last) break;
    left -= page.length;
    newest = Math.max(newest, last.revision);
    from = backwards ? last.revision - 1 : last.revision + 1;
  }
  return newest;
}

/** EventStoreDB tells where a stream begins if there is nothing in the first page that it looks up. */
async function sendFirstPosition({ outlet, options }: Reading, start: number, first: number | undefined, last: number) {
  const end = start + Math.min(THEIR_PAGE, wantedCount(options));
  const next = first ?? last + 1;
  const hasNothing = first === undefined || first >= end;
  if (wantsEnds(options) && hasNothing && next !== start) await outlet.firstStreamPosition(next);
}

/** CaughtUp waits until there is a stream to catch up with, except from its end, as in EventStoreDB. */
async function subscribe(reading: Reading, stream: string, start: VisibleStream): Promise<void> {
  const { log, outlet, options } = reading;
  let at = start;
  let from = startOf(reading, at, false);
  await outlet.confirmation();
  const nextPage = async () => {
    const page = await log.streamPage(stream, at, { from, count: PAGE, backwards: false });
    for (const event of page) await sendResolved(reading, event);
    const last = page.at(-1);
    if (last) from = last.revision + 1;
    return last !== undefined;
  };
  const refreshed = async () => {
    at = await log.visible(stream);
    if (at.deleted) throw streamDeleted(stream);
    return nextPage();
  };
  const waits = !isFromEnd(options);
  let told = false;
  await follow(reading, refreshed, async () => {
    if (told || (waits && !exists(at))) return;
    told = true;
    await outlet.caughtUp();
  });
}

/** A subscription starts after the revision that it names. */
function startOf({ options }: Reading, at: VisibleStream, backwards: boolean): number {
  const asked = options.getStream();
  const subscription = options.hasSubscription();
  if (!asked || asked.hasStart()) return 0;
  if (isFromEnd(options)) return backwards ? at.last : at.last + 1;
  if (asked.hasRevision()) return revisionNumber(asked.getRevision()) + (subscription ? 1 : 0);
  throw invalid('no revision to start from');
}

/** An event of type $> is a link "revision@stream"; with resolve-links both it and its target are sent. */
export async function sendResolved({ log, outlet, options }: Reading, event: StoredEvent): Promise<void> {
  if (outlet.gone) return;
  if (!options.getResolveLinks() || event.type !== '$>') return outlet.event(event);
  await outlet.event(event, { target: await targetOf(log, event) });
}

/** Undefined for a malformed link or an unreadable target. */
async function targetOf(log: ServedLog, link: StoredEvent): Promise<StoredEvent | undefined> {
  const [, number, stream] = /^(\d{1,15})@(.+)$/s.exec(Buffer.from(link.data).toString()) ?? [];
  if (number === undefined || stream === undefined) return undefined;
  const at = await log.visible(stream);
  if (at.deleted) return undefined;
  const from = Number(number);
  const [target] = await log.streamPage(stream, at, { from, count: 1, backwards: false });
  return target?.revision === from ? target : undefined;
}
