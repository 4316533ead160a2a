import { useT } from '../../lib/intl.ts';
import { NO, YES } from '../../lib/typed-form.ts';
import type { FieldProps } from './field-props.ts';
import styles from './yes-no-field.module.css';

const CHOICES = [
  [YES, 'field.yes'],
  [NO, 'field.no'],
] as const;

/** No answer is preset. The summary names the question; beside it a short message is enough. */
export function YesNoField({ id, label, hint, value, onChange, problem }: FieldProps) {
  const t = useT();
  const problemId = `${id}-problem`;
  return (
    <fieldset className={styles.field} aria-describedby={problem ? problemId : undefined}>
      <legend>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </legend>
      <div className={styles.answers}>
        {CHOICES.map(([choice, text]) => (
          <label key={choice}>
            <input
              id={choice === YES ? id : `${id}-no`}
              type="radio"
              name={id}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            <span>{t(text)}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={problemId} className={styles.problem}>
          {t('field.answer')}
        </p>
      )}
    </fieldset>
  );
}
