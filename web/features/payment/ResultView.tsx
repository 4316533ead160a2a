import { Button } from '@mantine/core';
import { printTenge, type Tiyn } from '../../../schema/values/money.ts';
import type { PaymentLinesFragment } from '../../generated/cabinet/graphql.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { money, time } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { receiptUrl } from '../../lib/receipt.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { type Line, Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ClosedNext } from './ClosedNext.tsx';
import { StillToPay } from './StillToPay.tsx';

type Received = { readonly receipt: PaymentLinesFragment; readonly closed: boolean; readonly loanId: string | null };

/** `closed`: this payment, with the balance if needed, paid the loan off. */
export function ReceivedView({ receipt, closed, loanId }: Received) {
  const t = useT();
  const lang = useLang();
  const together = closed && receipt.principalAfter > 0n;
  const spent = receipt.parts
    .filter(({ amount }) => amount > 0n)
    .map(
      ({ component, amount }): Line => ({
        key: component,
        name: t(`payment.${component}`),
        value: <MoneyText value={-amount} />,
      }),
    );
  return (
    <ResultPage>
      <h1>{t(closed ? 'payment.closedTitle' : 'payment.successTitle')}</h1>
      <Card title={t('payment.receipt')}>
        <Lines
          items={[
            {
              key: 'got',
              name: t('payment.got'),
              note: t('payment.gotAt', { date: dayWithYear(receipt.paidOn, lang), time: time(receipt.recordedAt) }),
              value: <MoneyText value={receipt.amount} />,
              weight: 'total',
            },
            ...spent,
            {
              key: 'surplus',
              name: t(together ? 'payment.together' : 'payment.surplus'),
              value: <MoneyText value={receipt.surplus} />,
              ...(receipt.surplus === 0n ? { weight: 'quiet' as const } : {}),
            },
            {
              key: 'left',
              name: t('payment.left'),
              value: money(closed ? 0n : receipt.principalAfter),
              weight: 'total',
            },
          ]}
        />
        {loanId && (
          <Button component="a" href={receiptUrl(loanId, receipt.id)} target="_blank" variant="light" data-no-print>
            {t('payment.receiptPdf')}
          </Button>
        )}
        <Button variant="light" data-no-print onClick={() => window.print()}>
          {t('payment.print')}
        </Button>
      </Card>
      {loanId && (closed ? <ClosedNext loanId={loanId} /> : <StillToPay loanId={loanId} />)}
      <Home />
    </ResultPage>
  );
}

const PARTS = ['What', 'Wait', 'Safe', 'Twice'] as const;
/** `office`: the bank has not answered for days, and an officer follows the payment. */
type Unsettled = {
  readonly amount: bigint;
  readonly kind: 'doubt' | 'office' | 'suspended';
  readonly loanId: string | undefined;
};

/** The outcome is unknown: says that no money is lost, and not to pay twice. */
export function UnsettledView({ amount, kind, loanId }: Unsettled) {
  const t = useT();
  const href = useHref();
  const text = (part: (typeof PARTS)[number]): string =>
    part === 'What' ? t(`payment.${kind}Text`, { sum: money(amount) }) : t(`payment.${kind}${part}Text`);
  return (
    <ResultPage>
      <h1>{t(`payment.${kind}Title`)}</h1>
      <Card tone="care">
        <div className="n-stack" role="status">
          {PARTS.map((part) => (
            <p key={part}>
              <b>{t(kind === 'office' && part === 'Twice' ? 'payment.officeTwice' : `payment.doubt${part}`)}</b>
              <br />
              {text(part)}
            </p>
          ))}
        </div>
        {kind === 'office' && loanId && (
          <LinkButton to={href(paths.payment, { loanId })} variant="light" fullWidth>
            {t('payment.payAnew')}
          </LinkButton>
        )}
      </Card>
      <Home />
    </ResultPage>
  );
}

type Challenge = { readonly amount: bigint; readonly url: string; readonly until: string | null };

/** The bank asks the owner of a saved card; who has confirmed already sees this until its answer comes. */
export function ChallengeView({ amount, url, until }: Challenge) {
  const t = useT();
  return (
    <ResultPage>
      <h1>{t('payment.challengeTitle')}</h1>
      <Card>
        <p role="status">{t('payment.challengeText', { sum: money(amount), time: until ? time(until) : '' })}</p>
        <Button component="a" href={url} fullWidth>
          {t('payment.challengeOpen')}
        </Button>
        <p className="n-quiet">{t('payment.challengeDone')}</p>
      </Card>
      <Home />
    </ResultPage>
  );
}

/** Keeps asking by itself. */
/** `page`: of the processor, which may have been left without a card typed in. */
export function WaitingView({ long, page }: { long: boolean; page: boolean }) {
  const t = useT();
  return (
    <ResultPage>
      <h1>{t('payment.waitingTitle')}</h1>
      <Card>
        <p role="status">{t(page ? 'payment.waitingPage' : long ? 'payment.waitingLong' : 'payment.waitingText')}</p>
        {!long && !page && <Skeleton rows={[44, 44]} label={t('shell.loading')} />}
      </Card>
      <Home />
    </ResultPage>
  );
}

/** For an ended loan the balance has paid the debt of a reversed payment. */
export function ToppedUpView({ amount, reversal }: { amount: bigint; reversal: boolean }) {
  const t = useT();
  const href = useHref();
  return (
    <ResultPage>
      <h1>{t(reversal ? 'payment.reversalPaidTitle' : 'payment.toppedUpTitle')}</h1>
      <Card>
        <p role="status">{t(reversal ? 'payment.reversalPaidText' : 'payment.toppedUpText', { sum: money(amount) })}</p>
        <LinkButton to={href(paths.balance)} fullWidth>
          {t('payment.openBalance')}
        </LinkButton>
      </Card>
      <Home />
    </ResultPage>
  );
}

type Failed = { readonly loanId: string | undefined; readonly reason: string | null; readonly amount: Tiyn | null };

/** The same sum can be tried again at once, by the same card or by another. */
export function FailedView({ loanId, reason, amount }: Failed) {
  const t = useT();
  const href = useHref();
  const again = loanId && href(paths.payment, { loanId });
  const same = amount === null ? '?' : `?sum=${printTenge(amount)}`;
  return (
    <ResultPage>
      <h1>{t('payment.failureTitle')}</h1>
      <Card tone="care">
        <p role="alert">{reason ? t('payment.failureReason', { reason }) : t('payment.failureText')}</p>
        {again && (
          <>
            <LinkButton to={`${again}${same}`} fullWidth>
              {amount === null ? t('payment.again') : t('payment.againSum', { sum: money(amount) })}
            </LinkButton>
            <LinkButton to={`${again}${same}&other=1`} variant="light" fullWidth>
              {t('payment.againOther')}
            </LinkButton>
          </>
        )}
      </Card>
      <Home />
    </ResultPage>
  );
}

function Home() {
  const t = useT();
  const href = useHref();
  return (
    <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
      {t('payment.back')}
    </LinkButton>
  );
}
