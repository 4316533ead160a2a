import { useState } from 'react';
import { useHref, useT } from '../../lib/intl.ts';
import type { SentCode } from '../../lib/sent-code.ts';
import { refreshSession } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import { paths } from '../../paths.ts';
import { AwaitCall } from '../../ui/AwaitCall.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { confirmNewPhone, confirmProof, readAccess, requestNewPhone, requestProof } from './access-source.ts';
import { CodeForm } from './CodeForm.tsx';
import { AskProof, NewPhone } from './PhoneParts.tsx';

/** Proof, its code, the new number, its code (R151). */
type Stage =
  | { readonly at: 'proof' }
  | { readonly at: 'proofCode'; readonly sent: SentCode }
  | { readonly at: 'number' }
  | { readonly at: 'numberCode'; readonly sent: SentCode; readonly phone: string };

export function PhoneScreen() {
  return (
    <AwaitCall ask={readAccess}>
      {({ phoneChangeProved }) => <Phone start={phoneChangeProved ? 'number' : 'proof'} />}
    </AwaitCall>
  );
}

function Phone({ start }: { start: 'proof' | 'number' }) {
  const t = useT();
  const href = useHref();
  const [stage, setStage] = useState<Stage>({ at: start });
  return (
    <StepFrame
      step={0}
      phase={t('settings.title')}
      title={t(`settings.phone_${stage.at}`)}
      lead={t(`settings.phone_${stage.at}Lead`)}
      back={href(paths.settings)}
    >
      <Step stage={stage} go={setStage} />
    </StepFrame>
  );
}

function Step({ stage, go }: { stage: Stage; go: (stage: Stage) => void }) {
  const t = useT();
  const href = useHref();
  const navigate = useGo();
  switch (stage.at) {
    case 'proof':
      return <AskProof onSent={(sent) => go({ at: 'proofCode', sent })} />;
    case 'proofCode':
      return (
        <CodeForm
          name="confirmPhoneProof"
          input={null}
          sent={stage.sent}
          onSent={(sent) => go({ ...stage, sent })}
          request={requestProof}
          confirm={confirmProof}
          onConfirmed={() => go({ at: 'number' })}
          button={t('settings.phoneProve')}
        />
      );
    case 'number':
      return (
        <NewPhone
          onSent={(sent, phone) => go({ at: 'numberCode', sent, phone })}
          onUnproved={() => go({ at: 'proof' })}
        />
      );
    case 'numberCode':
      return (
        <>
          <CodeForm
            name="confirmNewPhone"
            input={{ phone: stage.phone }}
            sent={stage.sent}
            onSent={(sent) => go({ ...stage, sent })}
            request={requestNewPhone}
            confirm={confirmNewPhone}
            onConfirmed={async () => {
              await refreshSession();
              navigate(href(paths.settings), { replace: true, state: { saved: 'phone' } });
            }}
            button={t('settings.phoneChange')}
          />
          <button type="button" className="n-tap" onClick={() => go({ at: 'number' })}>
            {t('settings.otherPhone')}
          </button>
        </>
      );
  }
}
