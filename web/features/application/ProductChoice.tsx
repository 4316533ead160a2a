import type { ProductType } from '../../generated/cabinet/graphql.ts';
import { useT } from '../../lib/intl.ts';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import type { Product } from './terms.ts';

const NAMES: Record<ProductType, string> = {
  INDIVIDUAL_PERSON_SPL: 'application.productPersonSpl',
  INDIVIDUAL_PERSON_SPL_OLD: 'application.productPersonSpl',
  INDIVIDUAL_PERSON_IL: 'application.productPersonIl',
  INDIVIDUAL_ENTREPRENEUR_SPL: 'application.productEntrepreneurSpl',
  INDIVIDUAL_ENTREPRENEUR_IL: 'application.productEntrepreneurIl',
};

type Props = {
  readonly products: readonly Product[];
  readonly value: ProductType;
  readonly onChange: (type: ProductType) => void;
};

/** Draws nothing for a single product. */
export function ProductChoice({ products, value, onChange }: Props) {
  const t = useT();
  if (products.length < 2) return null;
  return (
    <RadioCards
      id="product"
      label={t('application.product')}
      value={value}
      onChange={onChange}
      options={products.map(({ productType }) => ({
        value: productType,
        label: t(NAMES[productType]),
        text: t(`${NAMES[productType]}Text`),
      }))}
    />
  );
}
