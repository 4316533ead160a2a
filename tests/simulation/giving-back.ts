import { addDays, type Instant, type LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import type { Chance } from '../../server/seed/chance.ts';
import type { Party } from './party.ts';

export type GivenBack = { amount: Tiyn; outcome: 'REVERSED'; operatedAt: Instant };

/** One reversal in three has up to three different parts: equal parts would look like a repeat. */
export function partsOf(chance: Chance, whole: Tiyn): Tiyn[] {
  if (chance.hits(0.6)) return [whole];
  const parts: Tiyn[] = [];
  let left: bigint = whole;
  for (let i = chance.whole(1, 3); i > 0 && left > 0n; i -= 1) {
    const share = chance.hits(0.2) ? 1_000 : chance.whole(1, 999);
    const part = tiyn((left * BigInt(share)) / 1_000n);
    if (part <= 0n || parts.includes(part)) continue;
    parts.push(part);
    left -= part;
  }
  return parts.length > 0 ? parts : [whole];
}

/** `word` is the provider's term. Each part is reported on some day from `day` on. */
export async function giveBack(
  { chance, place, wire }: Party,
  { externalId, amount }: { externalId: string; amount: Tiyn },
  day: LocalDate,
  word: (part: GivenBack) => () => Promise<unknown>,
): Promise<void> {
  let gone = 0n;
  for (const part of partsOf(chance, amount)) {
    gone += part;
    await place.till.gaveBack(externalId, tiyn(gone), amount);
    const until = addDays(day, chance.whole(0, 8));
    wire.hold(word({ amount: part, outcome: 'REVERSED', operatedAt: `${until}T08:00:00.000Z` as Instant }), until);
  }
}
