import { SuspensePageDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { InDoubt } from './InDoubt.tsx';
import { RefundCard } from './RefundCard.tsx';
import { SuspendedCard } from './SuspendedCard.tsx';
import styles from './suspense.module.css';

/** The oldest first. */
export function SuspenseScreen() {
  const t = useT();
  const href = useHref();
  const loaded = useData(SuspensePageDocument, {}, { every: 15_000 });
  return (
    <Await of={loaded}>
      {({ suspendedPayments, paymentsInDoubt, balanceRefunds }, again) => (
        <div className={styles.page}>
          <h1>{t('suspense.title')}</h1>
          <p className="n-quiet">{t('suspense.lead')}</p>
          {suspendedPayments.length === 0 && <EmptyState title={t('suspense.empty')} text={t('suspense.emptyText')} />}
          {suspendedPayments.map((payment) => (
            <SuspendedCard key={payment.id} payment={payment} onDone={again} />
          ))}
          <InDoubt payments={paymentsInDoubt} onAsked={again} />
          <h2>{t('suspense.refunds')}</h2>
          {balanceRefunds.length === 0 && <p className="n-quiet">{t('suspense.noRefunds')}</p>}
          {balanceRefunds.map((refund) => (
            <RefundCard key={refund.id} refund={refund} onDone={again} />
          ))}
          <LinkButton to={href(paths.office)} variant="light">
            {t('suspense.back')}
          </LinkButton>
        </div>
      )}
    </Await>
  );
}
