import { type CSSProperties, useState } from 'react';
import { useT } from '../lib/intl.ts';
import { wholeTenge } from '../lib/typed-text.ts';
import styles from './dial.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** "175 000 ₸", "20 дней": how a value reads, in the field, at the ends and to a screen reader. */
  readonly spoken: (value: number) => string;
  readonly note?: string | undefined;
};

/** Clamped to the bounds and rounded down to the step (specification section 5). */
export const fitDial = (value: number, { min, max, step }: { min: number; max: number; step: number }): number =>
  Math.min(max, Math.max(min, Math.floor(value / step) * step));

/** One number by three ways: typed, stepped, dragged. */
export function Dial({ id, label, value, onChange, min, max, step, spoken, note }: Props) {
  const t = useT();
  const [draft, setDraft] = useState<string>();
  const bounds = { min, max, step };
  const settle = () => {
    const typed = draft === undefined ? undefined : wholeTenge(draft);
    setDraft(undefined);
    if (typed !== undefined) onChange(fitDial(typed, bounds));
  };
  return (
    <div className={styles.dial}>
      <div className={styles.head}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {note && <span id={`${id}-note`}>{note}</span>}
      </div>
      <div className={styles.row}>
        <button
          type="button"
          aria-label={t('field.less', { what: label })}
          disabled={value <= min}
          onClick={() => onChange(fitDial(value - step, bounds))}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? spoken(value)}
          aria-describedby={note ? `${id}-note` : undefined}
          onFocus={(event) => {
            setDraft(String(value));
            const field = event.currentTarget;
            window.requestAnimationFrame(() => field.select());
          }}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
          }}
        />
        <button
          type="button"
          aria-label={t('field.more', { what: label })}
          disabled={value >= max}
          onClick={() => onChange(fitDial(value + step, bounds))}
        >
          <Icon name="plus" />
        </button>
      </div>
      <input
        type="range"
        className={styles.range}
        style={{ '--share': `${((value - min) / Math.max(1, max - min)) * 100}%` } as CSSProperties}
        aria-label={label}
        aria-valuetext={spoken(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(fitDial(Number(event.currentTarget.value), bounds))}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{spoken(min)}</span>
        <span>{spoken(max)}</span>
      </div>
    </div>
  );
}
