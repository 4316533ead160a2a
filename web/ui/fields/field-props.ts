import type { ReactNode } from 'react';

/** `id` is also the name under which its errors are reported. */
export type FieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
};
