import { lazy, Suspense, useState } from 'react';
import { StaffOwesDocument, type StaffOwesQuery } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { refreshSession, signOut } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import { paths } from '../../paths.ts';
import { AwaitCall } from '../../ui/AwaitCall.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { StaffPasswordForm } from './StaffPasswordForm.tsx';

/** Draws a QR code and talks with security keys. */
const OwnFactors = lazy(() => import('./OwnFactors.tsx').then((m) => ({ default: m.OwnFactors })));

const readOwed = () => call(StaffOwesDocument, {});

/** What a sign-in of staff still asks for; with nothing owed, the place to change the own password and factor. */
export function StaffEntryScreen() {
  const href = useHref();
  const go = useGo();
  const [round, setRound] = useState(0);
  const next = async () => {
    const { step } = await refreshSession();
    if (step === 'STAFF_ENTRY') setRound(round + 1);
    else go(href(paths.office), { replace: true });
  };
  return (
    <AwaitCall key={round} ask={readOwed}>
      {({ session }) => <Entry {...session} onDone={next} />}
    </AwaitCall>
  );
}

type Props = StaffOwesQuery['session'] & { readonly onDone: () => Promise<void> };

function Entry({ owes, onDone }: Props) {
  const t = useT();
  const href = useHref();
  const title = owes === null ? 'entryPage' : `entryTitle_${owes}`;
  return (
    <StepFrame
      step={0}
      phase={t('office.title')}
      title={t(`settings.${title}`)}
      lead={owes && t(`settings.entryLead_${owes}`)}
      {...(owes === null ? { back: href(paths.office) } : {})}
    >
      {(owes === 'PASSWORD' || owes === null) && <StaffPasswordForm onDone={onDone} />}
      {owes !== 'PASSWORD' && (
        <Suspense fallback={<Skeleton rows={[52]} label={t('shell.loading')} />}>
          <OwnFactors proving={owes === 'FACTOR'} onDone={onDone} />
        </Suspense>
      )}
      {owes !== null && (
        <button type="button" className="n-tap" onClick={() => void signOut(href(paths.login))}>
          {t('office.signOut')}
        </button>
      )}
    </StepFrame>
  );
}
