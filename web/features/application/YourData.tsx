import { REGIONS } from '../../../schema/reference/dictionaries.ts';
import type { ConditionsQuery } from '../../generated/cabinet/graphql.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { phoneText } from '../../lib/typed-text.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import styles from './application.module.css';

/** Only support changes the identity (R75). */
export function YourData({ profile }: { profile: ConditionsQuery['profile'] }) {
  const t = useT();
  const { personal, address, employment } = profile;
  const home = address.registration;
  const lang = useLang();
  const region = REGIONS.find((one) => one.key === home?.region)?.[lang] ?? home?.region;
  const written = (parts: readonly (string | null | undefined)[], by: string): string =>
    parts.filter(Boolean).join(by) || t('application.unset');
  return (
    <Card title={t('application.yourData')}>
      <Lines
        items={[
          {
            key: 'name',
            name: t('application.name'),
            value: written([personal.lastName, personal.firstName, personal.patronymic], ' '),
          },
          { key: 'iin', name: t('application.iin'), value: written([personal.iinMasked], '') },
          { key: 'phone', name: t('application.phone'), value: phoneText(profile.mobilePhone) },
          { key: 'email', name: t('application.email'), value: written([profile.email], '') },
          {
            key: 'address',
            name: t('application.address'),
            value: written([region, home?.city, home?.street, home?.house, home?.flat], ', '),
          },
          { key: 'employer', name: t('application.employer'), value: written([employment.employer], '') },
        ]}
      />
      <p className="n-quiet">
        {t('application.dataWrong')}{' '}
        <a className={styles.tel} href={CONTACT_CENTRE.href}>
          {CONTACT_CENTRE.phone}
        </a>
      </p>
    </Card>
  );
}
