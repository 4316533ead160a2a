import type { ReactNode } from 'react';
import styles from './result-page.module.css';

export const ResultPage = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;
