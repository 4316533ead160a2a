import type { ReactNode } from 'react';
import styles from './result-page.module.css';

/** A narrow page for a result: a decision, a receipt. */
export const ResultPage = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;
