/** The only place that loads, decides and appends. No vendor is called between load and append. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventContext, Folded, Stream } from '../../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../../schema/events/ledger.ts';
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import { type Decide, type Refused, type Result, refuse } from '../../domain/decider.ts';
import { type Ledger, type Revision, type StreamRead, WrongRevision } from '../../ports/ledger.ts';
import { folding } from './fold.ts';
import { inSpan } from './span.ts';
import { inTurn } from './turns.ts';

export type Handled<S, E extends LedgerEvent, Code extends RefusalCode = RefusalCode> = Result<
  {
    state: S;
    revision: Revision;
    position: bigint | null;
    repeated: boolean;
    /** Events written by this call: 0 for a retry or a command that changes nothing. */
    appended: number;
    /** The whole stream, including the events of this call; all events of one append share its position. */
    events: readonly Folded<E>[];
  },
  Code
>;

/** For callers that only need the log position to wait for. */
export type Written<Code extends RefusalCode = RefusalCode> = Result<{ position: bigint | null }, Code>;

type Command = { type: string };
export type Decider<S, C extends Command, E extends LedgerEvent, Codes> = {
  initial: S;
  evolve: (state: S, event: E) => S;
  decide: Decide<S, C, E, Codes>;
};
/** With which codes a command, one of those in `X`, may be refused. */
type Refusing<X extends Command, Codes> = X['type'] extends keyof Codes
  ? Extract<Codes[X['type']], RefusalCode>
  : RefusalCode;

/** A command, or a function that derives it from the same events that it will be decided on. */
export type Wanted<C, E extends LedgerEvent, Code extends RefusalCode = RefusalCode> =
  | C
  | ((events: StreamRead<E>['events']) => Result<C, Code> | Promise<Result<C, Code>>);

const TRIES = 8;
const BACKOFF_MS = 15;

/**
 * Reads the stream, finds a retry by its command id (it gets the first answer and appends nothing), decides, and
 * appends at the revision read. The first try uses the cached stream: the exact revision proves it current, and this
 * try never refuses. A lost race is retried at most eight times, then refused with CHANGED_MEANWHILE.
 */
export function handle<
  S,
  C extends Command,
  E extends LedgerEvent,
  Codes,
  X extends C,
  Code extends RefusalCode = never,
>(
  ledger: Ledger,
  stream: Stream<E>,
  decider: Decider<S, C, E, Codes>,
  command: Wanted<X, E, Code>,
  context: EventContext,
): Promise<Handled<S, E, Refusing<X, Codes> | Code | 'CHANGED_MEANWHILE'>> {
  const name = typeof command === 'function' ? 'command' : `command ${command.type}`;
  const { commandId } = context;
  const work = () => inTurn(ledger, stream, () => decideAndAppend(ledger, stream, decider, command, context));
  return inSpan(name, () => ({ 'nesie.stream': stream, 'nesie.role': context.actor.role }), work, { commandId });
}

async function decideAndAppend<
  S,
  C extends Command,
  E extends LedgerEvent,
  Codes,
  X extends C,
  Code extends RefusalCode,
>(
  ledger: Ledger,
  stream: Stream<E>,
  decider: Decider<S, C, E, Codes>,
  command: Wanted<X, E, Code>,
  context: EventContext,
): Promise<Handled<S, E, Refusing<X, Codes> | Code | 'CHANGED_MEANWHILE'>> {
  const known = ledger.known(stream);
  const first = known && (await attempt(ledger, stream, decider, command, context, known));
  if (first && first !== 'race lost' && 'events' in first && (first.repeated || first.appended > 0)) return first;
  for (let tries = 1; ; tries++) {
    const handled = await attempt(ledger, stream, decider, command, context, await ledger.readLatest(stream));
    if (handled !== 'race lost') return handled;
    if (tries === TRIES) return refuse('CHANGED_MEANWHILE');
    await pause(BACKOFF_MS * tries * (1 + (tries % 3)));
  }
}

const folds = new WeakMap<object, unknown>();

/** All commands of a decider use the same cache. */
function foldOf<S, C extends Command, E extends LedgerEvent>(
  decider: Decider<S, C, E, unknown>,
): (events: readonly E[]) => S {
  const known = folds.get(decider) as ((events: readonly E[]) => S) | undefined;
  if (known) return known;
  const fold = folding<E, S>(decider.initial, decider.evolve);
  folds.set(decider, fold);
  return fold;
}

/** The state that the decider sees; `events` must start with the stream's first event. */
export const stateOf = <S, C extends Command, E extends LedgerEvent>(
  decider: Decider<S, C, E, unknown>,
  events: readonly NoInfer<E>[],
): S => foldOf(decider)(events);

async function attempt<S, C extends Command, E extends LedgerEvent, Codes, X extends C, Code extends RefusalCode>(
  ledger: Ledger,
  stream: Stream<E>,
  decider: Decider<S, C, E, Codes>,
  wanted: Wanted<X, E, Code>,
  context: EventContext,
  { events, revision }: StreamRead<E>,
): Promise<Handled<S, E, Refusing<X, Codes> | Code> | 'race lost'> {
  const state = stateOf(decider, events);
  const mine = events.findLast((event) => event.metadata.commandId === context.commandId);
  if (mine) return { state, revision, position: mine.position, repeated: true, appended: 0, events };
  const command = typeof wanted === 'function' ? await wanted(events) : wanted;
  if ('refusal' in command) return command;
  const outcome = decider.decide(state, command);
  if ('refusal' in outcome) return outcome as Refused<Refusing<X, Codes>>;
  if (outcome.events.length === 0) return { state, revision, position: null, repeated: false, appended: 0, events };
  try {
    const { events: made } = outcome;
    const types = () => ({ 'nesie.command': command.type, 'nesie.events': made.map(({ type }) => type) });
    const appended = await inSpan('append', types, () => ledger.append(stream, revision, made, context));
    return {
      state: outcome.events.reduce(decider.evolve, state),
      revision: appended.revision,
      position: appended.position,
      repeated: false,
      appended: outcome.events.length,
      events: [...events, ...outcome.events.map((event) => written(event, appended.position, context))],
    };
  } catch (error) {
    if (!(error instanceof WrongRevision)) throw error;
    return 'race lost';
  }
}

const written = <E extends LedgerEvent>(event: E, position: bigint, metadata: EventContext): Folded<E> => ({
  ...event,
  position,
  metadata,
});

const pause = (ms: number): Promise<void> => sleep(ms);
