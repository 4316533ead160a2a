import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CabinetStateDocument, OpenLoanDocument } from '../generated/cabinet/graphql.ts';
import { askEarly, useData } from '../lib/cabinet.ts';
import { isLive, stageOf } from '../lib/loan-stage.ts';
import { probablySignedIn } from '../lib/session.ts';
import { Await } from '../ui/Await.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

const load = {
  calculator: () => import('../features/application/CalculatorScreen.tsx').then((m) => m.CalculatorScreen),
  inProgress: () => import('../features/application/InProgressScreen.tsx').then((m) => m.InProgressScreen),
  home: () => import('../features/loan/HomeScreen.tsx').then((m) => m.HomeScreen),
};
const CalculatorScreen = lazyScreen(load.calculator);
const InProgressScreen = lazyScreen(load.inProgress);
const HomeScreen = lazyScreen(load.home);

// This module comes beside the entry, before it is known who visits.
if (probablySignedIn()) {
  askEarly(CabinetStateDocument, {});
  askEarly(OpenLoanDocument, {});
}

/** Features do not import each other, so `app` joins them. */
export function CabinetScreen() {
  const [query] = useSearchParams();
  const loaded = useData(CabinetStateDocument, {});
  return (
    <Await of={loaded}>
      {({ currentLoan: loan, balance }, again) => (
        <Suspense fallback={<WaitingScreen />}>
          {!loan || stageOf(loan.status) === 'over' || (loan.status === 'INITIAL' && query.has('change')) ? (
            <CalculatorScreen />
          ) : isLive(loan.status) ? (
            <HomeScreen />
          ) : (
            <InProgressScreen loan={loan} balance={balance} onCancelled={again} />
          )}
        </Suspense>
      )}
    </Await>
  );
}
