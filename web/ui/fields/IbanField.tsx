import { useT } from '../../lib/intl.ts';
import { TextField } from './TextField.tsx';

/** Grouping while typing would move the caret. */
export const grouped = (text: string): string =>
  text
    .replace(/\s/g, '')
    .toUpperCase()
    .slice(0, 20)
    .replace(/(.{4})(?=.)/g, '$1 ');

type Props = {
  readonly value: string;
  readonly onChange: (iban: string) => void;
  /** Undefined while the number is incomplete; null when no bank has such a code. */
  readonly bank: string | null | undefined;
  readonly problem: string | undefined;
};

export function IbanField({ value, onChange, bank, problem }: Props) {
  const t = useT();
  return (
    <div>
      <TextField
        id="iban"
        label={t('payout.ibanField')}
        hint={t('payout.ibanHint')}
        value={value}
        onChange={onChange}
        onBlur={() => onChange(grouped(value))}
        problem={problem}
        autoComplete="off"
        maxLength={30}
      />
      <p role="status" className="n-quiet">
        {bank && t('payout.bank', { name: bank })}
        {bank === null && t('payout.bankUnknown')}
      </p>
    </div>
  );
}
