import { typedTenge } from '../../../schema/values/money.ts';
import { money, moneyDigits, number, TENGE_SIGN } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { TextField } from './TextField.tsx';

type Props = FieldProps & {
  /** Keeps tiyn; otherwise the sum is cut to whole tenge. */
  readonly tiyn?: boolean;
  /** Told before anything is typed (R320). */
  readonly range?: { readonly min: bigint; readonly max: bigint };
};

/** A sum in tenge; read it with `typedTenge`. */
export function MoneyField({ tiyn = false, range, ...props }: Props) {
  const t = useT();
  const order = () => {
    const sum = typedTenge(props.value);
    if (sum !== undefined) props.onChange(tiyn ? moneyDigits(sum) : number(sum / 100n));
  };
  return (
    <TextField
      {...props}
      hint={range ? t('range.between', { min: money(range.min), max: money(range.max) }) : props.hint}
      inputMode={tiyn ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={20}
      onBlur={order}
      end={<span className={styles.sign}>{TENGE_SIGN}</span>}
    />
  );
}
