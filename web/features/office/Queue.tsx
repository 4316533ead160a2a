import { Button } from '@mantine/core';
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
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { useListFilter } from '../../ui/office/list-filter.ts';
import { Pager, usePages } from '../../ui/office/Pager.tsx';
import { SavedFilters } from '../../ui/office/SavedFilters.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import styles from './office.module.css';
import { type QueueFilter, readFilter, STATUSES, statusesOf, WHICH } from './queue-statuses.ts';

/** The earliest promised decision comes first. */
export function Queue() {
  const t = useT();
  const [filter, setFilter] = useListFilter('queue', readFilter);
  const pages = usePages();
  const variables = { statuses: statusesOf(filter), after: pages.after };
  const loaded = useData(OfficeQueueDocument, variables, { every: 15_000 });
  const show = (next: Partial<QueueFilter>) => {
    setFilter(next);
    pages.toFirst();
  };
  return (
    <Card title={t('office.queue')}>
      <div className={styles.filters} data-no-print>
        <Segments
          id="queue"
          label={t('office.which')}
          value={filter.queue}
          onChange={(queue) => show({ queue, status: '' })}
          options={WHICH.map((value) => ({ value, label: t(`office.${value}`) }))}
        />
        <SelectField
          id="status"
          label={t('filter.status')}
          value={filter.status}
          onChange={(status) => show({ status })}
          empty={t('filter.any')}
          required={false}
          options={STATUSES[filter.queue].map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <SavedFilters list="QUEUE" filter={filter} read={readFilter} onChoose={show} />
      </div>
      <Await part of={loaded} rows={[44, 44, 44]}>
        {({ officeQueue }, again) => (
          <>
            {officeQueue.nodes.length === 0 ? (
              <EmptyState title={t('office.empty')} text={t('office.emptyText')} />
            ) : (
              <Applications applications={officeQueue.nodes} all={officeQueue.totalCount} page={pages.page} />
            )}
            <div className={styles.row}>
              <Pager keys pages={pages} info={officeQueue.pageInfo} />
              <Button variant="light" data-key="R" onClick={again}>
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
      dense
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
          <span key="due" className={styles.due}>
            {one.decidedBy
              ? `${numeric(dateOfInstant(one.decidedBy)).slice(0, 5)} ${time(one.decidedBy)}`
              : t('office.noDue')}{' '}
            {one.fastIssue && <Tag tone="care">{t('office.fast')}</Tag>}{' '}
            {one.promiseMissed && <Tag tone="bad">{t('office.promiseMissed')}</Tag>}
          </span>,
          <span key="taken" className={styles.taker}>
            {one.takenBy ?? t('office.nobody')}
          </span>,
        ],
      }))}
    />
  );
}

const COLUMNS = ['colOffer', 'colApplicant', 'colAmount', 'colStatus', 'colDue', 'colTaken'];
