import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SuspendedFragment } from '../../generated/cabinet/graphql.ts';
import { useT } from '../../lib/intl.ts';
import { providerName } from '../../lib/payment-provider.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useListFilter } from '../../ui/office/list-filter.ts';
import { SavedFilters } from '../../ui/office/SavedFilters.tsx';
import { REASONS } from './reasons.ts';
import { SuspendedCard } from './SuspendedCard.tsx';
import styles from './suspense.module.css';

const ALL = 'ALL';
const PAGE = 50;
/** `provider` is ALL without a choice; `reason` is empty then. */
type SuspenseFilter = { readonly provider: string; readonly reason: string };
const readFilter = (search: URLSearchParams): SuspenseFilter => ({
  provider: search.get('provider') ?? ALL,
  reason: REASONS.find((one) => one === search.get('reason')) ?? '',
});

type Props = { readonly payments: readonly SuspendedFragment[]; readonly onDone: () => void };

export function Suspended({ payments, onDone }: Props) {
  const t = useT();
  const [filter, show] = useListFilter('suspense', readFilter);
  const [drawn, setDrawn] = useState(PAGE);
  if (payments.length === 0) return <EmptyState title={t('suspense.empty')} text={t('suspense.emptyText')} />;
  const { provider, reason } = filter;
  const providers = [...new Set(payments.map((one) => one.provider))];
  const shown = payments.filter(
    (one) => (provider === ALL || one.provider === provider) && (reason === '' || one.reason === reason),
  );
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
          options={providers.map((value) => ({ value, label: providerName(t, value) }))}
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
      {shown.length === 0 && <p className="n-quiet">{t('filter.nothing')}</p>}
      <div className={styles.cards}>
        {shown.slice(0, drawn).map((payment) => (
          <SuspendedCard key={payment.id} payment={payment} onDone={onDone} />
        ))}
      </div>
      {shown.length > drawn && (
        <div className={styles.row}>
          <Button variant="light" data-key="N" onClick={() => setDrawn(drawn + PAGE)}>
            {t('suspense.next', { drawn, all: shown.length })}
          </Button>
        </div>
      )}
    </>
  );
}
