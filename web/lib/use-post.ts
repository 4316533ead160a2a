import { useEffect, useState } from 'react';
import { post, type TypedOperation } from './call.ts';
import { answerOf } from './call-outcome.ts';
import { given, hashIn, keyOf, unanswered } from './given.ts';
import { failed, type Loaded } from './loaded.ts';

/** A query of an open page, without Apollo: a visitor does not download it. `variables` stay the same object. */
export function usePost<T, V>(operation: TypedOperation<T, V>, variables: V): Loaded<T> {
  const key = keyOf(operation, variables);
  const [outcome, setOutcome] = useState(() => (given.has(key) ? answerOf<T>(200, given.get(key)) : undefined));
  if (import.meta.env.SSR && !outcome) unanswered.set(key, { hash: String(hashIn(operation)), variables });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    void post(operation, variables, { signal: leaving.signal }).then((answer) => {
      if (!leaving.signal.aborted) setOutcome(answer);
    });
    return () => leaving.abort();
  }, [operation, variables, attempt]);
  if (!outcome) return { kind: 'loading' };
  const again = () => {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  };
  if (outcome.kind === 'done') return { kind: 'ready', data: outcome.data, again };
  return failed(outcome, again);
}
