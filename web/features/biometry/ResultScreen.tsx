import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FACE_TRIES } from '../../../schema/reference/face-guard.ts';
import { type BiometryPurpose, BiometryStateDocument } from '../../generated/cabinet/graphql.ts';
import { biometryPurpose } from '../../lib/biometry-purpose.ts';
import { ask } from '../../lib/cabinet.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { ofOutcome } from '../../lib/face-problems.ts';
import { freshKey } from '../../lib/idempotency.ts';
import { useHref, useSegment, useT } from '../../lib/intl.ts';
import { refreshSession } from '../../lib/session.ts';
import { paths, type Segment } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Answer, readFace } from './check-face.ts';
import { leadOn } from './lead-on.ts';

/** No answer yet: the same picture may be asked about again. */
const UNDECIDED: readonly string[] = [
  'registryDown',
  'serverUnavailable',
  'slowInternet',
  'imageSaved',
  'imageSaveFail',
];

/**
 * Where a face check ends that began on the vendor's page (`?session=`) or in a program (R341). Only the server says
 * how it ended: an address alone claims nothing.
 */
export function ResultScreen() {
  const [query] = useSearchParams();
  const purpose = biometryPurpose(query.get('purpose'));
  const session = query.get('session');
  const loanId = query.get('loanId') ?? undefined;
  const [answer, setAnswer] = useState<Answer>();
  const read = useCallback(
    async (key: string) => {
      setAnswer(undefined);
      const found = session ? await readFace(session, null, key) : await standing(purpose);
      if (!('problem' in found)) await refreshSession();
      setAnswer(found);
    },
    [session, purpose],
  );
  // A reload reads the answer that was given, and takes no try.
  useEffect(() => void read(session ?? freshKey()), [read, session]);
  return <Result answer={answer} purpose={purpose} loanId={loanId} onRead={() => void read(freshKey())} />;
}

async function standing(purpose: BiometryPurpose): Promise<Answer> {
  const outcome = await ask(BiometryStateDocument, { purpose });
  if (outcome.kind !== 'done') return { problem: ofOutcome(outcome) };
  const { status, limitLeft } = outcome.data.biometry;
  if (status === 'imageSaved') return { problem: status };
  // Who has taken no try today has nothing to read here, and is led to the check.
  const failed = status === 'FACE_REQUIRED' && limitLeft < FACE_TRIES;
  return failed ? { problem: 'retry', left: limitLeft } : { status, left: limitLeft };
}

type Props = {
  readonly answer: Answer | undefined;
  readonly purpose: BiometryPurpose;
  readonly loanId: string | undefined;
  readonly onRead: () => void;
};

function Result({ answer, purpose, loanId, onRead }: Props) {
  const t = useT();
  const segment = useSegment();
  if (!answer)
    return (
      <ResultPage>
        <h1>{t('biometry.resultWait')}</h1>
        <Skeleton rows={[120]} label={t('biometry.sending')} />
      </ResultPage>
    );
  const face = faceOf(purpose, segment, loanId);
  if ('problem' in answer) return <Failed answer={answer} again={face} onRead={onRead} />;
  const way = answer.status === 'FACE_REQUIRED' ? face : leadOn(answer.status, purpose, segment, loanId);
  if (answer.status !== 'PASSED') return <Onward to={way} />;
  return (
    <ResultPage>
      <h1>{t('biometry.resultPassed')}</h1>
      <Card tone="tint">
        <p>{t('biometry.resultPassedText')}</p>
        <LinkButton to={way} fullWidth>
          {t('biometry.resultOn')}
        </LinkButton>
      </Card>
    </ResultPage>
  );
}

const faceOf = (purpose: BiometryPurpose, segment: Segment, loanId: string | undefined): string =>
  loanId ? paths.loanBiometry.href(segment, { loanId }) : `${paths.biometryFace.href(segment)}?purpose=${purpose}`;

type FailedProps = {
  readonly answer: Extract<Answer, { problem: unknown }>;
  readonly again: string;
  readonly onRead: () => void;
};

function Failed({ answer: { problem, left }, again, onRead }: FailedProps) {
  const t = useT();
  const href = useHref();
  const isOpen = UNDECIDED.includes(problem);
  return (
    <ResultPage>
      <h1>{t(isOpen ? 'biometry.resultLater' : 'biometry.resultFailed')}</h1>
      <Card tone="care">
        <p role="alert">{t(`biometry.${problem}`)}</p>
        {left !== undefined && <p className="n-quiet">{t('biometry.triesLeft', { left })}</p>}
        {isOpen ? (
          <Button fullWidth onClick={onRead}>
            {t('biometry.resultAsk')}
          </Button>
        ) : (
          <LinkButton to={again} fullWidth>
            {t('biometry.again')}
          </LinkButton>
        )}
      </Card>
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('biometry.toCabinet')}
      </LinkButton>
      <a className="n-tap" href={CONTACT_CENTRE.href}>
        {t('biometry.call')}
      </a>
    </ResultPage>
  );
}
