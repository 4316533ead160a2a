import { InputBase } from '@mantine/core';
import { useT } from '../../lib/intl.ts';
import type { FieldProps } from './field-props.ts';

type Props = FieldProps & { readonly maxLength: number; readonly rows?: number };

/** Several lines, with the number of characters that are left. */
export function TextAreaField({ hint, problem, required = false, onChange, rows = 4, ...input }: Props) {
  const t = useT();
  const left = t('shell.charactersLeft', { count: input.maxLength - input.value.length });
  return (
    <InputBase
      {...input}
      component="textarea"
      name={input.id}
      rows={rows}
      multiline
      description={hint ? `${hint} ${left}` : left}
      error={problem}
      aria-required={required}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
