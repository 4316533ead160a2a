import styles from './logo.module.css';

/** The letter "n" as the arch of a loan. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="26" height="26" viewBox="0 0 28 28" aria-hidden="true">
        <path
          d="M5 23v-8.5a9 9 0 0 1 18 0V17"
          fill="none"
          stroke="currentColor"
          strokeWidth="4.6"
          strokeLinecap="round"
        />
        <circle cx="23" cy="23.2" r="2.9" className={styles.dot} />
      </svg>
      <span>nesie</span>
    </span>
  );
}
