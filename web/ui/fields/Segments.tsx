import styles from './segments.module.css';

type Props<V extends string> = {
  readonly id: string;
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly { readonly value: V; readonly label: string }[];
};

/** Radio buttons that look like a switch. */
export function Segments<V extends string>({ id, label, value, onChange, options }: Props<V>) {
  return (
    <fieldset className={styles.segments}>
      <legend className="n-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
