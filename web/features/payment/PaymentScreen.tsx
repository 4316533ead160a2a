import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PayWhatDocument, StartPaymentDocument } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PaymentView } from './PaymentView.tsx';
import { rememberPayment } from './started.ts';
import { choicesOf, type PayDebt, type PayForm, type PayLoan, readPayment } from './sums.ts';

/** Chooses the sum and leaves for the processor's page; the loan changes only when its callback arrives. */
export function PaymentScreen() {
  const t = useT();
  const href = useHref();
  const { loanId = '' } = useParams();
  const loaded = useData(PayWhatDocument, { loanId });
  return (
    <Await of={loaded}>
      {({ loan }) =>
        loan?.debt && Number(loan.debt.total) > 0 ? (
          <Paying loan={loan} debt={loan.debt} />
        ) : (
          <EmptyState level={1} title={t('payment.noDebt')} text={t('payment.noDebtText')}>
            <LinkButton to={href(paths.cabinet)}>{t('payment.back')}</LinkButton>
          </EmptyState>
        )
      }
    </Await>
  );
}

function Paying({ loan, debt }: { loan: PayLoan; debt: PayDebt }) {
  const t = useT();
  const href = useHref();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [first = 'own'] = choicesOf(loan, debt);
  const [form, setForm] = useState<PayForm>(() => ({ choice: query.has('own') ? 'own' : first, own: '' }));
  const submission = useSubmit({
    form: `pay.${loan.id}`,
    read: (values: PayForm) => readPayment(values, loan, debt, t),
    send: (amount: string, key) => send(StartPaymentDocument, { loanId: loan.id, amount }, key),
    refusals: ({ startPayment }) => problemsOf(startPayment.errors, { amount: 'own' }),
    done: ({ startPayment: { payment } }) => {
      if (!payment) return;
      rememberPayment({ id: payment.id, loanId: loan.id });
      if (payment.redirectUrl) window.location.assign(payment.redirectUrl);
      else navigate(`${href(paths.paymentResultSuccess)}?payment=${payment.id}`);
    },
  });
  return (
    <PaymentView
      loan={loan}
      debt={debt}
      form={form}
      onChange={(change) => setForm((now) => ({ ...now, ...change }))}
      submission={submission}
    />
  );
}
