import { signOut, useSession } from '../../lib/session.ts';
import { ageVerdict } from './age.ts';
import type { Identity } from './identity-source.ts';
import { OnlyWhere } from './OnlyWhere.tsx';
import { UnderAgeView } from './UnderAgeView.tsx';

/** Too young or too old for a loan, by the IIN that was refused or by the one that is saved. */
export function UnderAgeScreen() {
  const { today } = useSession();
  const find = ({ refusedIin, personal }: Identity) => {
    const refused = refusedIin?.status === 'NOT_RIGHT_AGE';
    const verdict = ageVerdict(refused ? refusedIin.birthDate : personal.birthDate, today);
    return verdict && { verdict, refused };
  };
  return (
    <OnlyWhere find={find}>
      {({ verdict, refused }) => (
        <UnderAgeView verdict={verdict} mayRetype={refused} onSignOut={() => void signOut()} />
      )}
    </OnlyWhere>
  );
}
