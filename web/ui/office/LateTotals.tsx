import type { LateBucket } from '../../../schema/reference/collection.ts';
import type { LateLoansQuery } from '../../generated/cabinet/graphql.ts';
import { useT } from '../../lib/intl.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { WideTable } from '../../ui/WideTable.tsx';

/** Late loans and their principal by bucket. */
export function LateTotals({ totals }: Pick<LateLoansQuery['lateLoans'], 'totals'>) {
  const t = useT();
  return (
    <WideTable
      dense
      label={t('collection.totals')}
      columns={[t('collection.bucket'), t('collection.colLoans'), t('collection.colPrincipal')]}
      rows={totals.map(({ bucket, loans, principal }) => ({
        key: bucket,
        cells: [t(`collection.bucket_${bucket as LateBucket}`), loans, <MoneyText key="sum" value={principal} />],
      }))}
    />
  );
}
