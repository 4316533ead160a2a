import { paths } from '../../paths.ts';
import { ContactsView } from './ContactsView.tsx';
import { CONTACTS_WRONG, contactsTyped, readContacts } from './contacts-form.ts';
import { labelOf } from './labels.ts';
import { type Profile, saveContacts } from './profile-source.ts';
import { useProfileStep } from './use-profile-step.ts';
import { WithProfile } from './WithProfile.tsx';

const FIELDS = { CONTACTS_EQUAL: 'friend.phone' };

export function ContactsScreen() {
  return <WithProfile>{(profile) => <Step profile={profile} />}</WithProfile>;
}

function Step({ profile }: { profile: Profile }) {
  const step = useProfileStep({
    name: 'saveContacts',
    profile,
    known: contactsTyped(profile),
    read: (values, say) =>
      readContacts(values, say, profile.mobilePhone, [profile.address.homePhone, profile.employment.workPhone]),
    send: saveContacts,
    labelOf,
    wrong: CONTACTS_WRONG,
    fields: FIELDS,
    next: paths.cabinet,
  });
  return <ContactsView {...step} profile={profile} />;
}
