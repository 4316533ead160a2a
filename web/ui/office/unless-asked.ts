import type { ProblemFragment } from '../../generated/cabinet/graphql.ts';

/** That the first of two persons has asked is no failure: the list or card shows it. */
export const unlessAsked = (errors: readonly ProblemFragment[]): readonly ProblemFragment[] =>
  errors.filter(
    ({ code, facts }) =>
      !(code === 'TWO_PERSONS' && facts.some(({ name, value }) => name === 'asked' && value === 'first')),
  );
