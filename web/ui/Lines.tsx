import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './lines.module.css';

export type Line = {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** How the number was computed. */
  readonly note?: ReactNode;
  readonly after?: ReactNode;
  /** `quiet`: not chosen, or zero. `total`: the sum of the lines above. */
  readonly weight?: 'quiet' | 'total';
};

export function Lines({ items, label }: { items: readonly Line[]; label?: string }) {
  return (
    <dl className={styles.lines} aria-label={label}>
      {items.map((item) => (
        <div key={item.key} className={cx(styles.line, item.weight && styles[item.weight])}>
          <dt>
            {item.name}
            {item.note !== undefined && <small>{item.note}</small>}
          </dt>
          <dd>
            {item.value}
            {item.after !== undefined && <small>{item.after}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
