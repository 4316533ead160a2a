import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  readonly title: string;
  readonly text?: ReactNode;
  /** 1 where it is the whole page. */
  readonly level?: 1 | 2;
  /** A button or a link: what the person can do here. */
  readonly children?: ReactNode;
};

/** Says that there is nothing here, why, and what to do. */
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
