import type { ReactNode } from 'react';
import styles from './result-page.module.css';

/** The narrow page of an answer: a decision, a receipt. */
export const ResultPage = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;
