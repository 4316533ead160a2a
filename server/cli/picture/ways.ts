/** The transitions, and which of them may lead to any live status: those are told in words, as arrows they would hide the rest. */
import { LIVE, type LoanStatus, TRANSITIONS, type Transition } from '../../../schema/loan-status.ts';

type Way = Transition & { wide: boolean };

const key = ({ from, event }: Transition): string => `${from} ${event}`;
const targets = Map.groupBy(TRANSITIONS, key);

/** All other live statuses, and nothing else. */
function isWide(transition: Transition): boolean {
  const all = new Set<LoanStatus>((targets.get(key(transition)) ?? []).map(({ to }) => to));
  return LIVE.every((status) => all.has(status) || status === transition.from) && all.size <= LIVE.length;
}

export const ways: readonly Way[] = TRANSITIONS.map((one) => ({ ...one, wide: one.from !== one.to && isWide(one) }));
