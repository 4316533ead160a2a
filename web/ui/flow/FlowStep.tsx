import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../lib/intl.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import styles from './flow.module.css';

type Props = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Place in the journey, 1 to 7, with the name of the phase; absent outside it. */
  readonly step?: { readonly now: number; readonly phase: string };
  readonly back?: string | undefined;
  /** Beside the page on wide screens. */
  readonly side?: ReactNode;
  /** Keeps its place at the bottom of a phone; hidden where `side` is shown. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
};

const STEPS = [1, 2, 3, 4, 5, 6, 7];

/** One topic a page: back, "step n of 7" as text and as a bar, one h1. */
export function FlowStep({ title, lead, step, back, side, bar, children }: Props) {
  const t = useT();
  return (
    <div className={cx(styles.flow, side !== undefined && styles.withSide, bar !== undefined && styles.withBar)}>
      <div className={styles.main}>
        {(step || back) && (
          <div className={styles.step}>
            {back ? (
              <Link to={back} className={styles.back}>
                <Icon name="left" size={20} />
                {t('shell.back')}
              </Link>
            ) : (
              <span />
            )}
            {step && (
              <>
                <span>
                  <b>{t('shell.step', { step: step.now, total: STEPS.length })}</b> · {step.phase}
                </span>
                <div className={styles.ticks} aria-hidden="true">
                  {STEPS.map((n) => (
                    <i key={n} className={cx(n < step.now && styles.done, n === step.now && styles.now)} />
                  ))}
                </div>
              </>
            )}
          </div>
        )}
        <h1>{title}</h1>
        {lead !== undefined && <p className="n-quiet">{lead}</p>}
        {children}
      </div>
      {side !== undefined && <aside className={styles.side}>{side}</aside>}
      {bar !== undefined && (
        <div className={styles.bar} data-bottom-bar>
          <div className="n-wrap">{bar}</div>
        </div>
      )}
    </div>
  );
}
