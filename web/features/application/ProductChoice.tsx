import type { ProductType } from '../../generated/cabinet/graphql.ts';
import { useT } from '../../lib/intl.ts';
import { PRODUCT_NAMES } from '../../lib/product-names.ts';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import type { Product } from './terms.ts';

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
        label: t(PRODUCT_NAMES[productType]),
        text: t(`${PRODUCT_NAMES[productType]}Text`),
      }))}
    />
  );
}
