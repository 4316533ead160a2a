import { useT } from '../../lib/intl.ts';
import { YES } from '../../lib/typed-form.ts';
import { CheckField } from './CheckField.tsx';
import styles from './fields.module.css';

type Props<K extends string> = {
  /** Of the tick that says "none of these"; the summary of errors leads to it. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly key: K; readonly label: string }[];
  readonly none: string;
  readonly values: Readonly<Record<string, string>>;
  readonly problem: string | undefined;
  readonly onChange: (part: Readonly<Record<string, string>>) => void;
};

/** Several statements answered at once. Nothing is preset: "none of these" is an answer too, and the only one. */
export function TickGroup<K extends string>({ id, label, options, none, values, problem, onChange }: Props<K>) {
  const t = useT();
  const problemId = `${id}-problem`;
  const empty = Object.fromEntries(options.map(({ key }) => [key, '']));
  return (
    <fieldset className={styles.ticks} aria-describedby={problem ? problemId : undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <CheckField
          key={option.key}
          id={option.key}
          label={option.label}
          checked={values[option.key] === YES}
          onChange={(on) => onChange(on ? { [option.key]: YES, [id]: '' } : { [option.key]: '' })}
        />
      ))}
      <CheckField
        id={id}
        label={<b>{none}</b>}
        checked={values[id] === YES}
        onChange={(on) => onChange(on ? { ...empty, [id]: YES } : { [id]: '' })}
      />
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}. {t('profile.tickOne')}
        </p>
      )}
    </fieldset>
  );
}
