import { DECLARATIONS } from '../../../schema/reference/dictionaries.ts';
import { useLang, useT } from '../../lib/intl.ts';
import type { Bound } from '../../lib/use-typed-form.ts';
import { Card } from '../../ui/Card.tsx';
import { YesNoField } from '../../ui/fields/YesNoField.tsx';
import type { EmploymentKey } from './employment-form.ts';

/** No answer is preset. */
export function Declarations({ bind }: { readonly bind: Bound<EmploymentKey> }) {
  const t = useT();
  const lang = useLang();
  return (
    <Card title={t('profile.declarationsCard')}>
      <p className="n-quiet">{t('profile.declarationsText')}</p>
      {DECLARATIONS.map((one) => (
        <YesNoField key={one.key} {...bind(`declarations.${one.key}`)} label={one[lang]} />
      ))}
    </Card>
  );
}
