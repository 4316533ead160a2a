import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut, useSession } from '../../lib/session.ts';
import { OnlyWithReason } from '../../ui/OnlyWithReason.tsx';
import { ageVerdict } from './age.ts';
import { readIdentity } from './identity-source.ts';
import { UnderAgeView } from './UnderAgeView.tsx';

/** The age does not fit. The birth date comes from the IIN page, or from the profile where it is known. */
export function UnderAgeScreen() {
  const { today } = useSession();
  const { state } = useLocation();
  const [known, setKnown] = useState<unknown>(state);
  useEffect(() => {
    if (!state) void readIdentity().then((identity) => setKnown(identity?.personal));
  }, [state]);
  return (
    <OnlyWithReason reason="NOT_RIGHT_AGE">
      <UnderAgeView verdict={ageVerdict(known, today)} onSignOut={() => void signOut()} />
    </OnlyWithReason>
  );
}
