import type { CalculatorQuery, LoanStatus } from '../../generated/cabinet/graphql.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RejectionNote } from '../../ui/rejection/RejectionNote.tsx';
import { StatusNote } from '../../ui/StatusNote.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { WithNumber } from '../../ui/WithNumber.tsx';

const ENDS_TO_EXPLAIN: readonly LoanStatus[] = ['CESSION', 'REMITTANCE_CANCELED', 'ANNULLED', 'FINISHED'];

/** A rejection stays until its day, or until the next application. After an assignment: which creditor to pay. */
export function LastLoanNote({ loan }: { loan: CalculatorQuery['lastLoan'] }) {
  const t = useT();
  const href = useHref();
  // An own debt is named by the server while it is owed.
  if (loan?.rejection?.stands && loan.rejection.step !== 'PAY_OWN_DEBT')
    return <RejectionNote rejection={loan.rejection} />;
  // A payment reversed after the end of a loan is explained above this note.
  if (!loan || !ENDS_TO_EXPLAIN.includes(loan.status) || loan.reversals.length > 0) return null;
  return (
    <Card
      tone={loan.status === 'CESSION' ? 'care' : 'plain'}
      title={<WithNumber text={t('application.lastLoan', { number: loan.offerNumber })} number={loan.offerNumber} />}
    >
      <StatusTag status={loan.status} />
      <StatusNote loan={loan} />
      <LinkButton to={href(paths.historyLoan, { loanId: loan.id })} variant="light">
        {t('application.lastLoanOpen')}
      </LinkButton>
    </Card>
  );
}
