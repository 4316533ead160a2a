import { percent } from '../lib/format.ts';
import { useLang, useT } from '../lib/intl.ts';
import styles from './approval-meter.module.css';

type Props = {
  /** Whole per cent, 0 to 100; it never falls. */
  readonly value: number;
  readonly next?: { readonly gain: number; readonly section: string } | undefined;
};

export function ApprovalMeter({ value, next }: Props) {
  const t = useT();
  const lang = useLang();
  const chance = percent(value, lang, 0);
  return (
    <div className={styles.meter}>
      <p>
        <span>{t('meter.approval')}</span> <b>{chance}</b>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: `meter` cannot show what the next section adds */}
      <div
        role="meter"
        aria-label={t('meter.approval')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={chance}
        className={styles.track}
      >
        <i style={{ width: `${value}%` }} />
        {next && <i className={styles.next} style={{ width: `${next.gain}%` }} />}
      </div>
      <small>
        {next && <>{t('meter.approvalNext', { percent: percent(next.gain, lang, 0), section: next.section })}. </>}
        {t('meter.approvalNote')}
      </small>
    </div>
  );
}
