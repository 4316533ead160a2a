import { Navigate } from 'react-router-dom';
import {
  AcceptAlternativeDocument,
  DecisionResultDocument,
  type DecisionResultQuery,
  type LoanStatus,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useSegment } from '../../lib/intl.ts';
import { pageOf, stageOf } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Await } from '../../ui/Await.tsx';
import { LoanOfPage } from '../../ui/LoanOfPage.tsx';
import { DeclineView } from './DeclineView.tsx';

const DECLINED: readonly LoanStatus[] = ['REJECTED', 'REJECTED_BY_FRAUD'];

/** One page for all refusals; its content follows the decision. */
export const DeclineScreen = () => <LoanOfPage>{(loanId) => <Declined loanId={loanId} />}</LoanOfPage>;

function Declined({ loanId }: { loanId: string }) {
  const loaded = useData(DecisionResultDocument, { loanId });
  return <Await of={loaded}>{(data) => <Answer loanId={loanId} data={data} />}</Await>;
}

function Answer({ loanId, data }: { loanId: string; data: DecisionResultQuery }) {
  const segment = useSegment();
  const navigate = useGo();
  const accepting = useSubmit({
    form: `alternative.${loanId}`,
    read: () => ({ input: loanId }),
    send: (id: string, key) => send(AcceptAlternativeDocument, { loanId: id }, key),
    refusals: ({ acceptAlternative }) => problemsOf(acceptAlternative.errors),
    done: async ({ acceptAlternative: { loan } }) => {
      await refreshSession();
      if (loan) navigate(pageOf(loan, segment), { replace: true });
    },
  });
  if (data.loan && stageOf(data.loan.status) !== 'review' && !DECLINED.includes(data.loan.status))
    return <Navigate to={pageOf(data.loan, segment)} replace />;
  return (
    <DeclineView
      amount={data.loan?.amount}
      decision={data.decision ?? undefined}
      today={data.session.today}
      accepting={accepting}
    />
  );
}
