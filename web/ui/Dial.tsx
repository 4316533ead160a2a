import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { typedTenge } from '../../schema/values/money.ts';
import { number } from '../lib/format.ts';
import { useT } from '../lib/intl.ts';
import styles from './dial.module.css';
import { type DialRange, fitted } from './dial.ts';
import { Icon } from './Icon.tsx';

type Props = DialRange & {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly print: (value: number) => string;
  /** For example the due date. */
  readonly note?: ReactNode;
  /** What was typed or chosen elsewhere, if `value` had to differ: the field then says why. */
  readonly wanted?: number;
};

/** Typed exactly, in steps by buttons, roughly by the slider. */
export function Dial({ id, label, value, onChange, print, note, wanted, ...range }: Props) {
  const t = useT();
  const labelId = useId();
  const [draft, setDraft] = useState<string>(); // the typed text until the field loses focus
  const turn = (by: number) => onChange(fitted(value + by, range));
  const leave = () => {
    const typed = draft === undefined ? undefined : typedTenge(draft);
    setDraft(undefined);
    if (typed === undefined) return;
    const whole = Number(typed / 100n);
    onChange(wanted === undefined ? fitted(whole, range) : whole);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setDraft(undefined);
    turn(event.key === 'ArrowUp' ? range.step : -range.step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot share its line with the note
    <div className={styles.dial} role="group" aria-labelledby={labelId}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.row}>
        <button type="button" aria-label={t('field.less', { what: label })} onClick={() => turn(-range.step)}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-describedby={`${labelId}-ends`}
          value={draft ?? print(value)}
          onFocus={(event) => {
            const input = event.currentTarget;
            setDraft(number(value));
            requestAnimationFrame(() => input.select()); // typing then replaces the number
          }}
          onMouseUp={(event) => draft === number(value) && event.preventDefault()} // keeps that selection
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={t('field.more', { what: label })} onClick={() => turn(range.step)}>
          <Icon name="plus" />
        </button>
      </div>
      <p role="status" className={styles.clamped}>
        {wanted !== undefined &&
          wanted !== value &&
          t(whyNot(wanted, range), { wanted: print(wanted), value: print(value), step: print(range.step) })}
      </p>
      <Slider label={label} value={value} onChange={onChange} print={print} {...range} />
      <div id={`${labelId}-ends`} className={styles.ends}>
        <span>{t('range.atLeast', { value: print(range.min) })}</span>
        <span>{t('range.atMost', { value: print(range.max) })}</span>
      </div>
    </div>
  );
}

const whyNot = (wanted: number, { min, max }: DialRange): string =>
  wanted > max ? 'range.most' : wanted < min ? 'range.least' : 'range.inSteps';

type SliderProps = DialRange & Pick<Props, 'label' | 'value' | 'onChange' | 'print'>;

/** The browser's slider brings keys, touch and a spoken value. A minimum between two steps is reached by clamping. */
function Slider({ label, value, onChange, print, ...range }: SliderProps) {
  const share = ((value - range.min) / Math.max(1, range.max - range.min)) * 100;
  return (
    <input
      type="range"
      className={styles.slider}
      style={{ '--share': `${share}%` } as Record<string, string>}
      aria-label={label}
      aria-valuetext={print(value)}
      min={range.min}
      max={range.max}
      step={range.step}
      value={value}
      onChange={(event) => onChange(fitted(event.currentTarget.valueAsNumber, range))}
    />
  );
}
