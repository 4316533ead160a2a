import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../lib/intl.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import styles from './step-frame.module.css';

/** Registration is shown as seven steps (R63). */
export const TOTAL_STEPS = 7;

type Props = {
  /** 0 for pages before the first step, which show no count. */
  readonly step: number;
  /** "Сумма", "Подпись" */
  readonly phase: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Without it the page has no link back. */
  readonly back?: string | undefined;
  /** On wide screens: the terms of the agreement. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
};

/** The step is shown as text and as ticks. */
export function StepFrame({ step, phase, title, lead, back, side, children }: Props) {
  const t = useT();
  return (
    <div className={cx(styles.frame, side !== undefined && styles.withSide)}>
      <div className="n-stack">
        <div className={styles.head}>
          {back ? (
            <Link to={back} className={styles.back}>
              <Icon name="left" size={20} />
              {t('shell.back')}
            </Link>
          ) : (
            <span />
          )}
          <span className={styles.count}>
            {step > 0 && (
              <>
                <b>{t('shell.step', { step, total: TOTAL_STEPS })}</b> ·{' '}
              </>
            )}
            {phase}
          </span>
          {step > 0 && (
            <div className={styles.ticks} aria-hidden="true">
              {Array.from({ length: TOTAL_STEPS }, (_, at) => at + 1).map((n) => (
                <i key={n} className={cx(n < step && styles.done, n === step && styles.now)} />
              ))}
            </div>
          )}
        </div>
        <h1>{title}</h1>
        {lead !== undefined && <p className="n-quiet">{lead}</p>}
        {children}
      </div>
      {side !== undefined && <aside className={styles.side}>{side}</aside>}
    </div>
  );
}
