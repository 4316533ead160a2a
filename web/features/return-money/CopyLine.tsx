import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import styles from './return-money.module.css';

type Props = {
  readonly name: string;
  readonly value: string;
  /** In groups that one can read aloud; the value itself is copied. */
  readonly shown?: string;
};

export function CopyLine({ name, value, shown = value }: Props) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  return (
    <div className={styles.line}>
      <div>
        <small>{name}</small>
        <b>{shown}</b>
      </div>
      <button
        type="button"
        className="n-tap"
        onClick={async () => {
          await navigator.clipboard.writeText(value);
          setCopied(true);
        }}
      >
        {t(copied ? 'returnMoney.copied' : 'returnMoney.copy')}
        <span className="n-hidden">: {name}</span>
      </button>
    </div>
  );
}
