import { OwnFactorsDocument, type OwnFactorsQuery } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';

export type Factors = OwnFactorsQuery['ownFactors'];
export const readFactors = () => call(OwnFactorsDocument, {});
