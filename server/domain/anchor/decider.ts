/** The log is anchored once a business day; each anchor starts where the one before ended (R36). */
import type { AnchorEvent, DailyAnchor, LogMove } from '../../../schema/events/anchor.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { accepting, deciding, refuse } from '../decider.ts';

const accept = accepting<AnchorEvent>();

type AnchorState = {
  readonly last: DailyAnchor | null;
  /** Where the last anchor ends in this log: elsewhere than signed once the log was moved (R700). */
  readonly end: bigint | null;
  /** Of the last anchor. */
  readonly revision: number;
  readonly events: number;
};
type AnchorCommand = { type: 'Anchor'; anchor: DailyAnchor } | ({ type: 'Move' } & LogMove);

const initial: AnchorState = { last: null, end: null, revision: -1, events: 0 };

function evolve(state: AnchorState, event: AnchorEvent): AnchorState {
  const events = state.events + 1;
  switch (event.type) {
    case 'DailyAnchored':
      return { last: event.data, end: event.data.position, revision: state.events, events };
    case 'LogMoved': {
      const moved = event.data.ends.find(({ revision }) => revision === BigInt(state.revision));
      return { ...state, end: moved?.position ?? state.end, events };
    }
  }
}

export const isAnchored = ({ last }: Pick<AnchorState, 'last'>, day: LocalDate): boolean =>
  last !== null && last.date >= day && !last.continued;

const decide = deciding<AnchorState, AnchorCommand, AnchorEvent>()({
  Move: (_, { ends }) => accept({ type: 'LogMoved', data: { ends } }),
  Anchor(state, { anchor }) {
    if (isAnchored(state, anchor.date)) return accept();
    if (state.end !== anchor.after) return refuse('CHANGED_MEANWHILE');
    return accept({ type: 'DailyAnchored', data: anchor });
  },
});

export const anchorDecider = { initial, evolve, decide };
