import { cx } from '../../ui/cx.ts';
import styles from './analytics.module.css';

export type Bar = {
  readonly key: string;
  readonly label: string;
  /** One value for each series, with its printed text; a withheld value has no length. */
  readonly values: readonly { readonly size: number; readonly text: string }[];
};

type Props = { readonly series: readonly string[]; readonly bars: readonly Bar[] };

/** Horizontal bars with their figures printed, so that they are read without the plot as well. */
export function Bars({ series, bars }: Props) {
  const most = Math.max(1, ...bars.flatMap(({ values }) => values.map(({ size }) => size)));
  return (
    <figure className={styles.plot}>
      {series.length > 1 && (
        <figcaption>
          {series.map((name, at) => (
            <span key={name}>
              <i className={cx(styles.swatch, at > 0 && styles.second)} />
              {name}
            </span>
          ))}
        </figcaption>
      )}
      <ul>
        {bars.map(({ key, label, values }) => (
          <li key={key}>
            <span>{label}</span>
            {values.map(({ size, text }, at) => (
              <div key={series[at]} className={styles.bar}>
                <i className={cx(at > 0 && styles.second)} style={{ '--k': size / most } as Record<string, number>} />
                <b>
                  {series.length > 1 && <span className="n-hidden">{series[at]}: </span>}
                  {text}
                </b>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </figure>
  );
}
