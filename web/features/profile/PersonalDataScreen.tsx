import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { labelOf } from './labels.ts';
import { PersonalDataView } from './PersonalDataView.tsx';
import { PERSONAL_WRONG, personalTyped, readPersonal } from './personal-form.ts';
import { type Profile, savePersonalData } from './profile-source.ts';
import { useProfileStep } from './use-profile-step.ts';
import { WithProfile } from './WithProfile.tsx';

const FIELDS = { DOCUMENT_EXPIRED: 'documentValidTo', IIN_TAKEN: 'documentNumber' };

export function PersonalDataScreen() {
  return <WithProfile>{(profile) => <Step profile={profile} />}</WithProfile>;
}

function Step({ profile }: { profile: Profile }) {
  const { today } = useSession();
  const step = useProfileStep({
    name: 'savePersonalData',
    profile,
    known: personalTyped(profile),
    read: (values, say) => readPersonal(values, say, today),
    send: savePersonalData,
    labelOf,
    wrong: PERSONAL_WRONG,
    fields: FIELDS,
    next: paths.registrationAddress,
  });
  return <PersonalDataView {...step} profile={profile} />;
}
