import { typedTenge } from '../../../schema/values/money.ts';
import { number, TENGE_SIGN } from '../../lib/format.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { TextField } from './TextField.tsx';

/** Whole tenge; read them with `typedTenge`. */
export function MoneyField(props: FieldProps) {
  const order = () => {
    const sum = typedTenge(props.value);
    if (sum !== undefined) props.onChange(number(sum / 100n));
  };
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      onBlur={order}
      end={<span className={styles.sign}>{TENGE_SIGN}</span>}
    />
  );
}
