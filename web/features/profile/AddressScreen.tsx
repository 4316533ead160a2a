import { paths } from '../../paths.ts';
import { AddressView } from './AddressView.tsx';
import { ADDRESS_WRONG, addressTyped, readAddress } from './address-form.ts';
import { labelOf } from './labels.ts';
import { type Profile, saveAddress } from './profile-source.ts';
import { useProfileStep } from './use-profile-step.ts';
import { WithProfile } from './WithProfile.tsx';

export function AddressScreen() {
  return <WithProfile>{(profile) => <Step profile={profile} />}</WithProfile>;
}

function Step({ profile }: { profile: Profile }) {
  const step = useProfileStep({
    name: 'saveAddress',
    profile,
    known: addressTyped(profile),
    read: readAddress,
    send: saveAddress,
    labelOf,
    wrong: ADDRESS_WRONG,
    next: paths.registrationAdditionData,
  });
  return <AddressView {...step} profile={profile} />;
}
