import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode, Ref } from 'react';
import type { FieldProps } from './field-props.ts';

type Props = FieldProps & {
  readonly type?: 'text' | 'tel' | 'email' | 'password';
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  /** The id of a list of suggestions. */
  readonly list?: string;
  readonly onBlur?: () => void;
  readonly onFocus?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly end?: ReactNode;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

/** The other fields add a keyboard, an autofill token and a format to it. */
export function TextField({ hint, problem, required = true, onChange, end, className, ...input }: Props) {
  return (
    <TextInput
      {...input}
      name={input.id}
      className={className ?? ''}
      description={hint}
      error={problem}
      aria-required={required}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={end}
      rightSectionWidth="var(--n-tap)"
      rightSectionPointerEvents="all"
    />
  );
}
