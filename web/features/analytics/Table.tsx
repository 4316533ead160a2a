import { useId, useState } from 'react';
import { csvUrl } from '../../lib/csv.ts';
import { useT } from '../../lib/intl.ts';
import styles from './analytics.module.css';

type Props = {
  /** Also the name of the file, without its ending. */
  readonly file: string;
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
};

/** The figures of a plot, which can be opened or taken into a spreadsheet; paper shows them always. */
export function Table({ file, caption, columns, rows }: Props) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.table}>
      <button
        type="button"
        className="n-tap"
        data-no-print
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('analytics.table')}
      </button>
      <div id={id} data-closed={!open}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, also by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={caption}>
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name = '', ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={columns[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <a
          className="n-tap"
          href={csvUrl([columns, ...rows].map((row) => row.map(plain)))}
          download={`${file}.csv`}
          data-no-print
        >
          {t('analytics.csv')}
        </a>
      </div>
    </div>
  );
}

/** Without the spaces and the sign of a sum, which a spreadsheet would take for text, and without marks of no width. */
const plain = (cell: string): string =>
  (/\d/.test(cell) ? cell.replace(/(?<=\d)\u00a0(?=\d)|\u00a0[₸%]/g, '') : cell).replaceAll('\u2060', '');
