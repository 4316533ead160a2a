import { useLocation } from 'react-router-dom';
import { RestructuringCostDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { useGo } from '../../lib/use-go.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { AgreementCost } from '../../ui/agreement/AgreementCost.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { PlanView } from './PlanView.tsx';
import { RestructuringView } from './RestructuringView.tsx';
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
        if (request?.signed) return <Onward to={href(paths.restructuringThanks)} />;
        if (request && !choosing) return <Onward to={href(paths.restructuringOffer)} />;
        return <Choose loan={loan} />;
      }}
    </WithLoan>
  );
}

function Choose({ loan }: { loan: RestructuringLoan }) {
  const t = useT();
  const href = useHref();
  const navigate = useGo();
  const loaded = useData(RestructuringCostDocument, { loanId: loan.id });
  return (
    <Await of={loaded}>
      {({ cost: answer }) => (
        <AgreementCost loanId={loan.id} title={t('restructuring.title')} cost={answer}>
          {(cost) => (
            <RestructuringView loan={loan} cost={cost} done={() => navigate(href(paths.restructuringOffer))} />
          )}
        </AgreementCost>
      )}
    </Await>
  );
}
