/** Two logs read together: the same events in the same order, whatever their positions. */
import { ANCHOR_STREAM } from '../../../schema/events/anchor.ts';
import { AUDITED_PREFIXES } from '../../../schema/events/ledger.ts';
import { whereOf } from '../../../schema/reference/findings.ts';
import { isOfStore, METADATA_OF } from '../../adapters/ledger/decode.ts';
import type { RawLedger } from '../../adapters/ledger/eventstore.ts';
import { eachOf } from '../../adapters/ledger/read-events.ts';
import type { RawEvent } from '../../adapters/ledger/verify-chain.ts';

/** A sentence for the person at the terminal. */
export class NotACopy extends Error {
  override name = 'NotACopy';
}

type Reads = Pick<RawLedger, 'readStoreRaw'>;

/** `there`: undefined once the copy has ended; `here`: undefined for what only the copy has. */
export type Pair = { here: RawEvent | undefined; there: RawEvent | undefined };

/** @param upTo of the log; later events are left out. @throws NotACopy at the first difference */
export async function* sideBySide(from: Reads, to: Reads, upTo?: bigint): AsyncGenerator<Pair> {
  const log = facts(from, 'the log');
  const copy = facts(to, 'the copy');
  try {
    for (;;) {
      const [here, there] = await Promise.all([within(await log.next(), upTo), copy.next()]);
      if (!here && there.done) return;
      if (here && !there.done) requireSame(here, there.value);
      if (!here && !there.done && !isMove(there.value)) {
        const what = `the copy has ${whereOf(there.value)} (${there.value.type}), and the log ends before it`;
        throw new NotACopy(`${what}. Is the target the log of another instance, or is it already at work?`);
      }
      yield { here, there: there.done ? undefined : there.value };
    }
  } finally {
    await Promise.all([log.return(undefined), copy.return(undefined)]);
  }
}

const isMove = ({ stream, type }: RawEvent): boolean => stream === ANCHOR_STREAM && type === 'LogMoved';

const within = (
  { done, value }: IteratorResult<RawEvent, undefined>,
  upTo: bigint | undefined,
): RawEvent | undefined => (done || (upTo !== undefined && value.position > upTo) ? undefined : value);

/** @throws NotACopy where a stream is deleted or truncated: readers of a copy would see other events */
async function* facts(ledger: Reads, name: string): AsyncGenerator<RawEvent, undefined> {
  for await (const event of eachOf(ledger.readStoreRaw({ prefixes: AUDITED_PREFIXES }))) {
    if (isOfStore(event) || event.stream.startsWith(METADATA_OF))
      throw new NotACopy(
        `${name} has ${whereOf(event)}, ${event.type}: a stream of the ledger was deleted or truncated. ` +
          'npm run audit -- verify --all says which facts are hidden.',
      );
    yield event;
  }
  return undefined;
}

function requireSame(here: RawEvent, there: RawEvent): void {
  const differs = PARTS.find((part) => !isSame(here[part], there[part]));
  if (differs === undefined) return;
  throw new NotACopy(
    `${whereOf(there)} of the copy stands where the log has ${whereOf(here)}, and differs in ${differs}. ` +
      'Copy into an event store that holds no other log.',
  );
}

const PARTS = ['stream', 'revision', 'id', 'type', 'metadata', 'data'] as const;
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
