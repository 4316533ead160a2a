import { cx } from '../cx.ts';
import styles from './score-field.module.css';

/** More would be narrower than a finger on a phone. */
const FEW = 6;

type Props = {
  readonly id: string;
  readonly label: string;
  /** What the lowest and the highest score mean. */
  readonly ends: readonly [string, string];
  readonly scores: readonly number[];
  readonly value: number | undefined;
  readonly onChange: (score: number) => void;
  readonly problem?: string | undefined;
};

/** One number of a few, each a radio button. The first carries the id, so that the error summary can lead here. */
export function ScoreField({ id, label, ends, scores, value, onChange, problem }: Props) {
  const problemId = `${id}-problem`;
  return (
    <fieldset className={styles.scores} aria-describedby={problem ? problemId : undefined}>
      <legend>{label}</legend>
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={cx(styles.row, scores.length > FEW && styles.many)}>
        {scores.map((score, at) => (
          <label key={score}>
            <input
              id={at === 0 ? id : `${id}-${score}`}
              type="radio"
              name={id}
              value={score}
              checked={score === value}
              onChange={() => onChange(score)}
            />
            <span>{score}</span>
          </label>
        ))}
      </div>
      <small className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </small>
    </fieldset>
  );
}
