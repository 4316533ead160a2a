import type { ReactNode } from 'react';
import styles from './tick.module.css';

type Props = {
  readonly id: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly problem?: string | undefined;
  /** Beside the label and no part of it: a link to the text. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One agreement, one tick. Never ticked beforehand. */
export function Tick({ id, checked, onChange, problem, aside, children }: Props) {
  const problemId = `${id}-problem`;
  return (
    <div className={styles.tick}>
      <label>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? problemId : undefined}
        />
        <span>
          {children}
          {problem && (
            <span id={problemId} className={styles.problem}>
              {problem}
            </span>
          )}
        </span>
      </label>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
