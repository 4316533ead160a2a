import { useParams } from 'react-router-dom';
import { LastLoanDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useSegment } from '../../lib/intl.ts';
import { pageOf, stageOf } from '../../lib/loan-stage.ts';
import { paths, type Segment } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { Face } from './Face.tsx';

/** Step 8.5 of the loan flow. */
export function LoanBiometryScreen() {
  const { loanId = '' } = useParams();
  const href = useHref();
  const segment = useSegment();
  const loaded = useData(LastLoanDocument, {});
  return (
    <Await of={loaded}>
      {({ lastLoan }) => {
        if (!lastLoan || lastLoan.id !== loanId) return <Onward to={href(paths.cabinet)} />;
        if (lastLoan.status !== 'WAITING_FOR_BIOMETRY') return <Onward to={wayOn(lastLoan, segment)} />;
        return <Face purpose="AGREE_CREDIT" loanId={loanId} />;
      }}
    </Await>
  );
}

/** The waiting page shows any outcome, even that the money has already arrived. */
const wayOn = (loan: Parameters<typeof pageOf>[0], segment: Segment): string =>
  stageOf(loan.status) === 'fill' ? pageOf(loan, segment) : `${paths.thanks.href(segment)}?loanId=${loan.id}`;
