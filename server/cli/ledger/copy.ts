/**
 * Copies a log into another event store over the wire. The target alone says how far a copy has come, so a killed one
 * goes on where it stopped. Events go one append after another: several at once could change places (D0143).
 */
import { Chains } from '../../adapters/ledger/chains.ts';
import type { RawLedger } from '../../adapters/ledger/eventstore.ts';
import type { RawEvent } from '../../adapters/ledger/verify-chain.ts';
import { WrongRevision } from '../../ports/ledger.ts';
import type { PositionMap } from './position-map.ts';
import { NotACopy, sideBySide } from './side-by-side.ts';

/** `position`: of the event reached, in the log. */
export type OnStep = (step: 'look' | 'copy' | 'verify', events: number, position: bigint) => void;

type Logs = { from: RawLedger; to: RawLedger; onStep: OnStep };

/** One append; well below the 1 MiB that an event store takes. */
const MOST_EVENTS = 200;
const MOST_LETTERS = 200_000;

/** `last`: of the log; undefined for an empty one. */
export type Copied = { there: number; copied: number; last: bigint | undefined };

/** Up to the head at the time of the call. @throws NotACopy; LedgerUnavailable and the like: run it again */
export async function copyRest({ from, to, onStep }: Logs): Promise<Copied> {
  let there = 0;
  let copied = 0;
  let last: bigint | undefined;
  let run: RawEvent[] = [];
  let letters = 0;
  const send = async () => {
    const [first, ...rest] = run;
    if (!first) return;
    await append(to, [first, ...rest]);
    copied += run.length;
    onStep('copy', there + copied, run.at(-1)?.position ?? 0n);
    [run, letters] = [[], 0];
  };
  for await (const pair of sideBySide(from, to)) {
    const { here } = pair;
    if (!here) continue;
    last = here.position;
    if (pair.there) {
      there += 1;
      onStep('look', there, here.position);
      continue;
    }
    const size = JSON.stringify([here.data, here.metadata]).length;
    if (run[0]?.stream !== here.stream || run.length === MOST_EVENTS || letters + size > MOST_LETTERS) await send();
    run.push(here);
    letters += size;
  }
  await send();
  return { there, copied, last };
}

async function append(to: RawLedger, events: readonly [RawEvent, ...RawEvent[]]): Promise<void> {
  try {
    await to.appendCopies(events);
  } catch (error) {
    if (!(error instanceof WrongRevision)) throw error;
    throw new NotACopy(`Somebody else writes ${events[0].stream} in the target. Stop him, and run this again.`);
  }
}

export type Verified = { events: number; streams: number; head: bigint | undefined; headThere: bigint | undefined };

/**
 * Reads both logs whole: every event, its stream, revision, id, content and the hash chain it belongs to.
 * @param upTo the last event that was copied. @throws NotACopy
 */
export async function verifyCopy({ from, to, onStep }: Logs, map: PositionMap, upTo: bigint): Promise<Verified> {
  const chains = new Chains();
  let events = 0;
  let head: bigint | undefined;
  let headThere: bigint | undefined;
  for await (const { here, there } of sideBySide(from, to, upTo)) {
    if (!there) throw new NotACopy(`The copy ends after ${events} events, before the log does. Run this again.`);
    if (!here) continue;
    chains.take(there);
    await map.take(here.position, there.position);
    events += 1;
    [head, headThere] = [here.position, there.position];
    onStep('verify', events, here.position);
  }
  const [broken] = chains.findings;
  if (broken)
    throw new NotACopy(
      `${broken.where} ${broken.what}${chains.findings.length > 1 ? `, and ${chains.findings.length - 1} more` : ''}. ` +
        'The log has it too: npm run audit -- verify --all.',
    );
  return { events, streams: chains.streams.length, head, headThere };
}
