import type { CalculatorQuery, LoanStatus } from '../../generated/cabinet/graphql.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusNote } from '../../ui/StatusNote.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { WithNumber } from '../../ui/WithNumber.tsx';

/** Ends of which the borrower may not know yet; a refusal is told by the page with its reason. */
const TOLD: readonly LoanStatus[] = ['CESSION', 'REMITTANCE_CANCELED', 'ANNULLED', 'FINISHED', 'REJECTED_BY_FRAUD'];

/** How the last loan ended, where a new one could be asked for: after a sale of the claim, whom to pay. */
export function LastLoanNote({ loan }: { loan: CalculatorQuery['lastLoan'] }) {
  const t = useT();
  const href = useHref();
  // What a payment taken back has left of a finished loan is told above.
  if (!loan || !TOLD.includes(loan.status) || loan.reversals.length > 0) return null;
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
