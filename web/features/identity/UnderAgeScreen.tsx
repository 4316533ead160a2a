import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut, useSession } from '../../lib/session.ts';
import { OnlyWithReason } from '../../ui/OnlyWithReason.tsx';
import { ageVerdict } from './age.ts';
import { readIdentity } from './identity-source.ts';
import { UnderAgeView } from './UnderAgeView.tsx';

/** Shown when the person is too young or too old for a loan. */
export const UnderAgeScreen = () => (
  <OnlyWithReason reason="NOT_RIGHT_AGE">
    <OfAge />
  </OnlyWithReason>
);

/** Takes the birth date from the IIN page, or from the profile where it is known. */
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
