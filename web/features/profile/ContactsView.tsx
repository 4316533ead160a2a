import { FRIEND_RELATIONS, RELATIVE_RELATIONS } from '../../../schema/reference/dictionaries.ts';
import { percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { type ContactsKey, WHO } from './contacts-form.ts';
import { labelOf } from './labels.ts';
import { useOptions } from './options.ts';
import { ProfileStepFrame } from './ProfileStepFrame.tsx';
import styles from './profile.module.css';
import type { Profile } from './profile-source.ts';

type Props = TypedForm<ContactsKey> & { readonly profile: Profile };
const RELATIONS = { relative: RELATIVE_RELATIONS, friend: FRIEND_RELATIONS } as const;

/** The page says what the lender never tells these people. */
export function ContactsView({ profile, ...typed }: Props) {
  const t = useT();
  const options = useOptions();
  const lang = useLang();
  const bind = useBound(typed, labelOf);
  const last = 100 - profile.meter.percent - profile.meter.nextGain;
  return (
    <ProfileStepFrame name="contacts" meter={profile.meter} back={paths.registrationAdditionData} {...typed}>
      <p className="n-quiet">{t('profile.contactsLead')}</p>
      {last > 0 && <p className="n-quiet">{t('profile.lastPercents', { percent: percent(last, lang, 0) })}</p>}
      {WHO.map((who) => (
        <Card key={who} title={t(`profile.${who}Card`)}>
          <div className={styles.fields}>
            <TextField
              {...bind(`${who}.name`)}
              label={t('profile.contactName')}
              hint={t('profile.contactNameHint')}
              autoComplete="off"
              maxLength={60}
            />
            <SelectField
              {...bind(`${who}.relation`)}
              label={t('profile.contactRelation')}
              options={options(RELATIONS[who])}
            />
            <PhoneField {...bind(`${who}.phone`)} label={t('field.phone')} autoComplete="off" />
          </div>
        </Card>
      ))}
    </ProfileStepFrame>
  );
}
