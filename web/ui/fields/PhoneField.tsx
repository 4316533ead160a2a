import { phoneText } from '../../lib/typed-text.ts';
import type { FieldProps } from './field-props.ts';
import { TextField } from './TextField.tsx';

type Props = FieldProps & { readonly autoComplete?: 'tel' | 'off' };

/** Any spelling, shown as +7 (7xx) xxx-xx-xx when the field loses focus; read it with `phoneValue`. */
export function PhoneField({ autoComplete = 'tel', ...props }: Props) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      maxLength={24}
      onBlur={() => props.onChange(phoneText(props.value))}
    />
  );
}
