import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUuid } from '../../../schema/values/ids.ts';
import { PaymentResultDocument, type PaymentResultQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { refreshSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ChallengeView, FailedView, ReceivedView, ToppedUpView, UnsettledView, WaitingView } from './ResultView.tsx';
import { RESULT_POLL_MS, startedPayment } from './started.ts';

const LONG_MS = 60_000;

/** The processor's redirect proves nothing: the page waits for the signed callback. */
export const SuccessScreen = () => <Result failed={false} />;
export const FailureScreen = () => <Result failed />;

function Result({ failed }: { failed: boolean }) {
  const [query] = useSearchParams();
  const id = query.get('payment') ?? query.get('paymentId') ?? startedPayment()?.id;
  if (!isUuid(id)) return <Unknown />;
  return <Following id={id} failed={failed} />;
}

function Following({ id, failed }: { id: string; failed: boolean }) {
  const [settled, setSettled] = useState(false);
  const long = useElapsed(LONG_MS);
  const loaded = useData(
    PaymentResultDocument,
    { id },
    { every: settled ? 0 : long ? RESULT_POLL_MS * 6 : RESULT_POLL_MS },
  );
  const state = loaded.kind === 'ready' ? loaded.data.payment?.state : undefined;
  useEffect(() => {
    if (state !== 'RECEIVED' && state !== 'FAILED') return;
    setSettled(true);
    void refreshSession();
  }, [state]);
  return (
    <Await of={loaded}>
      {({ payment }) => (payment ? <Standing payment={payment} failed={failed} long={long} /> : <Unknown />)}
    </Await>
  );
}

type Payment = NonNullable<PaymentResultQuery['payment']>;

function Standing({ payment, failed, long }: { payment: Payment; failed: boolean; long: boolean }) {
  const { state, amount, receipt, redirectUrl } = payment;
  if (receipt) return <ReceivedView receipt={receipt} closed={payment.closedLoan} loanId={payment.loanId} />;
  const loanId = payment.loanId ?? startedPayment()?.loanId;
  switch (state) {
    case 'RECEIVED':
      return <ToppedUpView amount={amount} reversal={payment.loanId !== null} />;
    case 'FAILED':
      return <FailedView loanId={loanId} reason={payment.failure} amount={amount} />;
    case 'IN_DOUBT':
    case 'SUSPENDED':
      return <UnsettledView amount={amount} kind={kindOf(payment)} loanId={loanId} />;
    case 'CHALLENGE':
      return <ChallengeView amount={amount} url={redirectUrl ?? ''} until={payment.challengeUntil} />;
    case 'WAITING':
      return failed ? (
        <FailedView loanId={loanId} reason={null} amount={amount} />
      ) : (
        <WaitingView long={long} page={redirectUrl !== null} />
      );
  }
}

const kindOf = ({ state, withOffice }: { state: string; withOffice: boolean }) =>
  state === 'SUSPENDED' ? 'suspended' : withOffice ? 'office' : 'doubt';

function useElapsed(after: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), after);
    return () => window.clearTimeout(timer);
  }, [after]);
  return over;
}

function Unknown() {
  const t = useT();
  const href = useHref();
  return (
    <EmptyState level={1} title={t('payment.unknown')} text={t('payment.unknownText')}>
      <LinkButton to={href(paths.history)}>{t('cabinet.history')}</LinkButton>
    </EmptyState>
  );
}
