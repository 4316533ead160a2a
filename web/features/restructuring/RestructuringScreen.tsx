import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RequestRestructuringDocument, RestructuringCostDocument } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { AgreementCost } from '../../ui/agreement/AgreementCost.tsx';
import { PlanView } from './PlanView.tsx';
import { type RestructuringCost, RestructuringView } from './RestructuringView.tsx';
import { type RestructuringLoan, WithLoan, waiting } from './WithLoan.tsx';

/** An unsigned request leads to the offer, a signed one to its first payment; an active plan is shown. */
export function RestructuringScreen() {
  const href = useHref();
  const choosing = (useLocation().state as { choosing?: boolean } | null)?.choosing === true;
  return (
    <WithLoan>
      {(loan) => {
        if (loan.restructured) return <PlanView loan={loan} />;
        const request = waiting(loan);
        if (request?.signed) return <Navigate to={href(paths.restructuringThanks)} replace />;
        if (request && !choosing) return <Navigate to={href(paths.restructuringOffer)} replace />;
        return <Choose loan={loan} />;
      }}
    </WithLoan>
  );
}

function Choose({ loan }: { loan: RestructuringLoan }) {
  const t = useT();
  const loaded = useData(RestructuringCostDocument, { loanId: loan.id });
  return (
    <Await of={loaded}>
      {({ restructuring }) => (
        <AgreementCost loanId={loan.id} title={t('restructuring.title')} cost={restructuring}>
          {(cost) => <Asking loan={loan} cost={cost} />}
        </AgreementCost>
      )}
    </Await>
  );
}

function Asking({ loan, cost }: { loan: RestructuringLoan; cost: RestructuringCost }) {
  const href = useHref();
  const navigate = useGo();
  const [months, setMonths] = useState(waiting(loan)?.months ?? cost.options.at(-1)?.months ?? 0);
  const submission = useSubmit({
    form: `restructuring.${loan.id}`,
    read: (wanted: number) => ({ input: wanted }),
    send: (wanted: number, key) => send(RequestRestructuringDocument, { loanId: loan.id, months: wanted }, key),
    refusals: ({ requestRestructuring }) => problemsOf(requestRestructuring.errors),
    done: () => navigate(href(paths.restructuringOffer)),
  });
  return (
    <RestructuringView
      cost={cost}
      ended={loan.endedRequest}
      months={months}
      onMonths={setMonths}
      submission={submission}
    />
  );
}
