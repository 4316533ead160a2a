import { Button } from '@mantine/core';
import type { PrepaymentCostQuery } from '../../generated/cabinet/graphql.ts';
import { day, dayOn, dayTo } from '../../lib/dates.ts';
import { money, tiynOf } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';

type Quote = NonNullable<PrepaymentCostQuery['prepaymentQuote']>;

type CostProps = {
  readonly quote: Quote;
  readonly returnDate: string;
  /** Asked for today already and not yet signed. */
  readonly requested: boolean;
  readonly submission: SubmitState<null>;
};

/** The sum of today part by part, and what it saves against waiting. */
export function CostView({ quote, returnDate, requested, submission }: CostProps) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const saves = tiynOf(quote.saved) > 0n;
  return (
    <ResultPage>
      <h1>{t('prepayment.title')}</h1>
      <p className="n-quiet">{t('prepayment.lead')}</p>
      <Card title={t('prepayment.cost', { date: dayOn(quote.on, lang) })}>
        <Lines
          items={[
            ...(['principal', 'interest', 'penalty', 'premium'] as const).map((part) => ({
              key: part,
              name: t(`prepayment.${part}`),
              value: <MoneyText value={quote[part]} />,
              ...(tiynOf(quote[part]) === 0n ? { weight: 'quiet' as const } : {}),
            })),
            {
              key: 'total',
              name: t('prepayment.total'),
              value: <MoneyText value={quote.total} />,
              weight: 'total' as const,
            },
          ]}
        />
      </Card>
      <Card tone="tint" title={saves ? t('prepayment.saved', { sum: money(quote.saved) }) : t('prepayment.total')}>
        <p>{saves ? t('prepayment.savedNote', { date: dayTo(returnDate, lang) }) : t('prepayment.savedNone')}</p>
      </Card>
      <ErrorSummary {...submission} />
      {requested ? (
        <LinkButton to={href(paths.repaymentSigning)} fullWidth>
          {t('prepayment.signTitle')}
        </LinkButton>
      ) : (
        <Button fullWidth loading={submission.pending} onClick={() => void submission.submit(null)}>
          {t('prepayment.request', { sum: money(quote.total) })}
        </Button>
      )}
      <p className="n-quiet">{t('prepayment.requestNote')}</p>
      <Back />
    </ResultPage>
  );
}

/** Signed: the money is all that is missing. */
export function PayNowView({ loanId, amount, payBy }: { loanId: string; amount: string; payBy: string }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const words = { sum: money(amount), date: day(payBy, lang) };
  return (
    <ResultPage>
      <h1>{t('prepayment.payTitle')}</h1>
      <Card tone="care">
        <p>{t('prepayment.payText', words)}</p>
        <LinkButton to={href(paths.payment, { loanId })} fullWidth>
          {t('prepayment.pay', words)}
        </LinkButton>
      </Card>
      <Back />
    </ResultPage>
  );
}

function Back() {
  const t = useT();
  const href = useHref();
  return (
    <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
      {t('prepayment.back')}
    </LinkButton>
  );
}
