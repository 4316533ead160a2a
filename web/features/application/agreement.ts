import type { ConditionsQuery } from '../../generated/cabinet/graphql.ts';

export type Application = NonNullable<ConditionsQuery['loan']>;
export type Consent = ConditionsQuery['consents'][number];
/** What has been ticked, by consent; and `DATA_RIGHT`. */
export type Ticks = Readonly<Record<string, boolean>>;

/** The id of the tick under which the borrower says that everything is right. */
export const DATA_RIGHT = 'dataRight';
