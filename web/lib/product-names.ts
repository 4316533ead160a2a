import type { ProductType } from '../generated/cabinet/graphql.ts';

export const PRODUCT_NAMES: Readonly<Record<ProductType, string>> = {
  INDIVIDUAL_PERSON_SPL: 'application.productPersonSpl',
  INDIVIDUAL_PERSON_SPL_OLD: 'application.productPersonSpl',
  INDIVIDUAL_PERSON_IL: 'application.productPersonIl',
  INDIVIDUAL_ENTREPRENEUR_SPL: 'application.productEntrepreneurSpl',
  INDIVIDUAL_ENTREPRENEUR_IL: 'application.productEntrepreneurIl',
};
