import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  CloseFromBalanceDocument,
  PayByCardDocument,
  PayWhatDocument,
  StartPaymentDocument,
  type StartPaymentMutation,
  type UnsettledPaymentFragment,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { useFresh } from '../../lib/use-fresh.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PaymentView } from './PaymentView.tsx';
import { rememberPayment } from './started.ts';
import {
  type PayCard,
  type PayForm,
  type Paying,
  type PayWish,
  readPayment,
  savedCards,
  startForm,
  sumOf,
} from './sums.ts';
import { useEffectOf } from './use-effect-of.ts';

/** Leaves for the processor's page; the loan changes only when the processor's callback arrives. */
export function PaymentScreen() {
  const t = useT();
  const href = useHref();
  const { loanId = '' } = useParams();
  const loaded = useData(PayWhatDocument, { loanId });
  useFresh(loaded);
  return (
    <Await of={loaded}>
      {({ loan, cards, paymentOptions, unsettledPayments }, again) =>
        loan && paymentOptions && paymentOptions.choices.length > 0 ? (
          <Choosing
            paying={{ loan, options: paymentOptions }}
            cards={savedCards(cards)}
            unsettled={unsettledPayments}
            onStale={again}
          />
        ) : (
          <EmptyState level={1} title={t('payment.noDebt')} text={t('payment.noDebtText')}>
            <LinkButton to={href(paths.cabinet)}>{t('payment.back')}</LinkButton>
          </EmptyState>
        )
      }
    </Await>
  );
}

type Props = {
  readonly paying: Paying;
  readonly cards: readonly PayCard[];
  readonly unsettled: readonly UnsettledPaymentFragment[];
  /** A sum of the page was refused as out of date. */
  readonly onStale: () => void;
};

function Choosing({ paying, cards, unsettled, onStale }: Props) {
  const t = useT();
  const href = useHref();
  const navigate = useGo();
  const [query] = useSearchParams();
  const { loan, options } = paying;
  const [form, setForm] = useState<PayForm>(() => startForm(options, cards, query));
  const typedEffect = useEffectOf(loan.id, form.choice === 'OWN' ? sumOf(form, options) : undefined);
  const submission = useSubmit({
    form: `pay.${loan.id}`,
    read: (values: PayForm) => readPayment(values, options, t),
    send: (wish: PayWish, key) => sendPayment(loan.id, wish, key),
    refusals: ({ errors }) => {
      if (errors.some(({ code }) => code === 'PAYMENT_REPEATED')) setForm((now) => ({ ...now, again: true }));
      if (errors.some(({ code }) => code === 'SUM_CHANGED')) onStale();
      return problemsOf(errors, { amount: 'own', cardId: 'by' });
    },
    done: ({ payment }) => {
      if (!payment) {
        void refreshSession();
        navigate(href(paths.cabinet));
        return;
      }
      rememberPayment({ id: payment.id, loanId: loan.id });
      if (payment.redirectUrl) window.location.assign(payment.redirectUrl);
      else navigate(`${href(paths.paymentResultSuccess)}?payment=${payment.id}`);
    },
  });
  return (
    <PaymentView
      paying={paying}
      cards={cards}
      unsettled={unsettled}
      form={form}
      typedEffect={typedEffect}
      onChange={(change) => setForm((now) => ({ ...now, ...change }))}
      submission={submission}
    />
  );
}

type Answer = Pick<StartPaymentMutation['startPayment'], 'payment' | 'errors'>;

/** A saved card is charged at once; another card goes to the processor's page; the balance alone needs no card. */
async function sendPayment(loanId: string, wish: PayWish, key: string): Promise<CallOutcome<Answer>> {
  const { amount, cardId, confirmed, choice } = wish;
  if (amount === null) {
    const outcome = await send(CloseFromBalanceDocument, {}, key);
    return outcome.kind === 'done' ? { ...outcome, data: { payment: null, ...outcome.data.useBalance } } : outcome;
  }
  if (cardId === null) {
    const outcome = await send(StartPaymentDocument, { loanId, amount, confirmed, choice }, key);
    return outcome.kind === 'done' ? { ...outcome, data: outcome.data.startPayment } : outcome;
  }
  const outcome = await send(PayByCardDocument, { loanId, cardId, amount, confirmed, choice }, key);
  return outcome.kind === 'done' ? { ...outcome, data: outcome.data.payByCard } : outcome;
}
