import type { ReactNode } from 'react';
import styles from './fields.module.css';

type Props = {
  readonly id: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
};

/** A consent is never preset. */
export function CheckField({ id, label, checked, onChange, hint, problem }: Props) {
  const problemId = `${id}-problem`;
  return (
    <div>
      <label className={styles.check}>
        <input
          id={id}
          name={id}
          type="checkbox"
          checked={checked}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {label}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      </label>
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
