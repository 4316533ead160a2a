import { useCallback, useRef, useState } from 'react';
import type { CallOutcome } from './call-outcome.ts';
import { settleSubmission, submissionKey } from './idempotency.ts';

/** `field` is the id of its input; without it the error concerns the whole form. */
export type FieldProblem = {
  readonly field?: string;
  readonly text: string;
  /** The label of a field that is empty or half filled: the summary stands far from it and names it. */
  readonly unfilled?: string;
  /** A link to a page that helps instead. */
  readonly way?: { readonly to: string; readonly text: string };
};

/** Words of `shell.json`, or of the server where only it knows them. */
export type Trouble = { readonly id: string } | { readonly text: string };

export type SubmitState<V> = {
  readonly pending: boolean;
  readonly problems: readonly FieldProblem[];
  /** Grows with every refused submission: `ErrorSummary` takes the focus when it changes. */
  readonly attempt: number;
  /** Why the call itself failed; the typed data stays. */
  readonly trouble: Trouble | undefined;
  readonly submit: (values: V) => Promise<void>;
  /** Sends the last values again with the same key; undefined while there is nothing to repeat. */
  readonly retry: (() => Promise<void>) | undefined;
  readonly problemOf: (field: string) => string | undefined;
  /** A field calls it when its value changes: its error goes, the others stay. */
  readonly corrected: (field: string) => void;
};

/** Input for the server, or errors found before sending. */
export type Reading<I> = { readonly input: I } | { readonly problems: readonly FieldProblem[] };

export type SubmitOptions<V, I, T> = {
  /** In sessionStorage; add the loan's id if several may be open. */
  readonly form: string;
  readonly read: (values: V) => Reading<I>;
  readonly send: (input: I, idempotencyKey: string) => Promise<CallOutcome<T>>;
  readonly refusals?: (data: T) => readonly FieldProblem[];
  readonly done: (data: T, values: V) => void | Promise<void>;
};

const TROUBLE: Partial<Record<CallOutcome<unknown>['kind'], string>> = {
  offline: 'shell.troubleOffline',
  limited: 'shell.troubleLimited',
  running: 'shell.troubleRunning',
  conflict: 'shell.troubleConflict',
  invalid: 'shell.troubleUnavailable',
};

/** Says whether the write took effect, if the server knows. */
function troubleOf(outcome: CallOutcome<unknown>): Trouble | undefined {
  if (outcome.kind === 'unavailable')
    return { id: `shell.${outcome.stored === 'nothing' ? 'troubleOutage' : 'troubleUnknown'}` };
  if (outcome.kind === 'limited' && outcome.text !== undefined) return { text: outcome.text };
  const id = TROUBLE[outcome.kind];
  return id === undefined ? undefined : { id };
}

type Shown = { problems: readonly FieldProblem[]; trouble: Trouble | undefined };
const NOTHING: Shown = { problems: [], trouble: undefined };

/** Checks a form, sends it once, shows errors, repeats safely. */
export function useSubmit<V, I, T>(options: SubmitOptions<V, I, T>): SubmitState<V> {
  const [pending, setPending] = useState(false);
  const [shown, setShown] = useState<Shown>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const last = useRef<V | undefined>(undefined);
  const busy = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  // A field that was not typed in since keeps its text: «the code is wrong», although the code was taken out of it.
  const before = useRef<readonly FieldProblem[]>([]);
  before.current = shown.problems;
  const keepText = useCallback(
    (problem: FieldProblem) =>
      before.current.find(({ field }) => field !== undefined && field === problem.field) ?? problem,
    [],
  );

  const show = useCallback((next: Shown) => {
    setShown(next);
    if (next.problems.length > 0 || next.trouble) setAttempt((n) => n + 1);
  }, []);

  const submit = useCallback(
    async (values: V) => {
      if (busy.current) return; // a second press while the first is being sent
      last.current = values;
      const reading = latest.current.read(values);
      if ('problems' in reading) return show({ problems: reading.problems.map(keepText), trouble: undefined });
      setShown(NOTHING);
      busy.current = true;
      setPending(true);
      try {
        show(await sendOnce(latest.current, values, reading.input));
      } finally {
        busy.current = false;
        setPending(false);
      }
    },
    [show, keepText],
  );

  const values = last.current;
  return {
    pending,
    attempt,
    ...shown,
    submit,
    retry: shown.trouble && values !== undefined ? () => submit(values) : undefined,
    problemOf: (field) => shown.problems.find((p) => p.field === field)?.text,
    corrected: (field) =>
      setShown((now) =>
        now.problems.some((p) => p.field === field)
          ? { ...now, problems: now.problems.filter((p) => p.field !== field) }
          : now,
      ),
  };
}

const told = new Set<() => void>();

/** Calls `listener` whenever a form was taken, before the page goes on. Returns a function that ends this. */
export function onSent(listener: () => void): () => void {
  told.add(listener);
  return () => void told.delete(listener);
}

async function sendOnce<V, I, T>(options: SubmitOptions<V, I, T>, values: V, input: I): Promise<Shown> {
  const outcome = await options.send(input, submissionKey(options.form));
  settleSubmission(options.form, outcome);
  if (outcome.kind !== 'done') return { problems: [], trouble: troubleOf(outcome) };
  const problems = options.refusals?.(outcome.data) ?? [];
  if (problems.length > 0) return { problems, trouble: undefined };
  for (const listener of told) listener();
  await options.done(outcome.data, values);
  return NOTHING;
}
