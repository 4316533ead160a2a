import type { ProblemFragment } from '../generated/cabinet/graphql.ts';
import type { FieldProblem } from './use-submit.ts';

/** Refusals of a payload as problems of a form; `rename` turns the server's fields into ids of inputs. */
export const problemsOf = (
  errors: readonly ProblemFragment[],
  rename: Readonly<Record<string, string>> = {},
): readonly FieldProblem[] =>
  errors.map(({ field, message }) => (field ? { field: rename[field] ?? field, text: message } : { text: message }));

/** A figure that came with a refusal. */
export const factOf = (error: ProblemFragment, name: string): string | undefined =>
  error.facts.find((fact) => fact.name === name)?.value;
