import type { ServedLog, VisibleStream } from './event-log.ts';
import type { StoredEvent } from './event-record.ts';
import { follow } from './follow.ts';
import { PAGE, type Reading, wantedCount } from './reading.ts';
import { invalid, streamDeleted } from './rpc-error.ts';
import { revisionNumber, streamName } from './wire.ts';

export async function readStream(reading: Reading): Promise<void> {
  const { log, outlet, options } = reading;
  const stream = streamName(options.getStream()?.getStreamIdentifier());
  const at = await log.visible(stream);
  if (at.deleted) throw streamDeleted(stream);
  if (options.hasSubscription()) return subscribe(reading, stream, at);
  if (at.last < 0 || at.softDeleted) return outlet.streamNotFound(stream);
  const backwards = options.getReadDirection() === 1;
  let from = startOf(reading, at, backwards);
  for (let left = wantedCount(options); left > 0 && !outlet.gone; ) {
    const page = await log.streamPage(stream, at, { from, count: Math.min(PAGE, left), backwards });
    for (const event of page) await sendResolved(reading, event);
    const last = page.at(-1);
    if (!last) return;
    left -= page.length;
    from = backwards ? last.revision - 1 : last.revision + 1;
  }
}

async function subscribe(reading: Reading, stream: string, start: VisibleStream): Promise<void> {
  const { log, outlet } = reading;
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
  await follow(reading, refreshed, async (first) => {
    if (first) await outlet.caughtUp();
  });
}

/** A subscription starts after the revision that it names. */
function startOf({ options }: Reading, at: VisibleStream, backwards: boolean): number {
  const asked = options.getStream();
  const subscription = options.hasSubscription();
  if (!asked || asked.hasStart()) return 0;
  if (asked.hasRevision()) return revisionNumber(asked.getRevision()) + (subscription ? 1 : 0);
  if (!asked.hasEnd()) throw invalid('no revision to start from');
  return backwards ? at.last : at.last + 1;
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
