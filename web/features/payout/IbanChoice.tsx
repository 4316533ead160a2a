import { useT } from '../../lib/intl.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ObtainingViewProps } from './method.ts';

/** Groups of four while typing would move the caret: the number is put in order when the field is left. */
const grouped = (text: string): string =>
  text
    .replace(/\s/g, '')
    .toUpperCase()
    .slice(0, 20)
    .replace(/(.{4})(?=.)/g, '$1 ');

type Props = Pick<ObtainingViewProps, 'form' | 'onChange' | 'bank' | 'submission'>;

/** The bank's name appears as soon as the number is whole. */
export function IbanChoice({ form, onChange, bank, submission }: Props) {
  const t = useT();
  return (
    <div>
      <TextField
        id="iban"
        label={t('payout.ibanField')}
        hint={t('payout.ibanHint')}
        value={form.iban}
        onChange={(iban) => {
          onChange({ iban });
          submission.corrected('iban');
        }}
        onBlur={() => onChange({ iban: grouped(form.iban) })}
        problem={submission.problemOf('iban')}
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
