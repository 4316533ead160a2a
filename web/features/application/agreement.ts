import type { ConditionsQuery } from '../../generated/cabinet/graphql.ts';

export type Application = NonNullable<ConditionsQuery['loan']>;

export const DATA_RIGHT = 'dataRight';
