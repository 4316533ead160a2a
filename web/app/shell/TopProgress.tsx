import { useBusy } from '../pending.ts';
import styles from './shell.module.css';

/** A line at the top while the next page loads; the present page stays until then. */
export function TopProgress() {
  return <div className={useBusy() ? styles.progress : undefined} aria-hidden="true" />;
}
