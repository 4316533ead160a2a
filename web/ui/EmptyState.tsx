import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  readonly title: string;
  readonly text?: ReactNode;
  /** 1 if it is the whole page. */
  readonly level?: 1 | 2;
  /** What the person can do here. */
  readonly children?: ReactNode;
};

export function EmptyState({ title, text, level = 2, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.empty}>
      <Heading>{title}</Heading>
      {text !== undefined && <p className="n-quiet">{text}</p>}
      {children}
    </section>
  );
}
