import { DECLARATIONS } from '../../../schema/reference/dictionaries.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { Card } from '../../ui/Card.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TickGroup } from '../../ui/fields/TickGroup.tsx';
import { askedOf, type EmploymentKey } from './employment-form.ts';
import { labelOf } from './labels.ts';
import styles from './profile.module.css';

/** A statement that needs a figure opens its field. */
export function Declarations(typed: TypedForm<EmploymentKey>) {
  const t = useT();
  const lang = useLang();
  const bind = useBound(typed, labelOf);
  const { form, change, submission } = typed;
  const asked = askedOf(form);
  return (
    <Card title={t('profile.declarationsCard')}>
      <div className={styles.fields}>
        <TickGroup
          id="declarations"
          label={t('profile.declarationsText')}
          options={DECLARATIONS.map((one) => ({ key: `declarations.${one.key}`, label: one[lang] }))}
          none={t('profile.noDeclarations')}
          values={form}
          problem={submission.problemOf('declarations')}
          onChange={(part) => {
            change(part);
            submission.corrected('declarations');
          }}
        />
        {asked.socialHelp && <MoneyField {...bind('socialHelp')} hint={t('profile.optional')} required={false} />}
        {asked.overdueDays && <TextField {...bind('overdueDays')} inputMode="numeric" maxLength={4} />}
      </div>
    </Card>
  );
}
