import { useEffect, useState } from 'react';
import {
  DecisionResultDocument,
  type DecisionResultQuery,
  DecisionWaitDocument,
  type DecisionWaitQuery,
} from '../../generated/cabinet/graphql.ts';
import { ask, useData } from '../../lib/cabinet.ts';
import { decisionPage } from '../../lib/decision-page.ts';
import { useSegment } from '../../lib/intl.ts';
import { pageOf, stageOf } from '../../lib/loan-stage.ts';
import { refreshSession } from '../../lib/session.ts';
import { useCancel } from '../../lib/use-cancel.ts';
import { useGo } from '../../lib/use-go.ts';
import { Await } from '../../ui/Await.tsx';
import { LoanOfPage } from '../../ui/LoanOfPage.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { FaceAskedView } from './FaceAskedView.tsx';
import { RevisionView } from './RevisionView.tsx';
import { pause, stagesOf } from './stages.ts';
import { useReturn } from './use-return.ts';
import { WaitView } from './WaitView.tsx';

const FACE_EVERY_MS = 3_000;

/** Asks for the decision every second until it is resolved, and then opens its page. */
export const WaitScreen = () => <LoanOfPage>{(loanId) => <Waiting key={loanId} loanId={loanId} />}</LoanOfPage>;

function Waiting({ loanId }: { loanId: string }) {
  const loaded = useData(DecisionResultDocument, { loanId });
  const segment = useSegment();
  return (
    <Await of={loaded}>
      {(data) => {
        if (data.loan?.status === 'WAITING_FOR_BIOMETRY') return <FaceAsked loan={data.loan} data={data} />;
        if (data.loan && stageOf(data.loan.status) === 'fill') return <Onward to={pageOf(data.loan, segment)} />;
        return <Asking loanId={loanId} data={data} />;
      }}
    </Await>
  );
}

type FaceAskedProps = { readonly loan: NonNullable<DecisionResultQuery['loan']>; readonly data: DecisionResultQuery };

/** The face may be shown on a phone while this page is open on a computer. */
function FaceAsked({ loan, data }: FaceAskedProps) {
  const withdrawing = useCancel(loan.id);
  const heard = useData(DecisionWaitDocument, { loanId: loan.id }, { every: FACE_EVERY_MS });
  const next = heard.kind === 'ready' ? heard.data.decision?.next : undefined;
  if (next && next !== 'BIOMETRY') return <Asking loanId={loan.id} data={data} />;
  return <FaceAskedView loan={loan} withdrawing={withdrawing} />;
}

type Decision = NonNullable<DecisionWaitQuery['decision']>;

function Asking({ loanId, data }: { loanId: string; data: DecisionResultQuery }) {
  const withdrawing = useCancel(loanId);
  const { decision, heardAt, lost } = usePolling(loanId, data.decision ?? undefined);
  const seconds = useSecondsAfter(decision?.waitedSeconds ?? 0, heardAt);
  const status = decision?.status ?? data.loan?.status ?? 'ON_VERIFICATION';
  const returning = useReturn(loanId);
  // Photos and video are requested on pages of their own, which the next answer opens.
  if (status === 'BACK_TO_REVISION' && (decision?.next ?? 'REVISION') === 'REVISION')
    return <RevisionView fields={data.loan?.revisionFields ?? []} returning={returning} withdrawing={withdrawing} />;
  return (
    <WaitView
      stages={stagesOf(status)}
      seconds={seconds}
      fast={data.loan?.fastIssue === true}
      feeDrops={(data.loan?.price.fastIssueFee ?? 0n) > 0n}
      maskedPhone={data.session.maskedPhone ?? undefined}
      promise={decision?.promise ?? undefined}
      lost={lost}
      withdrawing={withdrawing}
    />
  );
}

function usePolling(loanId: string, first: Decision | undefined) {
  const segment = useSegment();
  const navigate = useGo();
  const [heard, setHeard] = useState(() => ({ decision: first, at: performance.now() }));
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let timer = 0;
    let stopped = false;
    const follow = async (found: Decision | undefined) => {
      const page = found && decisionPage(found.next, loanId, segment);
      if (!page) return false;
      await refreshSession();
      if (stopped) return true;
      if (found.origin) window.location.replace(found.origin + page);
      else navigate(page, { replace: true });
      return true;
    };
    const step = async () => {
      const outcome = await ask(DecisionWaitDocument, { loanId });
      if (stopped) return;
      setLost(outcome.kind !== 'done');
      const found = outcome.kind === 'done' ? (outcome.data.decision ?? undefined) : undefined;
      if (found) setHeard({ decision: found, at: performance.now() });
      if (!(await follow(found)) && !stopped) timer = window.setTimeout(step, pause());
    };
    void step();
    return () => {
      stopped = true;
      window.clearTimeout(timer);
    };
  }, [loanId, segment, navigate]);
  return { decision: heard.decision, heardAt: heard.at, lost };
}

/** Each answer says how long it has been on the business clock; in between the seconds are counted here. */
function useSecondsAfter(waited: number, heardAt: number): number {
  const [now, setNow] = useState(heardAt);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return waited + Math.max(0, Math.floor((now - heardAt) / 1000));
}
