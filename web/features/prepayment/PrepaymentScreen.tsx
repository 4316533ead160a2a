import { useState } from 'react';
import {
  PrepaymentCostDocument,
  type PrepaymentCostQuery,
  PrepaymentPageDocument,
  type PrepaymentPageQuery,
  RequestPrepaymentDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { isLive } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { PartRequestView, PayNowView } from './PrepaymentView.tsx';
import { type AskForm, readAsk } from './sums.ts';
import { useEconomy } from './use-economy.ts';

export type PrepaymentLoan = NonNullable<PrepaymentPageQuery['currentLoan']>;
type Quote = NonNullable<PrepaymentCostQuery['prepaymentQuote']>;

/**
 * A part of an instalment loan: what it changes, the request, its signature on the next page, the payment. The whole
 * debt is paid on the payment page, without a request (R120).
 */
export function PrepaymentScreen() {
  const loaded = useData(PrepaymentPageDocument, {});
  return (
    <Await of={loaded}>
      {({ currentLoan }) => (currentLoan && isLive(currentLoan.status) ? <Prepayment loan={currentLoan} /> : <None />)}
    </Await>
  );
}

function None() {
  const t = useT();
  const href = useHref();
  return (
    <EmptyState level={1} title={t('prepayment.none')} text={t('prepayment.noneText')}>
      <LinkButton to={href(paths.cabinet)}>{t('prepayment.back')}</LinkButton>
    </EmptyState>
  );
}

function Prepayment({ loan }: { loan: PrepaymentLoan }) {
  const cost = useData(PrepaymentCostDocument, { loanId: loan.id });
  const href = useHref();
  const payment = href(paths.payment, { loanId: loan.id });
  const asked = loan.prepayment;
  return (
    <Await of={cost}>
      {({ prepaymentQuote: quote }) => {
        if (!quote) return <None />;
        if (asked?.state === 'REQUESTED' || (asked?.state !== 'SIGNED' && quote.partAbove !== null))
          return <Ask loan={loan} quote={quote} />;
        if (asked?.state !== 'SIGNED') return <Onward to={`${payment}?whole=1`} />;
        const whole = asked.kind === 'FULL' ? quote : null;
        return (
          <PayNowView
            to={`${payment}?prepayment=1`}
            amount={whole?.toPay ?? asked.amount}
            fromBalance={whole?.fromBalance ?? 0n}
            payBy={asked.payBy}
          />
        );
      }}
    </Await>
  );
}

function Ask({ loan, quote }: { loan: PrepaymentLoan; quote: Quote }) {
  const t = useT();
  const href = useHref();
  const navigate = useGo();
  const [form, setForm] = useState<AskForm>({ amount: '', mode: 'SHORTER_TERM' });
  const economy = useEconomy(loan.id, form);
  const submission = useSubmit({
    form: `prepayment.${loan.id}`,
    read: (values: AskForm) => readAsk(values, t),
    send: (ask, key) => send(RequestPrepaymentDocument, { loanId: loan.id, ...ask }, key),
    refusals: ({ requestPrepayment }) => problemsOf(requestPrepayment.errors),
    done: () => navigate(href(paths.repaymentSigning)),
  });
  return (
    <PartRequestView
      quote={quote}
      asked={loan.prepayment ?? undefined}
      whole={`${href(paths.payment, { loanId: loan.id })}?whole=1`}
      form={form}
      onChange={(change) => {
        setForm((now) => ({ ...now, ...change }));
        if (change.amount !== undefined) submission.corrected('amount');
      }}
      economy={economy}
      submission={submission}
    />
  );
}
