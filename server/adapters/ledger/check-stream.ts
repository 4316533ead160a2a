/** The chain of one stream with how much of it was read: what an auditor is told. */
import { type RawEvent, verifyChain } from './verify-chain.ts';

export async function checkStream(stream: string, raw: AsyncIterable<RawEvent>) {
  let events = 0;
  async function* counted() {
    for await (const event of raw) {
      events += 1;
      yield event;
    }
  }
  const broken = await verifyChain(stream, counted());
  return { events, broken };
}
