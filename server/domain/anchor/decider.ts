/** The log is anchored once a business day; each anchor starts where the one before ended (R36). */
import type { AnchorEvent, DailyAnchor } from '../../../schema/events/anchor.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { accept, type Outcome, refuse } from '../decider.ts';

type AnchorState = { readonly last: DailyAnchor | null };
type AnchorCommand = { type: 'Anchor'; anchor: DailyAnchor };

const initial: AnchorState = { last: null };

const evolve = (_: AnchorState, event: AnchorEvent): AnchorState => ({ last: event.data });

export const isAnchored = ({ last }: AnchorState, day: LocalDate): boolean =>
  last !== null && last.date >= day && !last.continued;

function decide(state: AnchorState, { anchor }: AnchorCommand): Outcome<AnchorEvent> {
  if (isAnchored(state, anchor.date)) return accept();
  if ((state.last?.position ?? null) !== anchor.after) return refuse('CHANGED_MEANWHILE');
  return accept({ type: 'DailyAnchored', data: anchor });
}

export const anchorDecider = { initial, evolve, decide };
