import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LateBucket } from '../../../schema/reference/collection.ts';
import {
  type CollectionWhich,
  LateLoansDocument,
  type LateLoansQuery,
  type LateRowFragment,
} from '../../generated/cabinet/graphql.ts';
import { ask } from '../../lib/cabinet.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { csvSum, csvUrl } from '../../lib/csv.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { type Translate, useT } from '../../lib/intl.ts';

type Props = { readonly which: CollectionWhich; readonly bucket: LateBucket | null };

const PAGE = 100;

/** All pages of the list; no names and numbers of persons, because a file leaves the office. */
export function ExportButton(wish: Props) {
  const t = useT();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function press(): Promise<void> {
    setState('busy');
    const rows = await allOf(wish);
    setState(rows ? 'idle' : 'failed');
    if (!rows) return;
    const link = document.createElement('a');
    link.href = csvUrl([columns(t), ...rows.map((row) => cells(row, t))]);
    link.download = 'late-loans.csv';
    link.click();
  }
  return (
    <>
      <Button variant="light" loading={state === 'busy'} onClick={() => void press()}>
        {t('collection.csv')}
      </Button>
      <span role="status">{state === 'failed' && t('collection.csvFailed')}</span>
    </>
  );
}

async function allOf(wish: Props): Promise<readonly LateRowFragment[] | undefined> {
  const rows: LateRowFragment[] = [];
  for (let after: string | null = null; ; ) {
    const outcome: CallOutcome<LateLoansQuery> = await ask(LateLoansDocument, { ...wish, first: PAGE, after });
    if (outcome.kind !== 'done') return undefined;
    const { nodes, pageInfo }: LateLoansQuery['lateLoans'] = outcome.data.lateLoans;
    rows.push(...nodes);
    if (!pageInfo.hasNextPage) return rows;
    after = pageInfo.endCursor;
  }
}

const COLUMNS = ['colOffer', 'colDays', 'colOverdue', 'colDebt', 'colLast', 'colResult', 'colStep', 'colStepOn'];
const columns = (t: Translate): string[] =>
  [...COLUMNS, 'colPromised', 'colPromisedBy', 'colPromiseState'].map((name) => t(`collection.${name}`));

const cells = (row: LateRowFragment, t: Translate): string[] => [
  row.offerNumber,
  String(row.overdueDays),
  csvSum(row.overdueAmount),
  csvSum(row.debt),
  row.lastAt ? numeric(dateOfInstant(row.lastAt)) : '',
  row.lastResult ? t(`collection.result_${row.lastResult}`) : '',
  t(`collection.step_${row.step}`, { date: numeric(row.stepOn) }),
  numeric(row.stepOn),
  ...(row.promise
    ? [csvSum(row.promise.amount), numeric(row.promise.by), t(`collection.promise_${row.promise.state}`)]
    : ['', '', '']),
];
