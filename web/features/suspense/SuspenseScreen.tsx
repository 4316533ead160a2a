import { Link } from 'react-router-dom';
import { SuspensePageDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { OfficePage } from '../../ui/office/OfficePage.tsx';
import { Pager, usePages } from '../../ui/office/Pager.tsx';
import { useConfirms } from '../../ui/office/use-confirms.ts';
import { InDoubt } from './InDoubt.tsx';
import { RefundCard } from './RefundCard.tsx';
import { Suspended, useSuspenseList } from './Suspended.tsx';
import styles from './suspense.module.css';

/** The oldest first. */
export function SuspenseScreen() {
  const t = useT();
  const href = useHref();
  const asks = !useConfirms();
  const list = useSuspenseList();
  const refunds = usePages();
  const variables = { asks, ...list.variables, refundsAfter: refunds.after };
  const loaded = useData(SuspensePageDocument, variables, { every: 15_000 });
  return (
    <Await of={loaded}>
      {({ suspendedPayments, paymentsInDoubt, balanceRefunds }, again) => (
        <OfficePage>
          <Link className="n-tap" data-key="U" to={href(paths.office)} data-no-print>
            {t('suspense.back')}
          </Link>
          <h1>{t('suspense.title')}</h1>
          <p className="n-quiet">{t(asks ? 'suspense.lead' : 'suspense.leadConfirm')}</p>
          <Suspended page={suspendedPayments} list={list} onDone={again} />
          {paymentsInDoubt && <InDoubt payments={paymentsInDoubt} onAsked={again} />}
          <h2>{t('suspense.refunds')}</h2>
          {balanceRefunds.totalCount === 0 && <p className="n-quiet">{t('suspense.noRefunds')}</p>}
          <div className={styles.cards}>
            {balanceRefunds.nodes.map((refund) => (
              <RefundCard key={refund.id} refund={refund} onDone={again} />
            ))}
          </div>
          <Pager pages={refunds} info={balanceRefunds.pageInfo} />
        </OfficePage>
      )}
    </Await>
  );
}
