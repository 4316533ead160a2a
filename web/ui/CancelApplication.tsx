import { useT } from '../lib/intl.ts';
import type { SubmitState } from '../lib/use-submit.ts';
import styles from './cancel-application.module.css';
import { GiveUp } from './GiveUp.tsx';

/** One confirmation says that it is free and what is kept. */
export function CancelApplication({ submission }: { submission: SubmitState<null> }) {
  const t = useT();
  const words = {
    open: t('application.cancel'),
    title: t('application.cancelTitle'),
    text: t('application.cancelText'),
    yes: t('application.cancelYes'),
    no: t('application.cancelNo'),
  };
  return (
    <div className={styles.actions}>
      <GiveUp words={words} submission={submission} />
    </div>
  );
}
