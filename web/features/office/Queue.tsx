import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type LoanStatus, OfficeQueueDocument, type QueuedFragment } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './office.module.css';

type Which = 'review' | 'payout';
export const STATUSES: Record<Which, LoanStatus[]> = {
  review: ['ON_MANUAL_VERIFICATION', 'MANUAL_VERIFICATION', 'BACK_TO_REVISION', 'REVISED_VERIFICATION'],
  payout: ['WAITING_REMITTANCE_PREPARED', 'REMITTANCE_PREPARED', 'REMITTANCE_IN_PROGRESS', 'REMITTANCE_ERROR'],
};

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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, and the keyboard must reach it
    <section className={styles.scroll} tabIndex={0} aria-label={t('office.queue')}>
      <table className={cx(styles.table, styles.queue)}>
        <caption>
          {t('office.queueLead', { count: all })}
          {all > applications.length && `, ${t('office.queuePage', { page: page + 1 })}`}
        </caption>
        <thead>
          <tr>
            {['colOffer', 'colApplicant', 'colAmount', 'colStatus', 'colDue', 'colTaken'].map((id) => (
              <th key={id} scope="col">
                {t(`office.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {applications.map((one) => (
            <tr key={one.loanId}>
              <th scope="row">
                <Link className="n-tap" to={href(paths.officeApplication, { loanId: one.loanId })}>
                  {one.offerNumber}
                </Link>
              </th>
              <td data-name={t('office.colApplicant')}>{one.applicant?.fullName ?? t('office.noApplicant')}</td>
              <td data-name={t('office.colAmount')}>
                <MoneyText value={one.amount} />
              </td>
              <td data-name={t('office.colStatus')}>
                <StatusTag status={one.status} />
              </td>
              <td data-name={t('office.colDue')}>
                {one.decidedBy
                  ? `${numeric(dateOfInstant(one.decidedBy)).slice(0, 5)} ${time(one.decidedBy)}`
                  : t('office.noDue')}{' '}
                {one.fastIssue && <Tag tone="care">{t('office.fast')}</Tag>}{' '}
                {one.promiseMissed && <Tag tone="bad">{t('office.promiseMissed')}</Tag>}
              </td>
              <td data-name={t('office.colTaken')}>{one.takenBy ?? t('office.nobody')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
