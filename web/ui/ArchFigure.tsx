import type { ReactNode } from 'react';
import styles from './arch.module.css';

type Props = {
  readonly caption: ReactNode;
  /** `MoneyText`, a time or a term. */
  readonly figure: ReactNode;
  readonly note?: ReactNode;
};

export function ArchFigure({ caption, figure, note }: Props) {
  return (
    <>
      <span className={styles.caption}>{caption}</span>
      <span className={styles.figure}>{figure}</span>
      {note !== undefined && <span className={styles.caption}>{note}</span>}
    </>
  );
}
