import type { ReactNode } from 'react';
import styles from './fields.module.css';

export type RadioCard<V extends string> = {
  readonly value: V;
  readonly label: ReactNode;
  readonly text?: ReactNode;
  /** A price. */
  readonly aside?: ReactNode;
};

type Props<V extends string> = {
  /** The first choice carries this id, so that the error summary can lead here. */
  readonly id: string;
  readonly label: ReactNode;
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  readonly options: readonly RadioCard<V>[];
  readonly problem?: string | undefined;
};

export function RadioCards<V extends string>({ id, label, value, onChange, options, problem }: Props<V>) {
  const problemId = `${id}-problem`;
  return (
    <fieldset className={styles.cards} aria-describedby={problem ? problemId : undefined}>
      <legend>{label}</legend>
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      {options.map((option, at) => (
        <label key={option.value} className={styles.card}>
          <input
            id={at === 0 ? id : `${id}-${option.value}`}
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            <span className={styles.cardHead}>
              <span>{option.label}</span>
              {option.aside}
            </span>
            {option.text !== undefined && <small>{option.text}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
