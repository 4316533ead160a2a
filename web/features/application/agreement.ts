import type { ConditionsQuery } from '../../generated/cabinet/graphql.ts';

export type Application = NonNullable<ConditionsQuery['loan']>;

/** The id of the tick by which the borrower confirms that the data are correct. */
export const DATA_RIGHT = 'dataRight';
