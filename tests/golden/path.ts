/** A golden path before it is written: one stream, and its appends in order. */
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { loanStream } from '../../schema/events/streams.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Outcome } from '../../server/domain/decider.ts';
import type { Story } from '../support/spec.ts';

export type Append = {
  readonly today: LocalDate;
  readonly effectiveDate: LocalDate;
  readonly events: readonly LedgerEvent[];
};
export type Path = {
  readonly stream: string;
  readonly appends: readonly Append[];
  /** One member of staff requested it and another confirmed it. */
  readonly office?: boolean;
};

export const loanPath = (story: Story): Path => ({
  stream: loanStream(story.last('LoanApplied').loanId),
  appends: story.appends.map(({ command, events }) => ({
    today: command.today,
    effectiveDate: command.type === 'ReceivePayment' ? command.paidOn : command.today,
    events,
  })),
});

type Decider<S, C, E extends LedgerEvent> = {
  initial: S;
  evolve(state: S, event: E): S;
  decide(state: S, command: C): Outcome<E>;
};

/** The real decider makes the events. @throws where it refuses */
export function decidedPath<S, C, E extends LedgerEvent>(
  stream: string,
  { initial, evolve, decide }: Decider<S, C, E>,
  ...commands: readonly (readonly [LocalDate, C])[]
): Path {
  let state = initial;
  const appends = commands.map(([today, command]) => {
    const outcome = decide(state, command);
    if ('refusal' in outcome) throw new Error(`${stream}: ${outcome.refusal.code}`);
    state = outcome.events.reduce(evolve, state);
    return { today, effectiveDate: today, events: outcome.events };
  });
  return { stream, appends };
}
