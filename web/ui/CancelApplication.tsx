import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../lib/intl.ts';
import type { SubmitState } from '../lib/use-submit.ts';
import styles from './cancel-application.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Modal } from './Modal.tsx';

/** Giving up is free, asked once, and says what stays. */
export function CancelApplication({ submission }: { submission: SubmitState<null> }) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.actions}>
      <button type="button" className="n-tap" onClick={() => setAsked(true)}>
        {t('application.cancel')}
      </button>
      <Modal opened={asked} onClose={() => setAsked(false)} title={t('application.cancelTitle')}>
        <p>{t('application.cancelText')}</p>
        <ErrorSummary {...submission} />
        <Button fullWidth loading={submission.pending} onClick={() => void submission.submit(null)}>
          {t('application.cancelYes')}
        </Button>
        <Button fullWidth variant="light" onClick={() => setAsked(false)}>
          {t('application.cancelNo')}
        </Button>
      </Modal>
    </div>
  );
}
