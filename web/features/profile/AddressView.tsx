import { HOUSE_OWNERS, LIVING_TIMES, REGIONS } from '../../../schema/reference/dictionaries.ts';
import { divisionOf, onlyTownOf, placeIn, townsNear } from '../../../schema/reference/places.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { YES } from '../../lib/typed-form.ts';
import { type Bound, type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { SuggestField } from '../../ui/fields/SuggestField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { Line } from '../../ui/Lines.tsx';
import { ADDRESS_PARTS, type AddressKey, type AddressOf, copied } from './address-form.ts';
import { KnownCard } from './KnownCard.tsx';
import { labelOf } from './labels.ts';
import { useOptions } from './options.ts';
import { ProfileStepFrame } from './ProfileStepFrame.tsx';
import styles from './profile.module.css';
import type { Profile } from './profile-source.ts';

type Props = TypedForm<AddressKey> & { readonly profile: Profile };

export function AddressView({ profile, ...typed }: Props) {
  const t = useT();
  const options = useOptions();
  const bind = useBound(typed, labelOf);
  const lines = useAddressLines(profile.address.registration);
  const same = typed.form.livesAtRegistration === YES;
  return (
    <ProfileStepFrame name="address" meter={profile.meter} back={paths.registrationPersonalData} {...typed}>
      <KnownCard
        lines={profile.address.fromRegistry ? lines : undefined}
        title={t('profile.registrationCard')}
        fields={ADDRESS_PARTS.map((part) => `registration.${part}`)}
        problems={typed.submission.problems}
      >
        <Card title={t('profile.registrationCard')}>
          <Address of="registration" bind={bind} {...typed} />
        </Card>
      </KnownCard>
      <CheckField
        id="livesAtRegistration"
        label={t('profile.livesAtRegistration')}
        checked={same}
        onChange={(on) => typed.change({ livesAtRegistration: on ? YES : '', ...(on ? {} : copied(typed.form)) })}
      />
      {!same && (
        <Card title={t('profile.residenceCard')}>
          <Address of="residence" bind={bind} {...typed} />
        </Card>
      )}
      <Card title={t('profile.homeCard')}>
        <div className={styles.fields}>
          <SelectField {...bind('houseOwner')} options={options(HOUSE_OWNERS)} />
          <SelectField {...bind('livingTime')} options={options(LIVING_TIMES)} />
          <PhoneField {...bind('homePhone')} hint={t('profile.optional')} required={false} autoComplete="off" />
        </div>
      </Card>
    </ProfileStepFrame>
  );
}

function useAddressLines(address: Profile['address']['registration']): readonly Line[] {
  const t = useT();
  const lang = useLang();
  const region = regionOf(address?.region);
  return ADDRESS_PARTS.flatMap((part) => {
    const typed = address?.[part];
    const place = typed && region && (part === 'district' || part === 'city') && placeIn(lang, region.key, typed);
    const value = part === 'region' ? region?.[lang] : place || typed;
    return value ? [{ key: part, name: t(`profile.${part}`), value }] : [];
  });
}

const regionOf = (text: string | null | undefined) => REGIONS.find(({ key }) => key === text);

type AddressProps = Pick<TypedForm<AddressKey>, 'form' | 'change'> & {
  readonly of: AddressOf;
  readonly bind: Bound<AddressKey>;
};

function Address({ of, bind, form, change }: AddressProps) {
  const t = useT();
  const lang = useLang();
  const options = useOptions();
  const region = regionOf(form[`${of}.region`])?.key;
  const districts = region ? divisionOf(region).districts : [];
  const towns = region ? townsNear(region, form[`${of}.district`]) : [];
  const inRegion = bind(`${of}.region`);
  const chooseRegion = (chosen: string) => {
    inRegion.onChange(chosen);
    // A town that was filled in goes with its region; a typed one stays.
    const filled = onlyTownOf(region)?.[lang] ?? '';
    const town = onlyTownOf(regionOf(chosen)?.key)?.[lang] ?? '';
    if (['', filled].includes(form[`${of}.city`])) change({ [`${of}.city`]: town });
  };
  const group = of === 'registration' ? 'billing' : 'shipping'; // separates the two addresses for autofill
  return (
    <div className={styles.fields}>
      <SelectField
        {...inRegion}
        onChange={chooseRegion}
        options={options(REGIONS)}
        autoComplete={`${group} address-level1`}
      />
      <SuggestField
        {...bind(`${of}.district`)}
        suggestions={districts.map((district) => district[lang])}
        hint={t('profile.optional')}
        required={false}
        autoComplete="off"
        maxLength={80}
      />
      <SuggestField
        {...bind(`${of}.city`)}
        suggestions={towns.map((town) => town[lang])}
        autoComplete={`${group} address-level2`}
        maxLength={80}
      />
      <TextField {...bind(`${of}.street`)} autoComplete={`${group} address-line1`} maxLength={120} />
      <div className={styles.pair}>
        <TextField {...bind(`${of}.house`)} autoComplete="off" maxLength={20} />
        <TextField
          {...bind(`${of}.flat`)}
          label={t('profile.flatOptional')}
          required={false}
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <TextField
        {...bind(`${of}.postIndex`)}
        hint={t('profile.postIndexHint')}
        required={false}
        autoComplete={`${group} postal-code`}
        maxLength={7}
      />
    </div>
  );
}
