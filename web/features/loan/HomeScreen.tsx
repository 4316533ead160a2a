import { OpenLoanDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { HomeView } from './HomeView.tsx';

export function HomeScreen() {
  const t = useT();
  const loaded = useData(OpenLoanDocument, {});
  return (
    <Await of={loaded} rows={[36, 320, 200, 240]}>
      {({ currentLoan, balance, paymentOptions, unsettledPayments, reversalDebts, session }) =>
        currentLoan ? (
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
