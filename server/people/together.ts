/**
 * Questions that arrive at the same moment, or while a statement runs, share the next statement: one round trip and one
 * commit for all (D0215).
 */

/** The rest waits for the next statement. */
const MOST = 256;

/** A busy process waits for further questions, at most this many turns of its event loop or milliseconds. */
const LONGEST = { turns: 24, ms: 10 };
/** A turn as short as this did no other work: after a few of them a wait would only delay the answer. */
const IDLE = { turns: 3, ms: 0.05 };

type Waiting<Q, A> = { question: Q; resolve: (answer: A) => void; reject: (error: unknown) => void };

/**
 * `ask` answers in the order of its questions; when it throws, all fail. Questions with the same `nameOf` go into
 * separate statements, since a statement does not see what another of its rows writes.
 */
export function together<Q, A>(
  ask: (questions: readonly Q[]) => Promise<readonly A[]>,
  nameOf?: (question: Q) => string,
): (question: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = [];
  let running = false;

  const take = (): Waiting<Q, A>[] => {
    const taken = new Map<unknown, Waiting<Q, A>>();
    const left: Waiting<Q, A>[] = [];
    for (const one of waiting) {
      const name = nameOf ? nameOf(one.question) : one;
      if (taken.size < MOST && !taken.has(name)) taken.set(name, one);
      else left.push(one);
    }
    waiting = left;
    return [...taken.values()];
  };

  const run = async (): Promise<void> => {
    await gathered();
    while (waiting.length > 0) {
      const batch = take();
      try {
        const answers = await ask(batch.map(({ question }) => question));
        for (const [n, one] of batch.entries()) one.resolve(answers[n] as A);
      } catch (error) {
        for (const one of batch) one.reject(error);
      }
    }
    running = false;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (running) return;
      running = true;
      void run();
    });
}

async function gathered(): Promise<void> {
  const began = performance.now();
  let idle = 0;
  for (let turn = 0, at = began; turn < LONGEST.turns && at - began < LONGEST.ms && idle < IDLE.turns; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    if (now - at < IDLE.ms) idle += 1;
    at = now;
  }
}
