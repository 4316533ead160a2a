/** Holds the code of each event against the keys of this installation (R973). */
import { atRevision, type Finding, finding, say } from '../../../schema/reference/findings.ts';
import { isHandedOver, isSigned } from './anchor-key.ts';
import type { AnchorCheck } from './check-anchors.ts';
import { type CodeKey, isCodeOf, keyIdOf } from './event-code.ts';
import { hashOfStored, type RawEvent } from './verify-chain.ts';

type Coded = Pick<RawEvent, 'stream' | 'revision' | 'position' | 'metadata'>;
type Fault = 'CODE_ABSENT' | 'CODE_OF_NO_KEY' | 'CODE_FALSE';

export class CodeCheck {
  readonly findings: Finding[] = [];
  readonly #keys: ReadonlyMap<string, CodeKey>;
  /** Through which position an anchor by a key that is known here took over from one that is not. */
  readonly #takenOver: bigint;
  readonly #named = new Set<string>();
  /** Events whose code was held against a key. */
  checked = 0;
  /** Events that only the anchors speak for: their key was taken away after it had handed over. */
  retired = 0;

  /** @param keys none: nothing is checked, since only the installation has them */
  constructor(keys: readonly CodeKey[], { known }: Pick<AnchorCheck, 'known'>) {
    this.#keys = new Map(keys.map((key) => [key.id, key]));
    const own = new Set(keys.map(({ publicKey }) => publicKey));
    const last = known.findLast(
      ({ anchor }) =>
        own.has(anchor.publicKey) &&
        anchor.former !== undefined &&
        !own.has(anchor.former.publicKey) &&
        isSigned(anchor) &&
        isHandedOver(anchor, anchor.former.publicKey),
    );
    this.#takenOver = last?.end ?? -1n;
  }

  get isPossible(): boolean {
    return this.#keys.size > 0;
  }

  /** Names the first event of a stream alone: those after it mostly come from the same hand. */
  take(event: Coded): void {
    if (!this.isPossible) return;
    const fault = this.#faultOf(event);
    if (!fault || this.#named.has(event.stream)) return;
    this.#named.add(event.stream);
    this.findings.push(finding(atRevision(event), say(fault)));
  }

  #faultOf(event: Coded): Fault | undefined {
    const { code } = Object(event.metadata) as { code?: unknown };
    if (typeof code !== 'string') return 'CODE_ABSENT';
    const key = this.#keys.get(keyIdOf(code) ?? '');
    if (!key) {
      if (event.position > this.#takenOver) return 'CODE_OF_NO_KEY';
      this.retired += 1;
      return undefined;
    }
    this.checked += 1;
    return isCodeOf(key, hashOfStored(event as RawEvent), code) ? undefined : 'CODE_FALSE';
  }
}
