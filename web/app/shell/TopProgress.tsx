import { useBusy } from '../pending.ts';
import styles from './shell.module.css';

/** A line at the top while the next page is fetched; the present one stays until it is there. */
export function TopProgress() {
  return <div className={useBusy() ? styles.progress : undefined} aria-hidden="true" />;
}
