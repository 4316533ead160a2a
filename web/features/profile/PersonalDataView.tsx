import {
  BIRTH_PLACES,
  CITIZENSHIPS,
  EDUCATIONS,
  type Entry,
  FAMILY_STATUSES,
  IDENTITY_DOCUMENTS,
  ISSUERS,
  MOST_CHILDREN,
  TAX_RESIDENCES,
} from '../../../schema/reference/dictionaries.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { YES } from '../../lib/typed-form.ts';
import { type Bound, type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { type Line, Lines } from '../../ui/Lines.tsx';
import { KnownCard } from './KnownCard.tsx';
import { labelOf } from './labels.ts';
import { useOptions } from './options.ts';
import { ProfileStepFrame } from './ProfileStepFrame.tsx';
import { asksCitizenship, lastDayOf, type PersonalKey, REGISTERED } from './personal-form.ts';
import styles from './profile.module.css';
import type { Profile } from './profile-source.ts';

type Props = TypedForm<PersonalKey> & { readonly profile: Profile };
type Part = { readonly bind: Bound<PersonalKey> };

/** Only the settings accept a residence permit (R76). */
const DOCUMENTS = IDENTITY_DOCUMENTS.filter(({ key }) => key !== 'RESIDENCE_PERMIT');
const COUNTS = Array.from({ length: MOST_CHILDREN + 1 }, (_, n) => ({ value: String(n), label: String(n) }));

/** Birth date and sex come from the IIN. */
export function PersonalDataView({ profile, ...typed }: Props) {
  const bind = useBound(typed, labelOf);
  const t = useT();
  const lines = useRegistered(profile.personal);
  return (
    <ProfileStepFrame name="personal" meter={profile.meter} back={paths.registrationIin} {...typed}>
      <KnownCard
        lines={profile.personal.fromRegistry ? lines : undefined}
        title={t('profile.itIsYou')}
        fields={REGISTERED}
        problems={typed.submission.problems}
      >
        <NameCard bind={bind} typed={typed} personal={profile.personal} />
        <DocumentCard bind={bind} form={typed.form} />
      </KnownCard>
      <FamilyCard bind={bind} withChildren={typed.form.childrenCount !== '' && typed.form.childrenCount !== '0'} />
    </ProfileStepFrame>
  );
}

/** Name and document as the state registry has them. */
function useRegistered(p: Profile['personal']): readonly Line[] {
  const t = useT();
  const lang = useLang();
  const of = (entries: readonly Entry[], key: string | null) => entries.find((one) => one.key === key)?.[lang];
  const day = (date: string | null) => date && dayWithYear(date, lang);
  const values = {
    fullName: [p.lastName, p.firstName, p.patronymic].filter(Boolean).join(' '),
    birthDate: day(p.birthDate),
    citizenship: of(CITIZENSHIPS, p.citizenship),
    documentType: of(IDENTITY_DOCUMENTS, p.documentType),
    documentNumber: p.documentNumber,
    documentIssuedBy: of(ISSUERS, p.documentIssuedBy),
    documentIssuedOn: day(p.documentIssuedOn),
    documentValidTo: day(p.documentValidTo),
  };
  return Object.entries(values).map(([key, value]) => ({ key, name: t(`profile.${key}`), value }));
}

type NameProps = Part & { readonly typed: TypedForm<PersonalKey>; readonly personal: Profile['personal'] };

function NameCard({ bind, typed, personal }: NameProps) {
  const t = useT();
  const without = typed.form.noPatronymic === YES;
  return (
    <Card title={t('profile.nameCard')}>
      <div className={styles.fields}>
        <TextField {...bind('lastName')} autoComplete="family-name" maxLength={60} />
        <TextField {...bind('firstName')} autoComplete="given-name" maxLength={60} />
        {!without && <TextField {...bind('patronymic')} autoComplete="additional-name" maxLength={60} />}
        <CheckField
          id="noPatronymic"
          label={t('profile.noPatronymic')}
          checked={without}
          onChange={(on) => {
            typed.change({ noPatronymic: on ? YES : '' });
            typed.submission.corrected('patronymic');
          }}
        />
        <BirthAndSex bind={bind} personal={personal} />
      </div>
    </Card>
  );
}

/** Only if the IIN does not contain them. */
function BirthAndSex({ bind, personal }: Part & { readonly personal: Profile['personal'] }) {
  const t = useT();
  const lang = useLang();
  if (personal.birthDate && personal.sex) {
    return (
      <Lines
        label={t('profile.fromIin')}
        items={[
          { key: 'birth', name: t('profile.birthDate'), value: dayWithYear(personal.birthDate, lang) },
          { key: 'sex', name: t('profile.sex'), value: t(`identity.${personal.sex}`) },
        ]}
      />
    );
  }
  const sexes = [
    { value: 'MALE', label: t('identity.MALE') },
    { value: 'FEMALE', label: t('identity.FEMALE') },
  ];
  return (
    <>
      <DateField {...bind('birthDate')} autoComplete="bday" />
      <SelectField {...bind('sex')} autoComplete="sex" options={sexes} />
    </>
  );
}

function DocumentCard({ bind, form }: Part & Pick<TypedForm<PersonalKey>, 'form'>) {
  const t = useT();
  const options = useOptions();
  const asked = asksCitizenship(form);
  const [issued, validTo] = [bind('documentIssuedOn'), bind('documentValidTo')];
  const onIssued = (text: string) => {
    issued.onChange(text);
    // A day that was typed stays; one that was filled in follows.
    if (!asked && ['', lastDayOf(issued.value)].includes(validTo.value)) validTo.onChange(lastDayOf(text));
  };
  return (
    <Card title={t('profile.documentCard')}>
      <div className={styles.fields}>
        <SelectField {...bind('documentType')} options={options(DOCUMENTS)} />
        {asked && <SelectField {...bind('citizenship')} options={options(CITIZENSHIPS)} />}
        <SelectField {...bind('birthPlace')} options={options(BIRTH_PLACES)} />
        <TextField
          {...bind('documentNumber')}
          hint={t('profile.documentNumberHint')}
          autoComplete="off"
          maxLength={20}
        />
        <div className={styles.pair}>
          <DateField {...issued} onChange={onIssued} hint={t('profile.documentDateHint')} />
          <DateField {...validTo} hint={t('profile.documentDateHint')} />
        </div>
        <SelectField {...bind('documentIssuedBy')} options={options(ISSUERS)} />
      </div>
    </Card>
  );
}

function FamilyCard({ bind, withChildren }: Part & { readonly withChildren: boolean }) {
  const t = useT();
  const options = useOptions();
  return (
    <Card title={t('profile.familyCard')}>
      <div className={styles.fields}>
        <SelectField {...bind('education')} options={options(EDUCATIONS)} />
        <SelectField {...bind('familyStatus')} options={options(FAMILY_STATUSES)} />
        <SelectField {...bind('childrenCount')} options={COUNTS} />
        {withChildren && <SelectField {...bind('childrenUnder18')} options={COUNTS} />}
        <SelectField {...bind('dependents')} hint={t('profile.dependentsHint')} required={false} options={COUNTS} />
        <SelectField
          {...bind('taxResidence')}
          hint={t('profile.optional')}
          required={false}
          options={options(TAX_RESIDENCES)}
        />
      </div>
    </Card>
  );
}
