import { type MessageId, useT } from './intl.ts';
import type { Typed } from './typed-form.ts';
import type { SubmitState } from './use-submit.ts';

/** Spread them: `<TextField {...bind('city')} />`. */
export type Bound<K extends string> = (id: K) => {
  readonly id: K;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
};

export type TypedForm<K extends string> = {
  readonly form: Typed<K>;
  readonly change: (change: Partial<Typed<K>>) => void;
  readonly submission: SubmitState<Typed<K>>;
};

/** A change clears the error of its field only. */
export function useBound<K extends string>(
  { form, change, submission }: TypedForm<K>,
  labelOf: (field: K) => MessageId,
): Bound<K> {
  const t = useT();
  return (id) => ({
    id,
    label: t(labelOf(id)),
    value: form[id],
    problem: submission.problemOf(id),
    onChange: (value) => {
      if (value === form[id]) return;
      change({ [id]: value } as Partial<Typed<K>>);
      submission.corrected(id);
    },
  });
}
