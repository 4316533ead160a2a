import { Button } from '@mantine/core';
import { useState } from 'react';
import { time } from '../lib/format.ts';
import { useT } from '../lib/intl.ts';
import type { Signing } from '../lib/use-signing.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { CodeField } from './fields/CodeField.tsx';
import styles from './signing-panel.module.css';

type Props = Signing & {
  /** The action and its sum. */
  readonly submitLabel: string;
};

/** Only a press of the button signs: the last digit sends nothing. */
export function SigningPanel({ sent, againAt, triesLeft, sending, signing, submitLabel }: Props) {
  const t = useT();
  const [code, setCode] = useState('');
  const tries = triesLeft === undefined ? '' : t('document.triesLeft', { left: triesLeft });
  const until = sent ? t('document.codeUntil', { time: time(sent.expiresAt) }) : '';
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
      <CodeField
        id="code"
        value={code}
        onChange={(text) => {
          setCode(text);
          signing.corrected('code');
        }}
        problem={signing.problemOf('code')}
        sentTo={sent?.maskedPhone ?? t('document.yourNumber')}
        againAt={againAt}
        onAgain={() => void sending.submit(null)}
        note={[tries, until].filter(Boolean).join(' ') || undefined}
      />
      <Button type="submit" fullWidth loading={signing.pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
