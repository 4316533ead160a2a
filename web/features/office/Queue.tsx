import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { OfficeQueueDocument, type QueuedFragment } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import styles from './office.module.css';
import { STATUSES, type Which } from './queue-statuses.ts';

/** The earliest promised decision comes first. */
export function Queue() {
  const t = useT();
  const [which, setWhich] = useState<Which>('review');
  const [before, setBefore] = useState<readonly string[]>([]);
  const variables = { statuses: STATUSES[which], after: before.at(-1) ?? null };
  const loaded = useData(OfficeQueueDocument, variables, { every: 15_000 });
  return (
    <Card title={t('office.queue')}>
      <Segments
        id="which"
        label={t('office.which')}
        value={which}
        onChange={(other) => {
          setWhich(other);
          setBefore([]);
        }}
        options={[
          { value: 'review', label: t('office.review') },
          { value: 'payout', label: t('office.payout') },
        ]}
      />
      <Await part of={loaded} rows={[44, 44, 44]}>
        {({ officeQueue }, again) => (
          <>
            {officeQueue.nodes.length === 0 ? (
              <EmptyState title={t('office.empty')} text={t('office.emptyText')} />
            ) : (
              <Applications applications={officeQueue.nodes} all={officeQueue.totalCount} page={before.length} />
            )}
            <div className={styles.row}>
              {before.length > 0 && (
                <Button variant="light" onClick={() => setBefore(before.slice(0, -1))}>
                  {t('office.pageBefore')}
                </Button>
              )}
              {officeQueue.pageInfo.endCursor && officeQueue.pageInfo.hasNextPage && (
                <Button variant="light" onClick={() => setBefore([...before, officeQueue.pageInfo.endCursor ?? ''])}>
                  {t('office.pageNext')}
                </Button>
              )}
              <Button variant="light" onClick={again}>
                {t('office.refresh')}
              </Button>
            </div>
          </>
        )}
      </Await>
    </Card>
  );
}

type Shown = { readonly applications: readonly QueuedFragment[]; readonly all: number; readonly page: number };

function Applications({ applications, all, page }: Shown) {
  const t = useT();
  const href = useHref();
  return (
    <WideTable
      label={t('office.queue')}
      caption={`${t('office.queueLead', { count: all })}${
        all > applications.length ? `, ${t('office.queuePage', { page: page + 1 })}` : ''
      }`}
      columns={COLUMNS.map((id) => t(`office.${id}`))}
      rows={applications.map((one) => ({
        key: one.loanId,
        cells: [
          <Link key="link" className="n-tap" to={href(paths.officeApplication, { loanId: one.loanId })}>
            {one.offerNumber}
          </Link>,
          one.applicant?.fullName ?? t('officeLoan.hidden'),
          <MoneyText key="amount" value={one.amount} />,
          <StatusTag key="status" status={one.status} />,
          <span key="due">
            {one.decidedBy
              ? `${numeric(dateOfInstant(one.decidedBy)).slice(0, 5)} ${time(one.decidedBy)}`
              : t('office.noDue')}{' '}
            {one.fastIssue && <Tag tone="care">{t('office.fast')}</Tag>}{' '}
            {one.promiseMissed && <Tag tone="bad">{t('office.promiseMissed')}</Tag>}
          </span>,
          one.takenBy ?? t('office.nobody'),
        ],
      }))}
    />
  );
}

const COLUMNS = ['colOffer', 'colApplicant', 'colAmount', 'colStatus', 'colDue', 'colTaken'];
