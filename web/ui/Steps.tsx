import type { ReactNode } from 'react';
import styles from './steps.module.css';

type Step = { readonly key: string; readonly title: ReactNode; readonly text: ReactNode; readonly more?: ReactNode };

/** What to do, in order. */
export const Steps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ key, title, text, more }) => (
      <li key={key}>
        <b>{title}</b>
        <p>{text}</p>
        {more}
      </li>
    ))}
  </ol>
);
