import { Button } from '@mantine/core';
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
import { readFactors } from './own-factors.ts';
import { StaffPasswordForm } from './StaffPasswordForm.tsx';

/** Draws a QR code and talks with security keys. */
const OwnFactors = lazy(() => import('./OwnFactors.tsx').then((m) => ({ default: m.OwnFactors })));

const readOwed = () => call(StaffOwesDocument, {});

async function hasFactor(): Promise<boolean> {
  const outcome = await readFactors();
  if (outcome.kind !== 'done') return true; // the office opens all the same, and has a link to this page
  const { application, keys } = outcome.data.ownFactors;
  return application || keys.length > 0;
}

/**
 * What a sign-in of staff still asks for; with nothing owed, the place to change the own password and factor. After
 * the first own password a second factor is offered where none is demanded (R861).
 */
export function StaffEntryScreen() {
  const href = useHref();
  const go = useGo();
  const [round, setRound] = useState(0);
  const [offers, setOffers] = useState(false);
  const next = async (done: StaffOwesQuery['session']['owes']) => {
    const { step } = await refreshSession();
    if (step === 'STAFF_ENTRY') setRound(round + 1);
    else if (done === 'PASSWORD' && !(await hasFactor())) setOffers(true);
    else go(href(paths.office), { replace: true });
  };
  if (offers) return <Offered onDone={() => next(null)} />;
  return (
    <AwaitCall key={round} ask={readOwed}>
      {({ session }) => <Entry {...session} onDone={() => next(session.owes)} />}
    </AwaitCall>
  );
}

type OfferedProps = { readonly onDone: () => Promise<void> };

function Offered({ onDone }: OfferedProps) {
  const t = useT();
  return (
    <StepFrame
      step={0}
      phase={t('office.title')}
      title={t('settings.entryTitle_ENROL')}
      lead={t('settings.entryLead_OFFERED')}
    >
      <Suspense fallback={<Skeleton rows={[52]} label={t('shell.loading')} />}>
        <OwnFactors proving={false} onDone={onDone} />
      </Suspense>
      <Button variant="subtle" onClick={() => void onDone()}>
        {t('settings.factorLater')}
      </Button>
    </StepFrame>
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
