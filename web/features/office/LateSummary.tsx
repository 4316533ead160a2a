import { LateLoansDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LateTotals } from '../../ui/office/LateTotals.tsx';

/** The first page of a collector: what is late, and the way to those to be called today. */
export function LateSummary() {
  const t = useT();
  const href = useHref();
  const loaded = useData(LateLoansDocument, { which: 'DUE', bucket: null, first: 1, after: null });
  return (
    <Await part of={loaded} rows={[44, 44, 44]}>
      {({ lateLoans: { totals, totalCount } }) => (
        <Card title={t('collection.title')}>
          <LateTotals totals={totals} />
          <LinkButton to={href(paths.officeCollection)}>{t('collection.toCall', { count: totalCount })}</LinkButton>
        </Card>
      )}
    </Await>
  );
}
