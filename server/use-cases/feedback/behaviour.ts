/** What visitors do on the pages, and what fails on their devices: names and counts, no values (R212). */
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { DAY_MS, type Instant, instant } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { BehaviourEntry, BehaviourKind, BehaviourStore } from '../../ports/behaviour.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Limits } from '../../ports/limits.ts';
import { type Address, takeOfAddress } from '../kernel/address.ts';

export type BehaviourDeps = { behaviour: BehaviourStore; limits: Limits; clock: Pick<Clock, 'now'> };
export type Visitor = Address & { readonly borrowerId: BorrowerId | null };
export type Noticed = Omit<BehaviourEntry, 'kind' | 'page'> & { kind: BehaviourKind; page: string };

/** Own choices. */
const CALLS = { times: 120, seconds: 60 } as const;
const KEPT_DAYS = 90;
const SHOWN = 100;

/** Ids, numbers and whatever follows the path may lead to a person. */
const pathOf = (page: string): string =>
  page
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/[^/]*\d[^/]*/g, ':id')
    .replace(/[^\w/:-]/g, '')
    .slice(0, 120);

export type Behaviours = ReturnType<typeof makeBehaviours>;

export function makeBehaviours({ behaviour, limits, clock }: BehaviourDeps) {
  const daysAgo = (days: number): Instant => instant(new Date(Date.parse(clock.now()) - days * DAY_MS));

  /** Refusals: TOO_MANY_REQUESTS. */
  async function keep({ borrowerId, ...address }: Visitor, entries: readonly Noticed[]) {
    if (!(await takeOfAddress(limits, 'behaviour', address, CALLS.times, CALLS.seconds)))
      return refuse('TOO_MANY_REQUESTS');
    const rows = entries.map((entry) => ({
      ...entry,
      page: entry.kind === 'FACE_DEVICE' ? entry.page : pathOf(entry.page),
    }));
    await behaviour.keep({ borrowerId, caller: borrowerId ?? address.key }, rows, clock.now(), daysAgo(KEPT_DAYS));
    return { kept: rows.length };
  }

  return { keep, counts: () => behaviour.counts(daysAgo(KEPT_DAYS), SHOWN) };
}
