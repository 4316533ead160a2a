import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './tag.module.css';

export type Tone = 'plain' | 'ok' | 'care' | 'tint' | 'bad' | 'hero';

/** Its colour only repeats the word. `wraps`: a longer text may take two lines on a phone. */
export function Tag({ tone = 'plain', wraps, children }: { tone?: Tone; wraps?: boolean; children: ReactNode }) {
  return <span className={cx(styles.tag, styles[tone], wraps && styles.wraps)}>{children}</span>;
}
