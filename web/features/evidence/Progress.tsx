import { Button } from '@mantine/core';
import { useT } from '../../lib/intl.ts';
import styles from './evidence.module.css';
import type { Slot } from './use-slot.ts';

/** The upload of one file: how far it is, or why it stopped and what to do. */
export function Progress({ slot, name }: { readonly slot: Slot; readonly name: string }) {
  const t = useT();
  const { state } = slot;
  switch (state.kind) {
    case 'empty':
    case 'done':
      return null;
    case 'sending': {
      const percent = Math.round(state.share * 100);
      return (
        <div role="status">
          <progress className={styles.progress} max={100} value={percent} aria-label={name} />
          <small>{t(state.share < 1 ? 'evidence.sent' : 'evidence.checking', { percent })}</small>
        </div>
      );
    }
    case 'lost':
      return (
        <div role="alert" className={styles.stack}>
          <p>{t('evidence.lost')}</p>
          <Button fullWidth onClick={slot.resume}>
            {t('evidence.resume')}
          </Button>
        </div>
      );
    case 'refused':
      return (
        <p role="alert" className={styles.problem}>
          {state.text}
        </p>
      );
  }
}
