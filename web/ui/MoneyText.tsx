import { moneyDigits, TENGE_SIGN } from '../lib/format.ts';
import { cx } from './cx.ts';
import styles from './money-text.module.css';

type Props = {
  /** In tiyn. */
  readonly value: bigint;
  /** For a sum that is added to another. */
  readonly plus?: boolean;
  readonly className?: string | undefined;
};

/** The tenge sign is lighter than the digits, so that people read the number first. */
export function MoneyText({ value, plus = false, className }: Props) {
  return (
    <span className={cx(styles.money, className)}>
      {plus ? '+' : ''}
      {moneyDigits(value)}
      <span className={styles.sign}>{`\u00a0${TENGE_SIGN}`}</span>
    </span>
  );
}
