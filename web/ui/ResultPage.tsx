import type { ReactNode } from 'react';
import styles from './result-page.module.css';

/** The narrow page of an answer: a decision, a receipt. */
export const ResultPage = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

/** The one dark panel of a page. */
export const Hero = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section className={styles.hero} aria-label={label}>
    {children}
  </section>
);
