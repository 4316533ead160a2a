import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './tag.module.css';

export type Tone = 'plain' | 'ok' | 'care' | 'tint' | 'bad' | 'hero';

/** A word of state; its colour only repeats it. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={cx(styles.tag, styles[tone])}>{children}</span>;
}
