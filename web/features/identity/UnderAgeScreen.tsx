import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut, useSession } from '../../lib/session.ts';
import { OnlyWithReason } from '../../ui/OnlyWithReason.tsx';
import { ageVerdict } from './age.ts';
import { readIdentity } from './identity-source.ts';
import { UnderAgeView } from './UnderAgeView.tsx';

/** Too young or too old for a loan. */
export const UnderAgeScreen = () => (
  <OnlyWithReason reason="NOT_RIGHT_AGE">
    <OfAge />
  </OnlyWithReason>
);

/** The birth date comes from the IIN page, or from the profile. */
function OfAge() {
  const { today } = useSession();
  const { state } = useLocation();
  const isPassed = 'birthDate' in state && state.birthDate !== undefined;
  const [known, setKnown] = useState<unknown>(state);
  useEffect(() => {
    if (!isPassed) void readIdentity().then((identity) => setKnown(identity?.personal));
  }, [isPassed]);
  return <UnderAgeView verdict={ageVerdict(known, today)} onSignOut={() => void signOut()} />;
}
