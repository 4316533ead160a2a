import { Button } from '@mantine/core';
import { useState } from 'react';
import { time } from '../lib/format.ts';
import { useT } from '../lib/intl.ts';
import type { Signing } from '../lib/use-signing.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './fields/TextField.tsx';
import { Icon } from './Icon.tsx';
import styles from './signing-panel.module.css';

type Props = Signing & {
  /** Says what happens and how much. */
  readonly submitLabel: string;
};

/** The four digits that sign. Digits are taken from pasted text; nothing is sent by itself. */
export function SigningPanel({ sent, wait, triesLeft, sending, signing, submitLabel }: Props) {
  const t = useT();
  const [code, setCode] = useState('');
  const state = sent
    ? [
        triesLeft !== undefined ? t('document.triesLeft', { left: triesLeft }) : '',
        t('document.codeUntil', { time: time(sent.expiresAt) }),
      ]
    : [];
  return (
    <form
      className={styles.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void signing.submit(code);
      }}
    >
      <ErrorSummary {...sending} />
      <ErrorSummary {...signing} />
      <TextField
        id="code"
        label={t('field.code')}
        hint={sent ? t('field.codeSent', { phone: sent.maskedPhone }) : t('document.codeSending')}
        value={code}
        onChange={(text) => {
          setCode(text.replace(/\D/g, '').slice(0, 4));
          signing.corrected('code');
        }}
        problem={signing.problemOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className={styles.code}
      />
      <div>
        <p className={styles.state} role="status">
          {state.filter(Boolean).join(' ')}
        </p>
        {wait > 0 ? (
          <p className={styles.state}>{t('field.codeAgainIn', { seconds: wait })}</p>
        ) : (
          <button type="button" className="n-tap" disabled={sending.pending} onClick={() => void sending.submit(null)}>
            {t('field.codeAgain')}
          </button>
        )}
      </div>
      <Button type="submit" fullWidth loading={signing.pending}>
        {submitLabel}
      </Button>
      <p className={styles.secret}>
        <Icon name="shield" size={20} />
        {t('field.codeSecret')}
      </p>
    </form>
  );
}
