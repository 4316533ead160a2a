import { number, TENGE_SIGN } from '../../lib/format.ts';
import { wholeTenge } from '../../lib/typed-text.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { TextField } from './TextField.tsx';

/** Whole tenge, grouped once the field is left; read them with `wholeTenge`. */
export function MoneyField(props: FieldProps) {
  const order = () => {
    const tenge = wholeTenge(props.value);
    if (tenge !== undefined) props.onChange(number(tenge));
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
