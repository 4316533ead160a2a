import { useState } from 'react';
import {
  RefinancingCostDocument,
  RefinancingPageDocument,
  type RefinancingPageQuery,
  type RequestPartsFragment,
  RequestRefinancingDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { money, months } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { AgreementCost } from '../../ui/agreement/AgreementCost.tsx';
import { AgreementSteps } from '../../ui/agreement/AgreementSteps.tsx';
import { RunningLoan } from '../../ui/agreement/RunningLoan.tsx';
import { type RefinancingCost, RefinancingView } from './RefinancingView.tsx';

type Loan = NonNullable<RefinancingPageQuery['currentLoan']>;

/** The page shows the step that the loan is at. */
export function RefinancingScreen() {
  const t = useT();
  const lang = useLang();
  const loaded = useData(RefinancingPageDocument, {});
  const words = (request: RequestPartsFragment) => ({
    months: months(request.months ?? 0, lang),
    sum: money(request.payToday),
  });
  return (
    <RunningLoan of={loaded}>
      {(loan, again) => (
        <AgreementSteps
          loan={loan}
          kind="REFINANCING"
          again={again}
          choose={(done) => <Choose loan={loan} done={done} />}
          sign={(request) => ({ title: t('refinancing.signTitle'), lead: t('refinancing.signLead', words(request)) })}
          pay={(request) => ({ title: t('refinancing.payTitle'), text: t('refinancing.payText', words(request)) })}
        />
      )}
    </RunningLoan>
  );
}

function Choose({ loan, done }: { loan: Loan; done: () => void }) {
  const t = useT();
  const href = useHref();
  const loaded = useData(RefinancingCostDocument, { loanId: loan.id });
  const prolongation = {
    after: 'REFINANCING_TOO_SMALL',
    to: href(paths.prolongation),
    text: t('refinancing.toProlongation'),
  };
  return (
    <Await of={loaded}>
      {({ refinancing }) => (
        <AgreementCost loanId={loan.id} title={t('refinancing.title')} cost={refinancing} instead={prolongation}>
          {(cost) => <Asking loan={loan} cost={cost} done={done} />}
        </AgreementCost>
      )}
    </Await>
  );
}

function Asking({ loan, cost, done }: { loan: Loan; cost: RefinancingCost; done: () => void }) {
  const [count, setCount] = useState(loan.request?.months ?? usual(cost));
  const submission = useSubmit({
    form: `refinancing.${loan.id}`,
    read: (wanted: number) => ({ input: wanted }),
    send: (wanted: number, key) => send(RequestRefinancingDocument, { loanId: loan.id, months: wanted }, key),
    refusals: ({ requestRefinancing }) => problemsOf(requestRefinancing.errors),
    done,
  });
  return (
    <RefinancingView cost={cost} ended={loan.endedRequest} months={count} onMonths={setCount} submission={submission} />
  );
}

/** The middle option, preselected. */
const usual = ({ options }: RefinancingCost): number => options[Math.floor(options.length / 2)]?.months ?? 0;
