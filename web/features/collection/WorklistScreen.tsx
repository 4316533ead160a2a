import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LATE_BUCKETS } from '../../../schema/reference/collection.ts';
import { LateLoansDocument, type LateLoansQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dateOfInstant } from '../../lib/dates.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { LateTotals } from '../../ui/office/LateTotals.tsx';
import { useListFilter } from '../../ui/office/list-filter.ts';
import { OfficePage } from '../../ui/office/OfficePage.tsx';
import { SavedFilters } from '../../ui/office/SavedFilters.tsx';
import { PromiseTag } from '../../ui/PromiseTag.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import styles from './collection.module.css';
import { ExportButton } from './ExportButton.tsx';
import { bucketOf, type LateFilter, readFilter, WHICH } from './late-filter.ts';
import { StepText } from './Step.tsx';
import { shortDay } from './short-day.ts';

const PAGE = 50;

/** The one late longest comes first. */
export function WorklistScreen() {
  const t = useT();
  const href = useHref();
  const [filter, setFilter] = useListFilter('late', readFilter);
  const { which } = filter;
  const bucket = bucketOf(filter);
  const [before, setBefore] = useState<readonly string[]>([]);
  const loaded = useData(LateLoansDocument, { which, bucket, first: PAGE, after: before.at(-1) ?? null });
  const show = (next: Partial<LateFilter>) => {
    setBefore([]);
    setFilter(next);
  };
  return (
    <OfficePage>
      <Link className="n-tap" data-key="U" to={href(paths.office)} data-no-print>
        {t('collection.office')}
      </Link>
      <h1>{t('collection.title')}</h1>
      <Card>
        <div className={styles.filters} data-no-print>
          <Segments
            id="which"
            label={t('collection.which')}
            value={which}
            onChange={(next) => show({ which: next })}
            options={WHICH.map((value) => ({ value, label: t(`collection.which_${value}`) }))}
          />
          <SelectField
            id="bucket"
            label={t('collection.bucket')}
            value={filter.bucket}
            onChange={(next) => show({ bucket: next })}
            empty={t('collection.bucketAny')}
            required={false}
            options={LATE_BUCKETS.map(({ key }) => ({ value: key, label: t(`collection.bucket_${key}`) }))}
          />
          <SavedFilters list="LATE" filter={filter} read={readFilter} onChoose={show} />
        </div>
        <Await part of={loaded} rows={[44, 44, 44]}>
          {({ lateLoans }) => (
            <>
              <LateTotals totals={lateLoans.totals} />
              {lateLoans.nodes.length === 0 ? (
                <EmptyState title={t('collection.empty')} text={t(`collection.emptyText_${which}`)} />
              ) : (
                <Loans loans={lateLoans.nodes} all={lateLoans.totalCount} page={before.length} />
              )}
              <div className={styles.row} data-no-print>
                {before.length > 0 && (
                  <Button variant="light" data-key="B" onClick={() => setBefore(before.slice(0, -1))}>
                    {t('collection.pageBefore')}
                  </Button>
                )}
                {lateLoans.pageInfo.hasNextPage && (
                  <Button
                    variant="light"
                    data-key="N"
                    onClick={() => setBefore([...before, lateLoans.pageInfo.endCursor ?? ''])}
                  >
                    {t('collection.pageNext')}
                  </Button>
                )}
                <ExportButton which={which} bucket={bucket} />
              </div>
            </>
          )}
        </Await>
      </Card>
    </OfficePage>
  );
}

type Page = LateLoansQuery['lateLoans'];
type LoansProps = { readonly loans: Page['nodes']; readonly all: number; readonly page: number };

function Loans({ loans, all, page }: LoansProps) {
  const t = useT();
  const href = useHref();
  const { today } = useSession();
  const columns = ['colOffer', 'colBorrower', 'colDays', 'colOverdue', 'colDebt', 'colLast', 'colStep'];
  return (
    <WideTable
      dense
      label={t('collection.title')}
      caption={`${t('collection.count', { count: all })}${
        all > loans.length ? `, ${t('collection.page', { page: page + 1 })}` : ''
      }`}
      columns={columns.map((name) => t(`collection.${name}`))}
      rows={loans.map((one) => ({
        key: one.loanId,
        cells: [
          <Link key="link" className="n-tap" to={href(paths.officeCollection, { loanId: one.loanId })}>
            {one.offerNumber}
          </Link>,
          one.borrower?.fullName ?? t('collection.erased'),
          one.overdueDays,
          <MoneyText key="overdue" value={one.overdueAmount} />,
          <MoneyText key="debt" value={one.debt} />,
          one.lastAt
            ? `${shortDay(dateOfInstant(one.lastAt), today)}, ${t(`collection.result_${one.lastResult ?? 'NONE'}`)}`
            : t('collection.never'),
          <span key="step">
            <StepText step={one.step} on={one.stepOn} /> {one.promise && <PromiseTag promise={one.promise} />}
          </span>,
        ],
      }))}
    />
  );
}
