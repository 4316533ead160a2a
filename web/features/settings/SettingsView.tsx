import { EMPLOYMENT_TYPES, REGIONS } from '../../../schema/reference/dictionaries.ts';
import type { SettingsPageQuery } from '../../generated/cabinet/graphql.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { phoneText } from '../../lib/typed-text.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { LanguageCard } from './LanguageCard.tsx';
import type { Saved } from './saved.ts';
import styles from './settings.module.css';

export type SettingsViewProps = SettingsPageQuery & { readonly saved: Saved | undefined; readonly again: () => void };

export function SettingsView({
  profile,
  noticeChoice,
  openSessions,
  pendingCorrections,
  saved,
  again,
}: SettingsViewProps) {
  const t = useT();
  return (
    <div className={styles.page}>
      {saved && (
        <p className={styles.saved} role="status">
          {t(`settings.saved_${saved}`)}
        </p>
      )}
      <div className="n-stack">
        <IdentityCard personal={profile.personal} pendingCorrections={pendingCorrections} />
        <AboutYou profile={profile} />
      </div>
      <div className="n-stack">
        <Access profile={profile} openSessions={openSessions} />
        <LanguageCard chosen={profile.locale} onChosen={again} />
        <Notices choice={noticeChoice} />
        <MyData />
      </div>
    </div>
  );
}

function AboutYou({ profile }: Pick<SettingsPageQuery, 'profile'>) {
  const t = useT();
  const href = useHref();
  const lang = useLang();
  const { contacts, employment, address } = profile;
  const work = EMPLOYMENT_TYPES.find(({ key }) => key === employment.employmentType)?.[lang];
  const people = [contacts.relative?.name, contacts.friend?.name];
  return (
    <Card title={t('settings.about')}>
      <QuickRows
        bare
        label={t('settings.about')}
        rows={[
          {
            key: 'document',
            icon: 'doc',
            title: t('settings.document'),
            text: t('settings.documentText'),
            to: href(paths.editDocument),
          },
          {
            key: 'address',
            icon: 'arch',
            title: t('settings.address'),
            text: addressLine(address, lang),
            to: href(paths.editAddress),
          },
          {
            key: 'work',
            icon: 'coin',
            title: t('settings.work'),
            text: [work, employment.employer].filter(Boolean).join(', '),
            to: href(paths.editAdditionalData),
          },
          {
            key: 'contacts',
            icon: 'person',
            title: t('settings.contacts'),
            text: people.filter(Boolean).join(', '),
            to: href(paths.editAdditionalContacts),
          },
        ]}
      />
    </Card>
  );
}

function addressLine(address: SettingsPageQuery['profile']['address'], lang: 'ru' | 'kk'): string {
  const lives = address.livesAtRegistration ? address.registration : address.residence;
  // A city of republican rank is its own region.
  const region = REGIONS.find(({ key }) => key === lives?.region && !key.endsWith('_CITY'))?.[lang];
  return [region, lives?.city, lives?.street, lives?.house, lives?.flat].filter(Boolean).join(', ');
}

function Access({ profile, openSessions }: Pick<SettingsPageQuery, 'profile' | 'openSessions'>) {
  const t = useT();
  const href = useHref();
  const { email, emailConfirmed } = profile;
  const address = email && (emailConfirmed ? email : t('settings.emailUnconfirmed', { email }));
  return (
    <Card title={t('settings.access')}>
      <QuickRows
        bare
        label={t('settings.access')}
        rows={[
          {
            key: 'phone',
            icon: 'phone',
            title: t('settings.phone'),
            text: <span className="n-whole">{phoneText(profile.mobilePhone)}</span>,
            to: href(paths.editPhone),
          },
          {
            key: 'email',
            icon: 'list',
            title: t('settings.email'),
            text: address ?? t('settings.emailNone'),
            to: href(paths.editEmail),
          },
          {
            key: 'password',
            icon: 'shield',
            title: t('settings.password'),
            text: t('settings.passwordText'),
            to: href(paths.editPassword),
          },
          {
            key: 'sessions',
            icon: 'out',
            title: t('settings.sessions'),
            text: t('settings.sessionsCount', { count: openSessions.length }),
            to: href(paths.settingsSessions),
          },
        ]}
      />
    </Card>
  );
}

function Notices({ choice }: { choice: SettingsPageQuery['noticeChoice'] }) {
  const t = useT();
  const href = useHref();
  const hour = `${String(choice.hour).padStart(2, '0')}:00`;
  const way = t(`notice.by${choice.channel}`);
  return (
    <Card title={t('settings.notices')}>
      <QuickRows
        bare
        label={t('settings.notices')}
        rows={[
          {
            key: 'reminders',
            icon: 'bell',
            title: t('notice.settings'),
            text: choice.channel === 'CABINET' ? way : t('settings.reminders', { way, hour }),
            to: href(paths.settingsNotices),
          },
          { key: 'notices', icon: 'list', title: t('notice.title'), to: href(paths.notifications) },
        ]}
      />
    </Card>
  );
}

function MyData() {
  const t = useT();
  const href = useHref();
  return (
    <Card title={t('settings.myData')}>
      <QuickRows
        bare
        label={t('settings.myData')}
        rows={[
          {
            key: 'myData',
            icon: 'doc',
            title: t('settings.myDataRow'),
            text: t('settings.myDataRowText'),
            to: href(paths.settingsMyData),
          },
        ]}
      />
    </Card>
  );
}
