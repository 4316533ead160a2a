import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './wide-table.module.css';

type Props = {
  readonly label: string;
  readonly caption?: ReactNode;
  /** A long list: on a phone the cells of a row run on in a few lines. */
  readonly dense?: boolean;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

/** A dense table; on a phone each row becomes a list with labels, so that nothing overflows the screen. */
export function WideTable({ label, caption, dense, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, and the keyboard must reach it
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={cx(styles.table, dense && styles.dense)}>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td key={columns[at + 1]} data-name={columns[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
