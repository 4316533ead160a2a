import { useT } from '../../lib/intl.ts';
import { dateText } from '../../lib/typed-text.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { TextField } from './TextField.tsx';

type Props = FieldProps & { readonly autoComplete?: 'bday' | 'off' };

/** DD.MM.YYYY with or without dots: faster than a calendar for a known date. Read it with `dateValue`. */
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
