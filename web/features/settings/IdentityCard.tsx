import { IDENTITY_DOCUMENTS } from '../../../schema/reference/dictionaries.ts';
import type { SettingsPageQuery } from '../../generated/cabinet/graphql.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';

type Props = Pick<SettingsPageQuery['profile'], 'personal'> & Pick<SettingsPageQuery, 'pendingCorrections'>;

/** The borrower reads it here; the contact centre corrects it (R75, R294). */
export function IdentityCard({ personal, pendingCorrections }: Props) {
  const t = useT();
  const lang = useLang();
  const { birthDate, documentValidTo, documentNumber } = personal;
  const kind = IDENTITY_DOCUMENTS.find(({ key }) => key === personal.documentType)?.[lang] ?? '';
  const shown = [
    { key: 'name', value: [personal.lastName, personal.firstName, personal.patronymic].filter(Boolean).join(' ') },
    { key: 'iin', value: <span className="n-whole">{personal.iinMasked}</span> },
    { key: 'birthDate', value: birthDate && dayWithYear(birthDate, lang) },
    {
      key: 'identityDocument',
      value: kind,
      after: documentNumber && t('settings.documentEnds', { end: documentNumber.slice(-4) }),
    },
    { key: 'validTo', value: documentValidTo && dayWithYear(documentValidTo, lang) },
  ];
  return (
    <>
      {pendingCorrections.map(({ kind, askedAt }) => (
        <Card key={kind} tone="care" title={t('settings.correcting', { what: t(`settings.correcting_${kind}`) })}>
          <p>{t('settings.correctingText', { date: dayWithYear(dateOfInstant(askedAt), lang) })}</p>
        </Card>
      ))}
      <Card title={t('settings.identity')}>
        <Lines items={shown.map(({ key, ...line }) => ({ key, name: t(`settings.${key}`), ...line }))} />
        <p className="n-quiet">
          {t('settings.correct')} <a href={CONTACT_CENTRE.href}>{CONTACT_CENTRE.phone}</a>. {t('settings.correctHow')}
        </p>
      </Card>
    </>
  );
}
