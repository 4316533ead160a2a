import type { CSSProperties } from 'react';
import type { RejectionPartsFragment } from '../../generated/cabinet/graphql.ts';
import { percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Card } from '../Card.tsx';
import styles from './rejection.module.css';

type Props = { readonly rejection: RejectionPartsFragment; readonly title?: string };

/** The debt load also as a bar against the limit of the law. */
export function ReasonCard({ rejection: { reason, debtLoad, debtLoadLimit }, title }: Props) {
  const t = useT();
  const lang = useLang();
  const [load, limit] = [Number(debtLoad ?? 0), Number(debtLoadLimit ?? 0)]; // a load only where it is the reason
  const shown = { observed: percent(load, lang), limit: percent(limit, lang) };
  return (
    <Card title={title ?? t('rejection.why')}>
      <p>{t(`rejection.reason_${reason}`, shown)}</p>
      {limit > 0 && (
        <div
          className={styles.load}
          role="img"
          aria-label={`${t('rejection.barYou', shown)}, ${t('rejection.barLimit', shown)}`}
          style={barOf(load, limit)}
        >
          <span className={styles.limit}>{t('rejection.barLimit', shown)}</span>
          <div className={styles.track}>
            <i className={styles.fill} />
            <i className={styles.mark} />
          </div>
          <b>{t('rejection.barYou', shown)}</b>
        </div>
      )}
    </Card>
  );
}

/** The whole income fills the bar; where payments exceed it, they do. */
function barOf(load: number, limit: number) {
  const whole = Math.max(100, load);
  return { '--load': `${(load / whole) * 100}%`, '--limit': `${(limit / whole) * 100}%` } as CSSProperties;
}
