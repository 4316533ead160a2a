import { time } from '../lib/format.ts';
import { useT } from '../lib/intl.ts';
import { useRetry } from '../lib/use-retry.ts';
import styles from './seen-before.module.css';

/** The figures below are those of an earlier moment, because the server cannot be reached now. */
export function SeenBefore({ at, again }: { readonly at: string; readonly again: () => void }) {
  const t = useT();
  useRetry(again);
  return (
    <p className={styles.seen} role="status">
      {t('shell.seenBefore', { time: time(at) })}
    </p>
  );
}
