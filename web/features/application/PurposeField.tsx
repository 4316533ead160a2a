import { PURPOSE_CODES } from '../../../schema/reference/products.ts';
import { useT } from '../../lib/intl.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { isForEntrepreneurs, type Product } from './terms.ts';

type Props = {
  readonly product: Product;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
};

/** Ten purposes, one for entrepreneurs (R68). */
export function PurposeField({ product, value, onChange, problem }: Props) {
  const t = useT();
  const options = isForEntrepreneurs(product)
    ? [{ value: '2', label: t('application.purposeWorkingCapital') }]
    : PURPOSE_CODES.map((code) => ({ value: code, label: t(`application.purpose${code}`) }));
  return (
    <SelectField
      id="purpose"
      label={t('application.purpose')}
      value={value}
      onChange={onChange}
      problem={problem}
      options={options}
    />
  );
}
