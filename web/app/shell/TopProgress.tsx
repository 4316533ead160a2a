import { useBusy } from '../pending.ts';
import styles from './shell.module.css';

/** The present page stays until the next one has loaded. */
export function TopProgress() {
  return <div className={useBusy() ? styles.progress : undefined} aria-hidden="true" />;
}
