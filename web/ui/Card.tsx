import type { ReactNode } from 'react';
import styles from './card.module.css';
import { cx } from './cx.ts';

type Props = {
  readonly title?: ReactNode;
  /** A link or a tag. */
  readonly aside?: ReactNode;
  /** `tint` for advice, `care` for a deadline or a late payment. */
  readonly tone?: 'plain' | 'tint' | 'care';
  readonly className?: string | undefined;
  readonly id?: string;
  readonly children: ReactNode;
};

export function Card({ title, aside, tone = 'plain', className, id, children }: Props) {
  const Box = title === undefined ? 'div' : 'section';
  return (
    <Box id={id} className={cx(styles.card, tone !== 'plain' && styles[tone], className)}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </Box>
  );
}
