import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CabinetStateDocument, OpenLoanDocument } from '../generated/cabinet/graphql.ts';
import { askEarly, useData } from '../lib/cabinet.ts';
import { isLive, stageOf } from '../lib/loan-stage.ts';
import { probablySignedIn } from '../lib/session.ts';
import { Await } from '../ui/Await.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

const load = {
  calculator: () => import('../features/application/CalculatorScreen.tsx'),
  inProgress: () => import('../features/application/InProgressScreen.tsx'),
  home: () => import('../features/loan/HomeScreen.tsx'),
};
const CalculatorScreen = lazy(async () => ({ default: (await load.calculator()).CalculatorScreen }));
const InProgressScreen = lazy(async () => ({ default: (await load.inProgress()).InProgressScreen }));
const HomeScreen = lazy(async () => ({ default: (await load.home()).HomeScreen }));

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
