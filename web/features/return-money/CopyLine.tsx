import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import styles from './return-money.module.css';

export function CopyLine({ name, value }: { name: string; value: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  return (
    <div className={styles.line}>
      <div>
        <small>{name}</small>
        <b>{value}</b>
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
