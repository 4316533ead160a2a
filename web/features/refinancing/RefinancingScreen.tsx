import { useState } from 'react';
import {
  RefinancingCostDocument,
  RefinancingPageDocument,
  type RefinancingPageQuery,
  RequestRefinancingDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { money, months } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { isLive } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { PayAgreement } from '../../ui/agreement/PayAgreement.tsx';
import { RefusedAgreement } from '../../ui/agreement/RefusedAgreement.tsx';
import { SignAgreement } from '../../ui/agreement/SignAgreement.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type RefinancingCost, RefinancingView } from './RefinancingView.tsx';

type Loan = NonNullable<RefinancingPageQuery['currentLoan']>;

/** Refinancing: choose the months, sign the agreement, pay the sum of the day. The page shows the step that the loan waits for. */
export function RefinancingScreen() {
  const t = useT();
  const href = useHref();
  const loaded = useData(RefinancingPageDocument, {});
  return (
    <Await of={loaded}>
      {({ currentLoan }, again) =>
        currentLoan && isLive(currentLoan.status) ? (
          <Steps loan={currentLoan} again={again} />
        ) : (
          <EmptyState level={1} title={t('agreement.none')} text={t('agreement.noneText')}>
            <LinkButton to={href(paths.cabinet)}>{t('agreement.back')}</LinkButton>
          </EmptyState>
        )
      }
    </Await>
  );
}

function Steps({ loan, again }: { loan: Loan; again: () => void }) {
  const t = useT();
  const lang = useLang();
  const [choosing, setChoosing] = useState(false);
  const { request } = loan;
  if (request?.kind !== 'REFINANCING' || (choosing && !request.signed))
    return <Choose loan={loan} done={() => setChoosing(false)} />;
  const words = { months: months(request.months ?? 0, lang), sum: money(request.payToday) };
  if (!request.signed)
    return (
      <SignAgreement
        loanId={loan.id}
        request={request}
        title={t('refinancing.signTitle')}
        lead={t('refinancing.signLead', words)}
        done={again}
        other={() => setChoosing(true)}
      />
    );
  return (
    <PayAgreement
      loanId={loan.id}
      request={request}
      title={t('refinancing.payTitle')}
      text={t('refinancing.payText', words)}
      withdrawn={again}
    />
  );
}

function Choose({ loan, done }: { loan: Loan; done: () => void }) {
  const t = useT();
  const href = useHref();
  const loaded = useData(RefinancingCostDocument, { loanId: loan.id });
  return (
    <Await of={loaded}>
      {({ refinancing }) => {
        if (!refinancing) return <EmptyState level={1} title={t('agreement.none')} text={t('agreement.noneText')} />;
        const { refusal } = refinancing;
        if (!refusal) return <Asking loan={loan} cost={refinancing} done={done} />;
        return (
          <RefusedAgreement
            loanId={loan.id}
            title={t('refinancing.title')}
            refusal={refusal}
            instead={
              refusal.code === 'REFINANCING_TOO_SMALL' && (
                <LinkButton to={href(paths.prolongation)} fullWidth>
                  {t('refinancing.toProlongation')}
                </LinkButton>
              )
            }
          />
        );
      }}
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
    <RefinancingView
      cost={cost}
      ended={loan.endedRequest?.kind === 'REFINANCING' ? loan.endedRequest : null}
      months={count}
      onMonths={setCount}
      submission={submission}
    />
  );
}

/** The middle of what can be chosen. */
const usual = ({ options }: RefinancingCost): number => options[Math.floor(options.length / 2)]?.months ?? 0;
