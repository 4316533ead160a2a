import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './hero.module.css';

type Props = {
  /** `care` when a payment is late: a white card in apricot, same layout, no alarm. */
  readonly tone?: 'hero' | 'care';
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The one thing a page is about; at most one a page. Its button is the variant `hero`. */
export function Hero({ tone = 'hero', label, className, children }: Props) {
  return (
    <section className={cx(styles.hero, tone === 'care' && styles.care, className)} aria-label={label}>
      {children}
    </section>
  );
}
