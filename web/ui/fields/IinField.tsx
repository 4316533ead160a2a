import { iinText } from '../../lib/typed-text.ts';
import type { FieldProps } from './field-props.ts';
import { TextField } from './TextField.tsx';

/** Shown six and six when the field loses focus; read them with `iinDigits`. */
export function IinField(props: FieldProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      onBlur={() => props.onChange(iinText(props.value))}
    />
  );
}
