import { startOfAll } from './all-position.ts';
import { type EventFilter, eventFilter } from './event-filter.ts';
import type { ServedLog } from './event-log.ts';
import type { StoredEvent } from './event-record.ts';
import { follow } from './follow.ts';
import { isBackwards } from './read-request.ts';
import { sendResolved } from './read-stream.ts';
import { PAGE, type Reading, wantedCount } from './reading.ts';

export async function readAll(reading: Reading): Promise<void> {
  const { log, outlet, options } = reading;
  const filter = eventFilter(options);
  if (options.hasSubscription()) return subscribe(reading, filter);
  const pages = pagesOfAll(log, await startOfAll(reading), {
    count: wantedCount(options),
    whole: options.hasFilter(),
    backwards: isBackwards(options),
  });
  let left = wantedCount(options);
  for await (const page of pages) {
    for (const event of page) {
      if (left <= 0 || !filter.matches(event)) continue;
      await sendResolved(reading, event);
      left -= 1;
    }
    if (left <= 0 || outlet.gone) return;
  }
}

/** The next page loads while one is sent. `whole`: not every event of a page will count. */
async function* pagesOfAll(
  log: ServedLog,
  start: number,
  { count, whole, backwards }: { count: number; whole: boolean; backwards: boolean },
): AsyncGenerator<readonly StoredEvent[]> {
  const size = whole ? PAGE : Math.min(PAGE, count);
  let next = log.allPage(start, size, backwards);
  for (let found = 0; ; ) {
    const page = await next;
    const last = page.at(-1);
    if (!last) return;
    found += page.length;
    const isLast = page.length < size || (!whole && found >= count);
    if (!isLast) next = log.allPage(backwards ? last.position : last.position + 1, size, backwards);
    next.catch(() => undefined); // The loop awaits it later, or never if the reader leaves.
    yield page;
    if (isLast) return;
  }
}

/** While many events follow, the next page loads while one is sent. */
async function subscribe(reading: Reading, filter: EventFilter): Promise<void> {
  const { log, outlet } = reading;
  const checkpoints = new Checkpoints(reading, filter.checkpointEvery);
  let from = await startOfAll(reading);
  let ahead: Promise<readonly StoredEvent[]> | undefined;
  await outlet.confirmation();
  const nextPage = async () => {
    const early = (await ahead) ?? [];
    // An empty page that loaded ahead may be older than an event that was written since.
    const page = early.length > 0 ? early : await log.newPage(from, PAGE);
    from = (page.at(-1)?.position ?? from - 1) + 1;
    ahead = page.length < PAGE ? undefined : log.newPage(from, PAGE);
    ahead?.catch(() => undefined); // The next call awaits it, or nobody if the reader leaves.
    for (const event of page) {
      if (outlet.gone) return false;
      if (filter.matches(event)) await sendResolved(reading, event);
      await checkpoints.passed(event.position);
    }
    return page.length > 0;
  };
  await follow(reading, nextPage, async (first) => {
    if (!first) return;
    await checkpoints.reachedHead();
    await outlet.caughtUp();
  });
}

/** They tell a filtered subscriber its position while no event matches. */
class Checkpoints {
  readonly #reading: Reading;
  readonly #every: number;
  #considered = 0;
  #last = -1;
  #told = -1;

  constructor(reading: Reading, every: number) {
    this.#reading = reading;
    this.#every = every;
  }

  async passed(position: number): Promise<void> {
    this.#last = position;
    this.#considered += 1;
    if (this.#every > 0 && this.#considered >= this.#every) await this.#tell();
  }

  async reachedHead(): Promise<void> {
    if (this.#every > 0 && this.#last > this.#told) await this.#tell();
  }

  async #tell(): Promise<void> {
    this.#considered = 0;
    this.#told = this.#last;
    await this.#reading.outlet.checkpoint(this.#last);
  }
}
