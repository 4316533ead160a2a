import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type LoanStatus, OfficeQueueDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { useGo } from '../../lib/use-go.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';

/** The oldest change first. */
const LATE: LoanStatus[] = [
  'AOT_PAYMENT_AWAITING',
  'CALCULATION_STOPPED',
  'GRACE_EXPIRED',
  'RESTRUCTURED_EXPIRED',
  'EXPIRED',
  'GRACE_MANUAL',
];
const SHOWN = 10;

/** By contract number or id; the late loans are below. */
export function LoanFinder() {
  const t = useT();
  const href = useHref();
  const navigate = useGo();
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  return (
    <Card title={t('office.loans')}>
      <form
        className="n-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const loanId = typed.trim();
          setEmpty(loanId === '');
          if (loanId) navigate(href(paths.officeLoan, { loanId }));
        }}
      >
        <TextField
          id="findLoan"
          label={t('office.loanFind')}
          hint={t('office.loanFindHint')}
          value={typed}
          onChange={setTyped}
          problem={empty ? t('office.loanFindEmpty') : undefined}
          autoComplete="off"
          maxLength={40}
        />
        <div>
          <Button type="submit">{t('office.loanOpen')}</Button>
        </div>
      </form>
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
        officeQueue.length === 0 ? (
          <p className="n-quiet">{t('office.noLate')}</p>
        ) : (
          <Lines
            label={t('office.lateLoans')}
            items={officeQueue.slice(0, SHOWN).map((one) => ({
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
