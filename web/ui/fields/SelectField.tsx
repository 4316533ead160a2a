import { Input } from '@mantine/core';
import { useT } from '../../lib/intl.ts';
import { Icon } from '../Icon.tsx';
import type { FieldProps } from './field-props.ts';

type Props = FieldProps & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly autoComplete?: string;
  /** The text of the empty value, where it means something. */
  readonly empty?: string;
};

/** The phone's own list is the easiest to scroll. The empty value means "not chosen yet". */
export function SelectField({
  id,
  label,
  hint,
  problem,
  required = true,
  value,
  onChange,
  options,
  empty,
  ...rest
}: Props) {
  const t = useT();
  return (
    <Input.Wrapper id={id} label={label} description={hint} error={problem}>
      <Input
        {...rest}
        component="select"
        id={id}
        name={id}
        pointer
        rightSection={<Icon name="open" size={18} />}
        rightSectionWidth="var(--n-tap)"
        rightSectionPointerEvents="none"
        error={problem !== undefined}
        aria-required={required}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{empty ?? t('field.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Input>
    </Input.Wrapper>
  );
}
