import type { ReactNode } from 'react';
import styles from './switch-row.module.css';

type Props = {
  readonly id: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: ReactNode;
  readonly text?: ReactNode;
  /** The price. */
  readonly aside?: ReactNode;
};

/** A voluntary paid service; off at first. */
export function SwitchRow({ id, checked, onChange, label, text, aside }: Props) {
  return (
    <label className={styles.row}>
      <span>
        <span className={styles.head}>
          <b>{label}</b>
          {aside}
        </span>
        {text !== undefined && <small>{text}</small>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
