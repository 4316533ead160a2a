import { useEffect, useState } from 'react';
import { DecisionResultDocument, type LoanStatus } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useSegment } from '../../lib/intl.ts';
import { isLive, pageOf, stageOf } from '../../lib/loan-stage.ts';
import { refreshSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { LoanOfPage } from '../../ui/LoanOfPage.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { ApproveView } from './ApproveView.tsx';

const POLL_MS = 2_000;
const belongs = (status: LoanStatus): boolean => stageOf(status) === 'payout' || isLive(status);

export const ApproveScreen = () => <LoanOfPage>{(loanId) => <Approved loanId={loanId} />}</LoanOfPage>;

function Approved({ loanId }: { loanId: string }) {
  const href = useHref();
  const segment = useSegment();
  const [settled, setSettled] = useState(false);
  const loaded = useData(DecisionResultDocument, { loanId }, { every: settled ? 0 : POLL_MS });
  const status = loaded.kind === 'ready' ? loaded.data.loan?.status : undefined;
  useEffect(() => {
    if (!status) return;
    const over = isLive(status) || status === 'REMITTANCE_ERROR';
    setSettled(over);
    if (over) void refreshSession();
  }, [status]);
  return (
    <Await of={loaded}>
      {({ loan, session }) => {
        if (!loan) return <Onward to={href(paths.cabinet)} />;
        if (!belongs(loan.status)) return <Onward to={pageOf(loan, segment)} />;
        return <ApproveView loan={loan} today={session.today} />;
      }}
    </Await>
  );
}
