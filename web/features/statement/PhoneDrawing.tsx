import { cx } from '../../ui/cx.ts';
import styles from './bank-guides.module.css';

type Drawn = {
  readonly system: 'ios' | 'android';
  readonly at: number;
  readonly last: boolean;
  readonly label: string;
};

/** What stands above and below the button to press: first page, list of cards, one card, the days, the sheet. */
const AROUND = [
  { above: 3, below: 0 },
  { above: 1, below: 2 },
  { above: 2, below: 1 },
  { above: 1, below: 1 },
] as const;
const SHEET = { above: 2, below: 1 } as const;

const ROWS = ['first', 'second', 'third'] as const;

/** Our own drawing of a phone with the button of one step; the text beside it says the same. */
export function PhoneDrawing({ system, at, last, label }: Drawn) {
  const { above, below } = (last ? undefined : AROUND[at]) ?? SHEET;
  const grey = (count: number) => ROWS.slice(0, count).map((row) => <i key={row} className={styles.row} />);
  return (
    <span aria-hidden className={cx(styles.phone, styles[system])}>
      <i className={styles.camera} />
      {at > 0 && <i className={styles.title} />}
      {grey(above)}
      <b className={cx(styles.press, at === 0 && styles.tab, last && styles.sheet)}>{label}</b>
      {grey(below)}
    </span>
  );
}
