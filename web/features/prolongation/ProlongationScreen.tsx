import { useState } from 'react';
import {
  ProlongationCostDocument,
  ProlongationPageDocument,
  type ProlongationPageQuery,
  type RequestPartsFragment,
  RequestProlongationDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { dayTo } from '../../lib/dates.ts';
import { days, money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { AgreementCost } from '../../ui/agreement/AgreementCost.tsx';
import { AgreementSteps } from '../../ui/agreement/AgreementSteps.tsx';
import { RunningLoan } from '../../ui/agreement/RunningLoan.tsx';
import { type ProlongationCost, ProlongationView } from './ProlongationView.tsx';

type Loan = NonNullable<ProlongationPageQuery['currentLoan']>;

/** The page shows the step that the loan is at. */
export function ProlongationScreen() {
  const t = useT();
  const lang = useLang();
  const loaded = useData(ProlongationPageDocument, {});
  const words = (request: RequestPartsFragment) => ({
    days: days(request.days ?? 0, lang),
    sum: money(request.payToday),
  });
  return (
    <RunningLoan of={loaded}>
      {(loan, again) => (
        <AgreementSteps
          loan={loan}
          kind="PROLONGATION"
          again={again}
          choose={(done) => <Choose loan={loan} done={done} />}
          sign={(request) => ({ title: t('prolongation.signTitle'), lead: t('prolongation.signLead', words(request)) })}
          pay={({ newReturnDate }) => ({
            title: t('prolongation.payTitle'),
            text: t('prolongation.payText', { date: newReturnDate ? dayTo(newReturnDate, lang) : '' }),
          })}
        />
      )}
    </RunningLoan>
  );
}

function Choose({ loan, done }: { loan: Loan; done: () => void }) {
  const t = useT();
  const href = useHref();
  const loaded = useData(ProlongationCostDocument, { loanId: loan.id });
  const refinancing = {
    after: 'PROLONGATIONS_OVER',
    to: href(paths.refinancing),
    text: t('prolongation.toRefinancing'),
  };
  return (
    <Await of={loaded}>
      {({ prolongation }) => (
        <AgreementCost loanId={loan.id} title={t('prolongation.title')} cost={prolongation} instead={refinancing}>
          {(cost) => <Asking loan={loan} cost={cost} done={done} />}
        </AgreementCost>
      )}
    </Await>
  );
}

function Asking({ loan, cost, done }: { loan: Loan; cost: ProlongationCost; done: () => void }) {
  const [count, setCount] = useState(loan.request?.days ?? usual(cost));
  const submission = useSubmit({
    form: `prolongation.${loan.id}`,
    read: (wanted: number) => ({ input: wanted }),
    send: (wanted: number, key) => send(RequestProlongationDocument, { loanId: loan.id, days: wanted }, key),
    refusals: ({ requestProlongation }) => problemsOf(requestProlongation.errors),
    done,
  });
  return (
    <ProlongationView cost={cost} ended={loan.endedRequest} days={count} onDays={setCount} submission={submission} />
  );
}

/** The middle option, preselected. */
const usual = ({ options }: ProlongationCost): number => options[Math.floor(options.length / 2)]?.days ?? 0;
