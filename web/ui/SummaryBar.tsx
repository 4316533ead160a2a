import type { ReactNode } from 'react';
import styles from './summary-bar.module.css';

export type SummaryItem = { readonly key: string; readonly name: ReactNode; readonly value: ReactNode };

type Props = {
  /** At most three: repayment and its day, overpayment, effective rate. */
  readonly items: readonly SummaryItem[];
  /** The one filled button of the page. */
  readonly children: ReactNode;
};

/** At the bottom of a phone's screen; a side card on wide screens. */
export function SummaryBar({ items, children }: Props) {
  return (
    <div className={styles.bar} data-bottom-bar="">
      <div className="n-wrap" role="status">
        <dl>
          {items.map((item) => (
            <div key={item.key}>
              <dt>{item.name}</dt>
              <dd>{item.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="n-wrap">{children}</div>
    </div>
  );
}
