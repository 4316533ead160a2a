import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { useCodeFromSms } from '../../lib/web-otp.ts';
import { Icon } from '../Icon.tsx';
import styles from './code-field.module.css';
import type { FieldProps } from './field-props.ts';
import { TextField } from './TextField.tsx';

const LENGTH = 4;
/** The screen counts every second; a screen reader announces the time every 15. */
const ANNOUNCE_EVERY_S = 15;

type Props = Omit<FieldProps, 'label' | 'hint'> & {
  readonly label?: ReactNode;
  /** Masked, unless the person has just typed it and has to check it. */
  readonly sentTo: string;
  /** Epoch milliseconds from which a new code may be requested. */
  readonly againAt: number;
  readonly onAgain: () => void;
  /** Tries left, and how long the code is valid. */
  readonly note?: ReactNode;
};

/**
 * One field for the whole code: people can paste it, phones can fill it, screen readers read it whole. Only the button
 * of the form sends it.
 */
export function CodeField({ label, sentTo, againAt, onAgain, note, onChange, ...props }: Props) {
  const t = useT();
  const left = useSecondsUntil(againAt);
  const change = (text: string) => onChange(text.replace(/\D/g, '').slice(0, LENGTH));
  useCodeFromSms(change);
  return (
    <div className={styles.code}>
      <TextField
        {...props}
        label={label ?? t('field.code')}
        hint={sentTo.includes('@') ? t('field.codeMailed', { email: sentTo }) : t('field.codeSent', { phone: sentTo })}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.field}
        onChange={change}
      />
      {left > 0 ? (
        <p className={styles.again}>
          <span aria-hidden="true">{t('field.codeAgainIn', { seconds: left })}</span>
          <span className="n-hidden" role="status">
            {t('field.codeAgainIn', { seconds: Math.ceil(left / ANNOUNCE_EVERY_S) * ANNOUNCE_EVERY_S })}
          </span>
        </p>
      ) : (
        <button type="button" className="n-tap" onClick={onAgain}>
          {t('field.codeAgain')}
        </button>
      )}
      {note !== undefined && <p className={styles.again}>{note}</p>}
      <p className={styles.secret}>
        <Icon name="shield" size={20} />
        {t('field.codeSecret')}
      </p>
    </div>
  );
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  const counting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!counting || moment <= Date.now()) return;
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [moment, counting]);
  return left;
}
