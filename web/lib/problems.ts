import type { ProblemFragment } from '../generated/cabinet/graphql.ts';
import type { FieldProblem } from './use-submit.ts';

/** Turns refusals of a payload into errors of a form; `rename` maps the server's fields to ids of inputs. */
export const problemsOf = (
  errors: readonly ProblemFragment[],
  rename: Readonly<Record<string, string>> = {},
): readonly FieldProblem[] =>
  errors.map(({ field, message }) => (field ? { field: rename[field] ?? field, text: message } : { text: message }));

/** A figure of a refusal. */
export const factOf = (error: ProblemFragment, name: string): string | undefined =>
  error.facts.find((fact) => fact.name === name)?.value;
