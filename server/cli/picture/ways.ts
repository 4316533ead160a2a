/** Transitions to any running status are listed as text, since their arrows would hide the others. */
import { LIVE, type LoanStatus, TRANSITIONS, type Transition } from '../../../schema/loan-status.ts';

type Way = Transition & { wide: boolean };

const key = ({ from, event }: Transition): string => `${from} ${event}`;
const targets = Map.groupBy(TRANSITIONS, key);

/** It may lead to all other running statuses and to nothing else. */
function isWide(transition: Transition): boolean {
  const all = new Set<LoanStatus>((targets.get(key(transition)) ?? []).map(({ to }) => to));
  return LIVE.every((status) => all.has(status) || status === transition.from) && all.size <= LIVE.length;
}

export const ways: readonly Way[] = TRANSITIONS.map((one) => ({ ...one, wide: one.from !== one.to && isWide(one) }));
