import { Link } from 'react-router-dom';
import { type LoanStatus, OfficeQueueDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';

/** The oldest loan first. */
const LATE: LoanStatus[] = [
  'AOT_PAYMENT_AWAITING',
  'CALCULATION_STOPPED',
  'GRACE_EXPIRED',
  'RESTRUCTURED_EXPIRED',
  'EXPIRED',
  'GRACE_MANUAL',
];
const SHOWN = 10;

export function LateLoansCard() {
  const t = useT();
  return (
    <Card title={t('office.lateLoans')}>
      <LateLoans />
    </Card>
  );
}

function LateLoans() {
  const t = useT();
  const href = useHref();
  const loaded = useData(OfficeQueueDocument, { statuses: LATE });
  return (
    <Await part of={loaded} rows={[44, 44]}>
      {({ officeQueue }) =>
        officeQueue.nodes.length === 0 ? (
          <p className="n-quiet">{t('office.noLate')}</p>
        ) : (
          <Lines
            label={t('office.lateLoans')}
            items={officeQueue.nodes.slice(0, SHOWN).map((one) => ({
              key: one.loanId,
              name: (
                <Link className="n-tap" to={href(paths.officeLoan, { loanId: one.loanId })}>
                  {one.offerNumber}
                </Link>
              ),
              value: <MoneyText value={one.amount} />,
              after: <StatusTag status={one.status} />,
            }))}
          />
        )
      }
    </Await>
  );
}
