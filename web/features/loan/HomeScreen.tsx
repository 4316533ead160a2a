import { lazy, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OpenLoanDocument, type OpenLoanQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { useFresh } from '../../lib/use-fresh.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { HomeView } from './HomeView.tsx';

/** Needed in an outage alone. */
const LoanOfBefore = lazy(async () => ({ default: (await import('./LoanOfBefore.tsx')).LoanOfBefore }));

/** A payment on its way is shown within two seconds of its notice; one in doubt takes minutes or days. */
const AWAITED_MS = 1_500;
const IN_DOUBT_MS = 20_000;

function pauseFor(unsettled: OpenLoanQuery['unsettledPayments']): number {
  if (unsettled.some(({ state }) => state === 'WAITING')) return AWAITED_MS;
  return unsettled.length > 0 ? IN_DOUBT_MS : 0;
}

/** `showPaymentModal=1` opens the payment of the open loan, with the card of `selectedCardId`. */
export function HomeScreen() {
  const t = useT();
  const href = useHref();
  const [query] = useSearchParams();
  const card = query.get('selectedCardId');
  const pays = query.has('showPaymentModal');
  const [every, setEvery] = useState(0);
  const loaded = useData(OpenLoanDocument, {}, { every });
  useFresh(loaded);
  const wanted = loaded.kind === 'ready' ? pauseFor(loaded.data.unsettledPayments) : 0;
  useEffect(() => setEvery(wanted), [wanted]);
  if (loaded.kind === 'failed' && loaded.away) return <LoanOfBefore again={loaded.again} />;
  return (
    <Await of={loaded} rows={[36, 320, 200, 240]}>
      {({ currentLoan, balance, paymentOptions, unsettledPayments, reversalDebts, session }) =>
        currentLoan && pays && paymentOptions ? (
          <Onward
            to={`${href(paths.payment, { loanId: currentLoan.id })}${card ? `?selectedCardId=${encodeURIComponent(card)}` : ''}`}
          />
        ) : currentLoan ? (
          <HomeView
            loan={currentLoan}
            balance={balance}
            paying={paymentOptions}
            unsettled={unsettledPayments}
            reversals={reversalDebts}
            firstName={session.firstName ?? undefined}
            today={session.today}
          />
        ) : (
          <EmptyState level={1} title={t('loan.historyEmpty')} text={t('loan.historyEmptyText')} />
        )
      }
    </Await>
  );
}
