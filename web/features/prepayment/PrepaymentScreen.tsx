import { useNavigate } from 'react-router-dom';
import {
  PrepaymentCostDocument,
  PrepaymentPageDocument,
  type PrepaymentPageQuery,
  RequestPrepaymentDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { isLive } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { CostView, PayNowView } from './PrepaymentView.tsx';

export type PrepaymentLoan = NonNullable<PrepaymentPageQuery['currentLoan']>;

/** Full early repayment: what it costs today and saves, the request, then its signature on the next page, then the money. */
export function PrepaymentScreen() {
  const t = useT();
  const href = useHref();
  const loaded = useData(PrepaymentPageDocument, {});
  return (
    <Await of={loaded}>
      {({ currentLoan }) =>
        currentLoan && isLive(currentLoan.status) ? (
          <Prepayment loan={currentLoan} />
        ) : (
          <EmptyState level={1} title={t('prepayment.none')} text={t('prepayment.noneText')}>
            <LinkButton to={href(paths.cabinet)}>{t('prepayment.back')}</LinkButton>
          </EmptyState>
        )
      }
    </Await>
  );
}

function Prepayment({ loan }: { loan: PrepaymentLoan }) {
  const href = useHref();
  const navigate = useNavigate();
  const cost = useData(PrepaymentCostDocument, { loanId: loan.id });
  const submission = useSubmit({
    form: `prepayment.${loan.id}`,
    read: () => ({ input: loan.id }),
    send: (loanId: string, key) => send(RequestPrepaymentDocument, { loanId }, key),
    refusals: ({ requestPrepayment }) => problemsOf(requestPrepayment.errors),
    done: () => navigate(href(paths.repaymentSigning)),
  });
  const asked = loan.prepayment;
  if (asked?.state === 'SIGNED') return <PayNowView loanId={loan.id} amount={asked.amount} payBy={asked.payBy} />;
  return (
    <Await of={cost}>
      {({ prepaymentQuote }) =>
        prepaymentQuote && (
          <CostView
            quote={prepaymentQuote}
            returnDate={loan.price.returnDate}
            requested={asked?.state === 'REQUESTED'}
            submission={submission}
          />
        )
      }
    </Await>
  );
}
