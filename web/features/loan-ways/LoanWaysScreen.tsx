import { LoanWaysDocument, LoanWaysPageDocument, type LoanWaysPageQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { NoAgreement } from '../../ui/agreement/NoAgreement.tsx';
import { RunningLoan } from '../../ui/agreement/RunningLoan.tsx';
import { LoanWaysView } from './LoanWaysView.tsx';

export const LoanWaysScreen = () => (
  <RunningLoan of={useData(LoanWaysPageDocument, {})}>{(loan) => <Ways loan={loan} />}</RunningLoan>
);

type Loan = NonNullable<LoanWaysPageQuery['currentLoan']>;

function Ways({ loan: { id, debt } }: { loan: Loan }) {
  const href = useHref();
  const payment = href(paths.payment, { loanId: id });
  // A part of an instalment loan changes its schedule, so it is signed for.
  const part = debt?.aheadWaits ? href(paths.repayment) : `${payment}?own=1`;
  const links = { part, whole: `${payment}?whole=1` };
  return (
    <Await of={useData(LoanWaysDocument, { loanId: id })}>
      {({ loanWays }) => (loanWays ? <LoanWaysView links={links} {...loanWays} /> : <NoAgreement />)}
    </Await>
  );
}
