import { useSyncExternalStore } from 'react';
import { useT } from '../../lib/intl.ts';
import styles from './shell.module.css';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** The live region always exists, so that screen readers announce the change. */
export function OfflineBanner() {
  const t = useT();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={online ? undefined : styles.offline}>
      {online ? null : <p className="n-wrap">{t('shell.offline')}</p>}
    </div>
  );
}
