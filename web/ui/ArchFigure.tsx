import type { ReactNode } from 'react';
import styles from './arch.module.css';

type Props = {
  /** What the figure is. */
  readonly caption: ReactNode;
  /** The number: `MoneyText`, a time, a term. */
  readonly figure: ReactNode;
  readonly note?: ReactNode;
};

/** What stands under the arch: caption, the one big number, a note. */
export function ArchFigure({ caption, figure, note }: Props) {
  return (
    <>
      <span className={styles.caption}>{caption}</span>
      <span className={styles.figure}>{figure}</span>
      {note !== undefined && <span className={styles.caption}>{note}</span>}
    </>
  );
}
