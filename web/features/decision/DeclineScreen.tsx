import { Navigate } from 'react-router-dom';
import {
  AcceptAlternativeDocument,
  DecisionResultDocument,
  type DecisionResultQuery,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useHref, useSegment } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { LoanOfPage } from '../../ui/LoanOfPage.tsx';
import { DeclineView } from './DeclineView.tsx';

/** One page for all refusals; its content follows the decision. */
export const DeclineScreen = () => <LoanOfPage>{(loanId) => <Declined loanId={loanId} />}</LoanOfPage>;

function Declined({ loanId }: { loanId: string }) {
  const loaded = useData(DecisionResultDocument, { loanId });
  return <Await of={loaded}>{(data) => <Answer loanId={loanId} data={data} />}</Await>;
}

function Answer({ loanId, data }: { loanId: string; data: DecisionResultQuery }) {
  const href = useHref();
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
  const { loan } = data;
  if (!loan) return <Navigate to={href(paths.cabinet)} replace />;
  if (!loan.rejection) return <Navigate to={pageOf(loan, segment)} replace />;
  return (
    <DeclineView
      amount={loan.amount}
      decision={data.decision ?? undefined}
      rejection={loan.rejection}
      accepting={accepting}
    />
  );
}
