/** Folds of whole streams that go on from where they were last: a command to a loan of many events costs what its new events cost. */

type Reached<S> = { state: S; events: number };

/**
 * Events are objects that never change, kept by the ledger's cache: the state after one is remembered for as long as it is kept. The number of
 * events before it must agree, so that a stream seen in part (as of a day) is folded anew.
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
    const last = events.at(-1);
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
