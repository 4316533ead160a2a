/** The real decider's stream, one part per command, with its effective day and id. */
import type { EventContext, Stream } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { HistoryPart } from '../adapters/ledger/envelope.ts';
import type { Outcome } from '../domain/decider.ts';
import { HISTORY } from '../workflows/workflow.ts';
import { type Act, SYSTEM } from './actors.ts';
import { derivedId } from './derived-id.ts';
import type { Moments } from './moments.ts';

function cut<E extends LedgerEvent>(events: readonly E[], through: LoanStatus | undefined): readonly E[] {
  const end = through ? events.findIndex(({ data }) => 'status' in data && data.status === through) : -1;
  return end < 0 ? events : events.slice(0, end + 1);
}

type Decider<S, C, E> = {
  initial: S;
  evolve: (state: S, event: E) => S;
  decide: (state: S, command: C) => Outcome<E>;
};

/**
 * `effectiveDate`: if it differs from the command's day. `commandId`: if another process derives the same. `through`:
 * the status at which the history ends, although the command leads on.
 */
export type Given = { effectiveDate?: LocalDate; commandId?: CommandId; by?: Act; through?: LoanStatus };

export class ComposedStream<S, C extends { type: string }, E extends LedgerEvent> {
  readonly name: Stream<E>;
  readonly parts: HistoryPart<E>[] = [];
  state: S;
  readonly #decider: Decider<S, C, E>;
  readonly #moments: Moments;
  /** Ids of commands derive from this UUID. */
  readonly #root: string;
  #commands = 0;

  constructor(name: Stream<E>, root: string, decider: Decider<S, C, E>, moments: Moments) {
    this.name = name;
    this.#root = root;
    this.#decider = decider;
    this.#moments = moments;
    this.state = decider.initial;
  }

  /** @throws Error if the decider refuses: an impossible plan is a bug of the seed */
  do(day: LocalDate, command: C, given: Given = {}): HistoryPart<E> | undefined {
    const outcome = this.#decider.decide(this.state, command);
    if ('refusal' in outcome) {
      throw new Error(`${this.name} on ${day}: ${command.type}: ${JSON.stringify(outcome.refusal)}`);
    }
    this.#commands += 1;
    if (outcome.events.length === 0) return undefined;
    const events = cut(outcome.events, given.through);
    this.state = events.reduce((state, event) => this.#decider.evolve(state, event), this.state);
    const part = { events, context: this.#context(day, given) };
    this.parts.push(part);
    return part;
  }

  #context(day: LocalDate, given: Given): EventContext {
    const commandId = given.commandId ?? derivedId<CommandId>(this.#root, `${this.name}:${this.#commands}`);
    const by = given.by ?? SYSTEM;
    return {
      commandId,
      causationId: HISTORY,
      correlationId: commandId,
      ...by,
      ...(by.askedBy ? { askedAt: this.#moments.next(day) } : {}),
      effectiveDate: given.effectiveDate ?? day,
      recordedAt: this.#moments.next(day),
    };
  }
}
