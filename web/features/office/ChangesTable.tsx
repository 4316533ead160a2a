import { ISSUERS } from '../../../schema/reference/dictionaries.ts';
import { type Phone, printPhone } from '../../../schema/values/phone.ts';
import type { ShowCorrectionMutation } from '../../generated/cabinet/graphql.ts';
import { numeric } from '../../lib/dates.ts';
import { useLang, useT } from '../../lib/intl.ts';
import type { Lang } from '../../lib/locale.ts';
import styles from './office.module.css';

type Changes = ShowCorrectionMutation['openCorrection']['lines'];

export function ChangesTable({ changes }: { readonly changes: Changes }) {
  const t = useT();
  const lang = useLang();
  const shown = (field: string, value: string | null) =>
    value === null || value === ''
      ? t(field === 'keptUntil' ? 'correction.atOnce' : 'correction.none')
      : readable(field, value, lang);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('correction.now')}</th>
          <th scope="col">{t('correction.becomes')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, now, becomes }) => (
          <tr key={field}>
            <th scope="row">{t(`correction.${field}`)}</th>
            <td>{field === 'keptUntil' ? '' : shown(field, now)}</td>
            <td>
              <b>{shown(field, becomes)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DAYS = ['documentIssuedOn', 'documentValidTo', 'birthDate', 'keptUntil'];

function readable(field: string, value: string, lang: Lang): string {
  if (field === 'phone') return printPhone(value as Phone);
  if (DAYS.includes(field)) return numeric(value);
  if (field === 'documentIssuedBy') return ISSUERS.find(({ key }) => key === value)?.[lang] ?? value;
  return value;
}
