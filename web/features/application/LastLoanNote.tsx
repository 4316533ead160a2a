import type { CalculatorQuery, LoanStatus } from '../../generated/cabinet/graphql.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusNote } from '../../ui/StatusNote.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { WithNumber } from '../../ui/WithNumber.tsx';

/** A refusal is not here: its own page shows the reason. */
const ENDS_TO_EXPLAIN: readonly LoanStatus[] = [
  'CESSION',
  'REMITTANCE_CANCELED',
  'ANNULLED',
  'FINISHED',
  'REJECTED_BY_FRAUD',
];

/** After an assignment it says which creditor to pay. */
export function LastLoanNote({ loan }: { loan: CalculatorQuery['lastLoan'] }) {
  const t = useT();
  const href = useHref();
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
