import { atRevision, type Finding, finding } from '../../../schema/reference/findings.ts';
import type { CodeCheck } from './check-codes.ts';
import { isDeletedStream } from './read-events.ts';
import { stepBack } from './step-back.ts';
import { type RawEvent, verifyChain } from './verify-chain.ts';

/** `codes`: where the keys of the installation are at hand. */
export async function checkStream(stream: string, raw: AsyncIterable<RawEvent>, codes?: Pick<CodeCheck, 'take'>) {
  let events = 0;
  let latest: string | undefined;
  const backwards: Finding[] = [];
  async function* counted() {
    for await (const event of raw) {
      events += 1;
      codes?.take(event);
      const step = stepBack(latest, event);
      latest = step.latest;
      if (step.back) backwards.push(finding(atRevision({ stream, revision: event.revision }), step.back));
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
