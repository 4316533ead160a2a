import { paths } from '../../paths.ts';
import { EmploymentView } from './EmploymentView.tsx';
import { EMPLOYMENT_WRONG, employmentTyped, readEmployment } from './employment-form.ts';
import { labelOf } from './labels.ts';
import { type Profile, saveEmployment } from './profile-source.ts';
import { useProfileStep } from './use-profile-step.ts';
import { WithProfile } from './WithProfile.tsx';

const FIELDS = { EMAIL_TAKEN: 'email', EMAIL_WRONG: 'email' };

export function EmploymentScreen() {
  return <WithProfile>{(profile) => <Step profile={profile} />}</WithProfile>;
}

function Step({ profile }: { profile: Profile }) {
  const step = useProfileStep({
    name: 'saveEmployment',
    profile,
    known: employmentTyped(profile),
    read: readEmployment,
    send: saveEmployment,
    labelOf,
    wrong: EMPLOYMENT_WRONG,
    fields: FIELDS,
    next: paths.registrationAdditionContacts,
  });
  return <EmploymentView {...step} profile={profile} />;
}
