import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './hero.module.css';

type Props = {
  /** `care` for a late payment: a white card in apricot with the same layout. */
  readonly tone?: 'hero' | 'care';
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** At most one a page. Its button is the variant `hero`. */
export function Hero({ tone = 'hero', label, className, children }: Props) {
  return (
    <section className={cx(styles.hero, tone === 'care' && styles.care, className)} aria-label={label}>
      {children}
    </section>
  );
}
