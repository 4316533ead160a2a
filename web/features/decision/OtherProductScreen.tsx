import { Navigate } from 'react-router-dom';
import { type DecisionNext, DecisionResultDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useSegment } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { useCancel } from '../../lib/use-cancel.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { LoanOfPage } from '../../ui/LoanOfPage.tsx';
import { OtherProductView } from './OtherProductView.tsx';

const OFFERS: readonly DecisionNext[] = [
  'BIL_WITH_STATEMENT',
  'BIL_WITHOUT_STATEMENT',
  'BSPL_WITH_STATEMENT',
  'BSPL_WITHOUT_STATEMENT',
];

/** For an entrepreneur whose application was refused while another product is open. */
export const OtherProductScreen = () => <LoanOfPage>{(loanId) => <OtherProduct loanId={loanId} />}</LoanOfPage>;

function OtherProduct({ loanId }: { loanId: string }) {
  const href = useHref();
  const segment = useSegment();
  const cancelling = useCancel(loanId);
  const loaded = useData(DecisionResultDocument, { loanId });
  return (
    <Await of={loaded}>
      {({ loan, decision }) => {
        if (!loan) return <Navigate to={href(paths.cabinet)} replace />;
        if (!decision || !OFFERS.includes(decision.next)) return <Navigate to={pageOf(loan, segment)} replace />;
        const statement = !decision.next.endsWith('WITHOUT_STATEMENT');
        const open = decision.status === 'WAITING_REJECT';
        return (
          <OtherProductView amount={loan.amount} statement={statement} cancelling={open ? cancelling : undefined} />
        );
      }}
    </Await>
  );
}
