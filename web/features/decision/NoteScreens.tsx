import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { BiometryStateDocument, type BiometryStatus } from '../../generated/cabinet/graphql.ts';
import { biometryPurpose } from '../../lib/biometry-purpose.ts';
import { useData } from '../../lib/cabinet.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';

type NoteProps = {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

function Note({ title, text, children }: NoteProps) {
  const t = useT();
  return (
    <ResultPage>
      <h1>{t(title)}</h1>
      <Card>
        <p>{t(text)}</p>
        {children}
      </Card>
    </ResultPage>
  );
}

function Call() {
  const t = useT();
  return (
    <a className="n-tap" href={CONTACT_CENTRE.href}>
      {t('decision.call')}
    </a>
  );
}

function ToCabinet() {
  const t = useT();
  const href = useHref();
  return (
    <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
      {t('decision.toCabinet')}
    </LinkButton>
  );
}

type OnlyAsProps = {
  readonly statuses: readonly BiometryStatus[];
  readonly children: (refusedAs: BiometryStatus) => ReactNode;
};

/** These pages ask the server how the last face check ended, and lead home whom they do not concern (R345). */
function OnlyAs({ statuses, children }: OnlyAsProps) {
  const href = useHref();
  const [query] = useSearchParams();
  const loaded = useData(BiometryStateDocument, { purpose: biometryPurpose(query.get('purpose')) });
  return (
    <Await of={loaded}>
      {({ biometry: { refusedAs } }) =>
        refusedAs && statuses.includes(refusedAs) ? children(refusedAs) : <Onward to={href(paths.cabinet)} />
      }
    </Await>
  );
}

/** `hideCabinetLink` is for programs that have a cabinet of their own. */
export function DeclineNanoScreen() {
  const t = useT();
  const { hideCabinetLink } = useParams();
  const waits = useSession().lastLoan?.status === 'WAITING_FOR_BIOMETRY';
  return (
    <OnlyAs statuses={['NOT_PASSED', 'IIN_NOT_FOUND']}>
      {(refusedAs) => (
        <Note {...REFUSED[refusedAs === 'IIN_NOT_FOUND' ? 'unknown' : 'notAlike']}>
          <p>{t('decision.faceAgain')}</p>
          {waits && <p className="n-quiet">{t('decision.faceWaits')}</p>}
          {!hideCabinetLink && <ToCabinet />}
          <Call />
        </Note>
      )}
    </OnlyAs>
  );
}

/** Both end with the day on which they were said (R345). */
const REFUSED = {
  unknown: { title: 'decision.unknownTitle', text: 'decision.unknownText' },
  notAlike: { title: 'decision.nanoTitle', text: 'decision.nanoText' },
} as const;

export function BiometryErrorScreen() {
  const t = useT();
  const href = useHref();
  const [query] = useSearchParams();
  const loanId = query.get('loanId');
  const guide = `${href(paths.biometryGuide)}?purpose=${biometryPurpose(query.get('purpose'))}`;
  return (
    <OnlyAs statuses={['GBDFL_NOT_AVAILABLE']}>
      {() => (
        <Note title="decision.biometryErrorTitle" text="decision.biometryErrorText">
          <LinkButton to={loanId ? href(paths.loanBiometry, { loanId }) : guide} fullWidth>
            {t('decision.tryAgain')}
          </LinkButton>
          <ToCabinet />
          <Call />
        </Note>
      )}
    </OnlyAs>
  );
}
