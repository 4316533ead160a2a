import { useState } from 'react';
import {
  ProlongationCostDocument,
  ProlongationPageDocument,
  type ProlongationPageQuery,
  RequestProlongationDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { dayTo } from '../../lib/dates.ts';
import { days, money } from '../../lib/format.ts';
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
import { type ProlongationCost, ProlongationView } from './ProlongationView.tsx';

type Loan = NonNullable<ProlongationPageQuery['currentLoan']>;

/** Prolongation: choose the days, sign the agreement, pay the sum of the day. The page shows the step that the loan waits for. */
export function ProlongationScreen() {
  const t = useT();
  const href = useHref();
  const loaded = useData(ProlongationPageDocument, {});
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
  if (request?.kind !== 'PROLONGATION' || (choosing && !request.signed))
    return <Choose loan={loan} done={() => setChoosing(false)} />;
  const words = { days: days(request.days ?? 0, lang), sum: money(request.payToday) };
  if (!request.signed)
    return (
      <SignAgreement
        loanId={loan.id}
        request={request}
        title={t('prolongation.signTitle')}
        lead={t('prolongation.signLead', words)}
        done={again}
        other={() => setChoosing(true)}
      />
    );
  const date = request.newReturnDate ? dayTo(request.newReturnDate, lang) : '';
  return (
    <PayAgreement
      loanId={loan.id}
      request={request}
      title={t('prolongation.payTitle')}
      text={t('prolongation.payText', { date })}
      withdrawn={again}
    />
  );
}

function Choose({ loan, done }: { loan: Loan; done: () => void }) {
  const t = useT();
  const href = useHref();
  const loaded = useData(ProlongationCostDocument, { loanId: loan.id });
  return (
    <Await of={loaded}>
      {({ prolongation }) => {
        if (!prolongation) return <EmptyState level={1} title={t('agreement.none')} text={t('agreement.noneText')} />;
        const { refusal } = prolongation;
        if (!refusal) return <Asking loan={loan} cost={prolongation} done={done} />;
        return (
          <RefusedAgreement
            loanId={loan.id}
            title={t('prolongation.title')}
            refusal={refusal}
            instead={
              refusal.code === 'PROLONGATIONS_OVER' && (
                <LinkButton to={href(paths.refinancing)} fullWidth>
                  {t('prolongation.toRefinancing')}
                </LinkButton>
              )
            }
          />
        );
      }}
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
    <ProlongationView
      cost={cost}
      ended={loan.endedRequest?.kind === 'PROLONGATION' ? loan.endedRequest : null}
      days={count}
      onDays={setCount}
      submission={submission}
    />
  );
}

/** The middle of what can be chosen. */
const usual = ({ options }: ProlongationCost): number => options[Math.floor(options.length / 2)]?.days ?? 0;
