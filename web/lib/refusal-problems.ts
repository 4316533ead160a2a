import type { FieldProblem } from './use-submit.ts';

export type Refusal = {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
};

/** `fields` names the field of a code if the server does not. */
export const problemsOf = (
  refusals: readonly Refusal[],
  fields: Readonly<Record<string, string>> = {},
): readonly FieldProblem[] =>
  refusals.map(({ code, field, message }) => {
    const at = field ?? fields[code];
    return at ? { field: at, text: message } : { text: message };
  });

/** For example the tries that are left. */
export function factOf(refusals: readonly Refusal[], name: string): number | undefined {
  const value = refusals.flatMap((refusal) => refusal.facts ?? []).find((fact) => fact.name === name)?.value;
  return value === undefined ? undefined : Number(value);
}
