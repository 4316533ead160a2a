import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { Icon } from '../Icon.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { TextField } from './TextField.tsx';

type Props = FieldProps & { readonly kind?: 'current' | 'new' };

/** People may paste and show the text. Put `PasswordRules` under the field of a new password. */
export function PasswordField({ kind = 'current', ...props }: Props) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
