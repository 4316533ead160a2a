import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  DECLARATIONS,
  EMPLOYMENT_TYPES,
  type Entry,
  FAMILY_STATUSES,
  FRIEND_RELATIONS,
  IDENTITY_DOCUMENTS,
  ISSUERS,
  REGIONS,
  RELATIVE_RELATIONS,
  SECTORS,
} from '../../../schema/reference/dictionaries.ts';
import { INCOME_BANDS } from '../../../schema/reference/income-bands.ts';
import type { OfficeAddressFragment, OfficeApplicationCardQuery } from '../../generated/cabinet/graphql.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { number, TENGE_SIGN } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { phoneText } from '../../lib/typed-text.ts';
import { type Line, Lines } from '../../ui/Lines.tsx';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './office.module.css';

export type ApplicationCardData = NonNullable<OfficeApplicationCardQuery['officeApplication']>;
type Profile = NonNullable<ApplicationCardData['profile']>;

const NONE = '–';

/** The label of a key in the language of the page. */
function useLabel() {
  const lang = useLang();
  return (list: readonly Entry[], key: string | null): string => {
    const entry = list.find((one) => one.key === key);
    return entry ? entry[lang === 'kk' ? 'kk' : 'ru'] : (key ?? NONE);
  };
}

function useAddress() {
  const label = useLabel();
  return (address: OfficeAddressFragment | null): string =>
    address
      ? [label(REGIONS, address.region), address.district, address.city, address.street, address.house, address.flat]
          .filter(Boolean)
          .join(', ')
      : NONE;
}

const day = (date: string | null): string => (date ? numeric(date) : NONE);
const tenge = (whole: number | null): string => (whole === null ? NONE : `${number(whole)} ${TENGE_SIGN}`);

export function Identity({ card, profile }: { readonly card: ApplicationCardData; readonly profile: Profile }) {
  const t = useT();
  const label = useLabel();
  const addressOf = useAddress();
  const { personal, address } = profile;
  const { registry, iin, faceVerifiedAt } = card;
  const stated = [personal.lastName, personal.firstName, personal.patronymic].filter(Boolean).join(' ');
  /** What the registry says where it differs from what was stated. */
  const differing = (own: string, known: string | undefined): Partial<Line> =>
    known !== undefined && known.toUpperCase() !== own.toUpperCase()
      ? {
          note: (
            <Tag tone="bad" wraps>
              {t('office.registrySays', { value: known })}
            </Tag>
          ),
        }
      : {};
  const residence = address.livesAtRegistration ? t('office.sameAddress') : addressOf(address.residence);
  const registration = addressOf(address.registration);
  return (
    <FoldCard title={t('office.identity')}>
      <Lines
        items={[
          { key: 'name', name: t('office.name'), value: stated, ...differing(stated, registry?.fullName) },
          { key: 'birth', name: t('office.birthDate'), value: day(personal.birthDate) },
          { key: 'iin', name: t('office.iin'), value: iin ?? NONE },
          {
            key: 'document',
            name: label(IDENTITY_DOCUMENTS, personal.documentType),
            value: personal.documentNumber ?? NONE,
            ...differing(personal.documentNumber ?? '', registry?.documentNumber),
            after: `${label(ISSUERS, personal.documentIssuedBy)}, ${day(personal.documentIssuedOn)} – ${day(personal.documentValidTo)}`,
          },
          {
            key: 'face',
            name: t('office.face'),
            value: faceVerifiedAt ? numeric(dateOfInstant(faceVerifiedAt)) : t('office.faceNot'),
            ...(faceVerifiedAt && !card.faceKept ? { after: t(`faceFrame.${card.faceMissing ?? 'UNKNOWN'}`) } : {}),
          },
          ...(card.accountUnchecked
            ? [
                {
                  key: 'account',
                  name: t('office.account'),
                  value: <Tag tone="care">{t('office.accountUnchecked')}</Tag>,
                  after: t('office.accountUncheckedNote'),
                },
              ]
            : []),
          {
            key: 'registration',
            name: t('office.registration'),
            value: registration,
            ...(registry ? differing(registration, addressOf(registry.address)) : {}),
          },
          { key: 'residence', name: t('office.residence'), value: residence },
          {
            key: 'family',
            name: t('office.family'),
            value: label(FAMILY_STATUSES, personal.familyStatus),
            after: t('office.children', { count: personal.childrenCount ?? 0 }),
          },
          {
            key: 'registry',
            name: t('office.registry'),
            value: t(registry ? 'office.registryKnows' : 'office.registrySilent'),
          },
        ]}
      />
      {card.faceKept && <FaceFrame loanId={card.application.loanId} />}
    </FoldCard>
  );
}

/** Asked for first: loading it is what the server notes as a look. */
function FaceFrame({ loanId }: { readonly loanId: string }) {
  const t = useT();
  const [shown, setShown] = useState(false);
  if (shown)
    return <img className={styles.evidence} src={`/json/office/face?creditId=${loanId}`} alt={t('office.faceFrame')} />;
  return (
    <Button variant="light" onClick={() => setShown(true)}>
      {t('office.faceShow')}
    </Button>
  );
}

export function Work({ profile }: { readonly profile: Profile }) {
  const t = useT();
  const label = useLabel();
  const { employment } = profile;
  const band = INCOME_BANDS.find((one) => one.band === employment.incomeBand);
  const declared = employment.declarations.filter(({ yes }) => yes);
  return (
    <FoldCard title={t('office.work')}>
      <Lines
        items={[
          {
            key: 'type',
            name: t('office.employment'),
            value: label(EMPLOYMENT_TYPES, employment.employmentType),
            after: employment.sector ? label(SECTORS, employment.sector) : undefined,
          },
          {
            key: 'employer',
            name: t('office.employer'),
            value: employment.employer ?? NONE,
            after: employment.workPhone ? phoneText(employment.workPhone) : undefined,
          },
          { key: 'months', name: t('office.jobMonths'), value: employment.jobMonths ?? NONE },
          {
            key: 'income',
            name: t('office.income'),
            value: band ? `${tenge(band.from)}${band.to === null ? '+' : ` – ${tenge(band.to)}`}` : NONE,
          },
          { key: 'more', name: t('office.moreIncome'), value: tenge(employment.additionalIncome) },
          { key: 'expenses', name: t('office.expenses'), value: tenge(employment.monthlyExpenses) },
          { key: 'elsewhere', name: t('office.elsewhere'), value: tenge(employment.monthlyLoanPayments) },
          ...declared.map(({ key }) => ({
            key,
            name: label(DECLARATIONS, key),
            value: <Tag tone="care">{t('office.declared')}</Tag>,
          })),
        ]}
      />
    </FoldCard>
  );
}

export function Contacts({ profile }: { readonly profile: Profile }) {
  const t = useT();
  const label = useLabel();
  const { relative, friend } = profile.contacts;
  const phone = (text: string) => <a href={`tel:+${text}`}>{phoneText(text)}</a>;
  const person = (key: string, list: readonly Entry[], one: typeof relative) =>
    one ? [{ key, name: one.name, note: label(list, one.relation), value: phone(one.phone) }] : [];
  return (
    <FoldCard title={t('office.contacts')}>
      <Lines
        items={[
          { key: 'own', name: t('office.phone'), value: phone(profile.mobilePhone) },
          ...person('relative', RELATIVE_RELATIONS, relative),
          ...person('friend', FRIEND_RELATIONS, friend),
        ]}
      />
    </FoldCard>
  );
}
