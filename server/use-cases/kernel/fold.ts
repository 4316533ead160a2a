/** A command to a long stream costs only its new events. */

type Reached<S> = { state: S; events: number };

/**
 * Remembers the state after the last event of a stream for as long as the ledger's cache keeps that event; events never
 * change. The state before it is forgotten, since a state of each event would take more memory than the events. The
 * count of events before it must match, so that a partly read stream (as of a day) is folded anew.
 */
export function folding<E extends object, S>(
  initial: S,
  evolve: (state: S, event: E) => S,
): (events: readonly E[]) => S {
  const known = new WeakMap<E, Reached<S>>();
  return (events) => {
    const { state: reached, events: count } = lastKnown(events, known) ?? { state: initial, events: 0 };
    let state = reached;
    for (const event of events.slice(count)) state = evolve(state, event);
    const [before, last] = [events[count - 1], events.at(-1)];
    if (before) known.delete(before);
    if (last) known.set(last, { state, events: events.length });
    return state;
  };
}

function lastKnown<E extends object, S>(events: readonly E[], known: WeakMap<E, Reached<S>>): Reached<S> | undefined {
  for (let count = events.length; count > 0; count--) {
    const reached = known.get(events[count - 1] as E);
    if (reached?.events === count) return reached;
  }
  return undefined;
}
