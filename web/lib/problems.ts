import type { ProblemFragment } from '../generated/cabinet/graphql.ts';
import type { FieldProblem } from './use-submit.ts';

/** `rename` maps the server's fields to ids of inputs. */
export const problemsOf = (
  errors: readonly ProblemFragment[],
  rename: Readonly<Record<string, string>> = {},
): readonly FieldProblem[] =>
  errors.map(({ field, message }) => (field ? { field: rename[field] ?? field, text: message } : { text: message }));

export const factOf = (error: ProblemFragment, name: string): string | undefined =>
  error.facts.find((fact) => fact.name === name)?.value;
