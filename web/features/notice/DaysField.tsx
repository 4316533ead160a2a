import { REMINDER_DAYS } from '../../../schema/reference/notice-times.ts';
import { useT } from '../../lib/intl.ts';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import styles from './notice.module.css';

type Props = {
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
  readonly problem?: string | undefined;
};

/** The nearest day first, as people count. The first box carries the id that errors are reported under. */
export function DaysField({ value, onChange, problem }: Props) {
  const t = useT();
  return (
    <fieldset className={styles.days}>
      <legend>
        {t('notice.days')}
        <small>{t('notice.daysHint')}</small>
      </legend>
      {REMINDER_DAYS.offered.toReversed().map((days, at) => (
        <CheckField
          key={days}
          id={at === 0 ? 'days' : `days-${days}`}
          label={t('notice.daysBefore', { days })}
          checked={value.includes(days)}
          onChange={(on) => onChange(on ? [...value, days] : value.filter((one) => one !== days))}
          problem={at === 0 ? problem : undefined}
        />
      ))}
    </fieldset>
  );
}
