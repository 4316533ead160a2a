import { paymentSource } from '../../../schema/reference/payment-sources.ts';
import type { SuspensePageQuery } from '../../generated/cabinet/graphql.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useListFilter } from '../../ui/office/list-filter.ts';
import { Pager, usePages } from '../../ui/office/Pager.tsx';
import { SavedFilters } from '../../ui/office/SavedFilters.tsx';
import { REASONS } from './reasons.ts';
import { SuspendedCard } from './SuspendedCard.tsx';
import styles from './suspense.module.css';

const ALL = 'ALL';
/** `provider` is ALL without a choice; `reason` is empty then. */
type SuspenseFilter = { readonly provider: string; readonly reason: string };
const readFilter = (search: URLSearchParams): SuspenseFilter => ({
  provider: search.get('provider') ?? ALL,
  reason: REASONS.find((one) => one === search.get('reason')) ?? '',
});

/** The filter and the page, which the server cuts. */
export function useSuspenseList() {
  const [filter, setFilter] = useListFilter('suspense', readFilter);
  const pages = usePages();
  const { provider, reason } = filter;
  return {
    filter,
    pages,
    show: (next: Partial<SuspenseFilter>) => {
      setFilter(next);
      pages.toFirst();
    },
    variables: { after: pages.after, provider: provider === ALL ? null : provider, reason: reason || null },
  };
}

type Props = {
  readonly page: SuspensePageQuery['suspendedPayments'];
  readonly list: ReturnType<typeof useSuspenseList>;
  readonly onDone: () => void;
};

export function Suspended({ page: { nodes, pageInfo, totalCount, providers }, list, onDone }: Props) {
  const t = useT();
  const lang = useLang();
  const { filter, show, pages } = list;
  if (providers.length === 0) return <EmptyState title={t('suspense.empty')} text={t('suspense.emptyText')} />;
  const { provider, reason } = filter;
  return (
    <>
      <div className={styles.filters} data-no-print>
        <SelectField
          id="provider"
          label={t('filter.provider')}
          value={providers.includes(provider) ? provider : ''}
          onChange={(next) => show({ provider: next || ALL })}
          empty={t('filter.any')}
          required={false}
          options={providers.map((value) => ({ value, label: paymentSource(value, lang) }))}
        />
        <SelectField
          id="reason"
          label={t('filter.reason')}
          value={reason}
          onChange={(next) => show({ reason: next })}
          empty={t('filter.any')}
          required={false}
          options={REASONS.map((value) => ({ value, label: t(`suspense.${value}`) }))}
        />
        <SavedFilters list="SUSPENSE" filter={filter} read={readFilter} onChoose={show} />
      </div>
      <p className="n-quiet">{totalCount === 0 ? t('filter.nothing') : t('suspense.count', { count: totalCount })}</p>
      <div className={styles.cards}>
        {nodes.map((payment) => (
          <SuspendedCard key={payment.id} payment={payment} onDone={onDone} />
        ))}
      </div>
      <Pager keys pages={pages} info={pageInfo} />
    </>
  );
}
