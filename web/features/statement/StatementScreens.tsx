import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { type DecisionNext, type LoanStatus, StatementPageDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { decisionPage } from '../../lib/decision-page.ts';
import { money } from '../../lib/format.ts';
import { useHref, useSegment } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { LoanOfPage } from '../../ui/LoanOfPage.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { Again } from '../../ui/rejection/NextStep.tsx';
import { ReasonCard } from '../../ui/rejection/ReasonCard.tsx';
import { StatementView } from './StatementView.tsx';
import { useGiveUp, useUpload } from './use-statement.ts';

/** Step 7 of the loan flow: an officer asked for a statement at signing. */
export function StatementScreen() {
  const { loanId = '' } = useParams();
  return <Page loanId={loanId} kind="asked" />;
}

/** After a refusal for debt load, a statement that shows the whole income may reverse it until the end of the day. */
export const StatementUploadScreen = () => <LoanOfPage>{(loanId) => <Page loanId={loanId} kind="cure" />}</LoanOfPage>;

/** The borrower may send another one while there is time. */
export const RejectedStatementScreen = () => (
  <LoanOfPage>{(loanId) => <Page loanId={loanId} kind="rejected" />}</LoanOfPage>
);

type Kind = 'asked' | 'cure' | 'rejected';

function Page({ loanId, kind }: { loanId: string; kind: Kind }) {
  const href = useHref();
  const segment = useSegment();
  // An address alone proves nothing: the debt load, which is judged last, must be the only reason of the refusal.
  const asked = useSearchParams()[0].get('isPreApprove') === 'true';
  const loaded = useData(StatementPageDocument, { loanId });
  return (
    <Await of={loaded}>
      {({ loan, decision }, again) => {
        if (!loan) return <Onward to={href(paths.cabinet)} />;
        if (!isTrue(kind, loan.status, decision?.next)) {
          // The decision was read with the page: of a loan that went on since, the status alone is new.
          const isRefused = loan.status === 'WAITING_REJECT' || loan.status === 'REJECTED';
          const right = isRefused && decision ? decisionPage(decision.next, loanId, segment) : undefined;
          return <Onward to={right ?? pageOf(loan, segment)} />;
        }
        // A refusal that no statement can reverse is only shown.
        const open = kind === 'asked' || loan.status === 'WAITING_REJECT';
        return (
          <Shown
            loanId={loan.id}
            sum={money(loan.amount)}
            kind={kind}
            open={open}
            preApproved={open && kind === 'cure' && asked && loan.rejection?.reason === 'DEBT_LOAD'}
            refused={kind === 'asked' && loan.statementRejected}
            why={loan.rejection && <ReasonCard rejection={loan.rejection} />}
            again={loan.rejection && <Again rejection={loan.rejection} open={open} />}
            onRefused={again}
          />
        );
      }}
    </Await>
  );
}

/** A file that was refused is explained where it was sent. */
function isTrue(kind: Kind, status: LoanStatus, next: DecisionNext | undefined): boolean {
  switch (kind) {
    case 'asked':
      return status === 'WAITING_STATEMENT_LOADING';
    case 'cure':
      return status === 'WAITING_REJECT' && (next === 'STATEMENT_UPLOAD' || next === 'REJECTED_STATEMENT');
    case 'rejected':
      return next === 'REJECTED_STATEMENT';
  }
}

type ShownProps = {
  readonly loanId: string;
  readonly sum: string;
  readonly kind: Kind;
  readonly open: boolean;
  readonly preApproved: boolean;
  readonly refused: boolean;
  readonly why: ReactNode;
  readonly again: ReactNode;
  readonly onRefused: () => void;
};

function Shown({ loanId, onRefused, ...page }: ShownProps) {
  const uploading = useUpload(onRefused);
  const givingUp = useGiveUp(loanId);
  return <StatementView {...page} uploading={uploading} givingUp={givingUp} />;
}
