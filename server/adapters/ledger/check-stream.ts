import type { Finding } from './chains.ts';
import { isDeletedStream } from './read-events.ts';
import { stepBack } from './step-back.ts';
import { type RawEvent, verifyChain } from './verify-chain.ts';

export async function checkStream(stream: string, raw: AsyncIterable<RawEvent>) {
  let events = 0;
  let latest: string | undefined;
  const backwards: (Finding & { revision: bigint })[] = [];
  async function* counted() {
    for await (const event of raw) {
      events += 1;
      const step = stepBack(latest, event);
      latest = step.latest;
      const { revision } = event;
      if (step.what) backwards.push({ where: `${stream} revision ${revision}`, revision, what: step.what });
      yield event;
    }
  }
  const broken = await verifyChain(stream, counted());
  return { events, broken, backwards };
}

/** `deleted`: somebody deleted the stream for ever, so the store refuses to read it. */
export async function checkUnlessDeleted(stream: string, raw: AsyncIterable<RawEvent>) {
  try {
    return { ...(await checkStream(stream, raw)), deleted: false };
  } catch (error) {
    if (!isDeletedStream(error)) throw error;
    return { events: 0, broken: undefined, backwards: [], deleted: true };
  }
}
