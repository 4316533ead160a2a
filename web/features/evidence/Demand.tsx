import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { checksEvidence, takesEvidence } from '../../../schema/reference/evidence.ts';
import {
  type EvidenceKind,
  EvidencePageDocument,
  type EvidencePageQuery,
  SendEvidenceDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { dayOn } from '../../lib/dates.ts';
import { useHref, useLang, useSegment, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { useCancel } from '../../lib/use-cancel.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { CancelApplication } from '../../ui/CancelApplication.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';

export type EvidenceData = NonNullable<EvidencePageQuery['evidence']>;
export type DemandData = EvidenceData['demands'][number];
type PageProps = {
  readonly kind: EvidenceKind;
  readonly children: (evidence: EvidenceData, demand: DemandData) => ReactNode;
};

/** Shows the page only while its kind is requested; otherwise the page of the application says what is next. */
export function Demand({ kind, children }: PageProps) {
  const { loanId = '' } = useParams();
  const href = useHref();
  const segment = useSegment();
  const loaded = useData(EvidencePageDocument, { loanId });
  return (
    <Await of={loaded}>
      {({ evidence }) => {
        if (!evidence) return <Onward to={href(paths.cabinet)} />;
        const demand = evidence.demands.find((one) => one.kind === kind);
        if (demand && takesEvidence(evidence.status, demand.state)) return children(evidence, demand);
        if (demand && checksEvidence(evidence.status, demand.state))
          return <UnderCheck demand={demand} loanId={loanId} />;
        return <Onward to={`${paths.thanks.href(segment)}?loanId=${loanId}`} />;
      }}
    </Await>
  );
}

function UnderCheck({ demand: { kind, files }, loanId }: { demand: DemandData; loanId: string }) {
  const t = useT();
  const lang = useLang();
  const segment = useSegment();
  const [goesOn] = files.map(({ deleteOn }) => deleteOn).sort();
  return (
    <ResultPage>
      <h1>{t(`evidence.checkTitle_${kind}`)}</h1>
      <p>{t('evidence.checkText')}</p>
      {goesOn && (
        <p className="n-quiet">{t('evidence.goesOn', { on: dayOn(goesOn, lang), year: goesOn.slice(0, 4) })}</p>
      )}
      <LinkButton to={`${paths.thanks.href(segment)}?loanId=${loanId}`} fullWidth>
        {t('evidence.toStatus')}
      </LinkButton>
    </ResultPage>
  );
}

/** Why the verification asks, if there is more to say than that it needs to. */
export function Reason({ demand }: { demand: DemandData }) {
  const t = useT();
  if (demand.reason === 'CHECK') return null;
  return (
    <Card tone="care">
      <p>{t(`evidence.reason_${demand.reason}`)}</p>
    </Card>
  );
}

type HandInProps = { readonly loanId: string; readonly kind: EvidenceKind; readonly isReady: boolean };

export function HandIn({ loanId, kind, isReady }: HandInProps) {
  const t = useT();
  const segment = useSegment();
  const navigate = useGo();
  const withdrawing = useCancel(loanId);
  const submission = useSubmit({
    form: `evidence.${loanId}.${kind}`,
    read: () => (isReady ? { input: null } : { problems: [{ text: t(`evidence.missing_${kind}`) }] }),
    send: (_: null, key) => send(SendEvidenceDocument, { loanId, kind }, key),
    refusals: ({ sendEvidence }) => problemsOf(sendEvidence.errors),
    done: async () => {
      await refreshSession();
      navigate(`${paths.thanks.href(segment)}?loanId=${loanId}`, { replace: true });
    },
  });
  return (
    <>
      <ErrorSummary {...submission} />
      <Button fullWidth loading={submission.pending} onClick={() => void submission.submit(null)}>
        {t('evidence.send')}
      </Button>
      <p className="n-quiet">{t('evidence.kept')}</p>
      <CancelApplication submission={withdrawing} />
    </>
  );
}
