import { Button } from '@mantine/core';
import type { PrepaymentPageQuery } from '../../generated/cabinet/graphql.ts';
import { day } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { PartView } from './PartView.tsx';
import { type AskForm, partOf, type Quote } from './sums.ts';
import type { Economising } from './use-economy.ts';

type Asked = NonNullable<PrepaymentPageQuery['currentLoan']>['prepayment'];

type PartRequestProps = {
  readonly quote: Quote;
  /** The last request: of today and unsigned, or with its outcome. */
  readonly asked: NonNullable<Asked> | undefined;
  /** Where the whole debt is paid. */
  readonly whole: string;
  readonly form: AskForm;
  readonly onChange: (change: Partial<AskForm>) => void;
  readonly economy: Economising;
  readonly submission: SubmitState<AskForm>;
};

export function PartRequestView({ quote, asked, whole, form, onChange, economy, submission }: PartRequestProps) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const part = partOf(form);
  return (
    <ResultPage>
      <h1>{t('prepayment.title')}</h1>
      <p className="n-quiet">{t('prepayment.lead')}</p>
      {asked?.state === 'ANNULLED' && (
        <Card tone="care">
          <p>{t('prepayment.annulled', { sum: money(asked.amount), date: day(asked.payBy, lang) })}</p>
        </Card>
      )}
      {asked?.state === 'REQUESTED' ? (
        <LinkButton to={href(paths.repaymentSigning)} fullWidth>
          {t('prepayment.signOn', { sum: money(asked.amount) })}
        </LinkButton>
      ) : (
        <form
          className="n-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submission.submit(form);
          }}
        >
          <ErrorSummary {...submission} />
          <PartView
            quote={quote}
            form={form}
            onChange={onChange}
            economising={economy}
            problem={submission.problemOf('amount')}
          />
          <Button type="submit" fullWidth loading={submission.pending}>
            {part ? t('prepayment.request', { sum: money(part) }) : t('prepayment.requestPart')}
          </Button>
          <p className="n-quiet">{t('prepayment.requestNote')}</p>
        </form>
      )}
      <Card title={t('prepayment.full')}>
        <p>{quote.saved > 0n ? t('prepayment.wholeSaves', { sum: money(quote.saved) }) : t('prepayment.wholeText')}</p>
        <LinkButton to={whole} variant="light" fullWidth>
          {t('prepayment.whole', { sum: money(quote.toPay) })}
        </LinkButton>
      </Card>
      <Back />
    </ResultPage>
  );
}

type PayNowProps = {
  readonly to: string;
  readonly amount: bigint;
  readonly fromBalance: bigint;
  readonly payBy: string;
};

/** The request is signed; only the money is missing. */
export function PayNowView({ to, amount, fromBalance, payBy }: PayNowProps) {
  const t = useT();
  const lang = useLang();
  const _href = useHref();
  const words = { sum: money(amount), date: day(payBy, lang) };
  return (
    <ResultPage>
      <h1>{t('prepayment.payTitle')}</h1>
      <Card tone="care">
        <p>{t('prepayment.payText', words)}</p>
        {fromBalance > 0n && <p>{t('prepayment.payBalance', { sum: money(fromBalance) })}</p>}
        <LinkButton to={to} fullWidth>
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
