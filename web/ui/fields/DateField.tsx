import { useT } from '../../lib/intl.ts';
import { dateText } from '../../lib/typed-text.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { TextField } from './TextField.tsx';

type Props = FieldProps & { readonly autoComplete?: 'bday' | 'off' };

/** A remembered date is typed faster than it is found in a calendar: DD.MM.YYYY, dots or not. Read it with `dateValue`. */
export function DateField({ autoComplete = 'off', hint, ...props }: Props) {
  const t = useT();
  return (
    <TextField
      {...props}
      hint={hint ?? t('field.dateHint')}
      inputMode="numeric"
      autoComplete={autoComplete}
      maxLength={12}
      className={styles.short}
      onBlur={() => props.onChange(dateText(props.value))}
    />
  );
}
