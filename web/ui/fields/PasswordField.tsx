import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { Icon } from '../Icon.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { TextField } from './TextField.tsx';

type Props = FieldProps & { readonly kind?: 'current' | 'new' };

/** Pasting is allowed, the text may be shown. Rules of a new one are `PasswordRules`, put under it. */
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
