import type { ConditionsQuery } from '../../generated/cabinet/graphql.ts';

export type Application = NonNullable<ConditionsQuery['loan']>;

/** The id of the tick under which the borrower says that everything is right. */
export const DATA_RIGHT = 'dataRight';
