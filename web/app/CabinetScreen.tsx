import { type ComponentType, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CabinetStateDocument, type CabinetStateQuery, OpenLoanDocument } from '../generated/cabinet/graphql.ts';
import { askEarly, givenTo, useData } from '../lib/cabinet.ts';
import { isLive, stageOf } from '../lib/loan-stage.ts';
import { probablySignedIn } from '../lib/session.ts';
import { Await } from '../ui/Await.tsx';
import { type Loadable, loadable } from './loadable.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

const calculator = loadable(() =>
  import('../features/application/CalculatorScreen.tsx').then((m) => m.CalculatorScreen),
);
const inProgress = loadable(() =>
  import('../features/application/InProgressScreen.tsx').then((m) => m.InProgressScreen),
);
const home = loadable(() => import('../features/loan/HomeScreen.tsx').then((m) => m.HomeScreen));

// This module comes beside the entry, before it is known who visits.
if (probablySignedIn()) {
  askEarly(CabinetStateDocument, {});
  askEarly(OpenLoanDocument, {});
}

type Loan = CabinetStateQuery['currentLoan'];
const kindOf = (loan: Loan, changes: boolean): 'calculator' | 'home' | 'inProgress' => {
  if (!loan || stageOf(loan.status) === 'over' || (loan.status === 'INITIAL' && changes)) return 'calculator';
  return isLive(loan.status) ? 'home' : 'inProgress';
};

/** With the screen inside it, if the HTML says which: the drawn page is replaced by the whole one. */
export async function loadCabinet(): Promise<ComponentType> {
  const answer = givenTo(CabinetStateDocument, {});
  if (answer) await { calculator, inProgress, home }[kindOf(answer.currentLoan, false)].fetch();
  return CabinetScreen;
}

function Inner<P extends object>({ of, given }: { of: Loadable<P>; given: P }) {
  const [Screen] = useState(of.screen);
  return <Screen {...given} />;
}

/** Features do not import each other, so `app` joins them. */
function CabinetScreen() {
  const [query] = useSearchParams();
  const loaded = useData(CabinetStateDocument, {});
  return (
    <Await of={loaded}>
      {({ currentLoan: loan, balance }, again) => {
        const kind = kindOf(loan, query.has('change'));
        return (
          <Suspense fallback={<WaitingScreen />}>
            {kind === 'inProgress' && loan ? (
              <Inner key={kind} of={inProgress} given={{ loan, balance, onCancelled: again }} />
            ) : (
              <Inner key={kind} of={kind === 'home' ? home : calculator} given={{}} />
            )}
          </Suspense>
        );
      }}
    </Await>
  );
}
