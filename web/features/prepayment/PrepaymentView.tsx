import { Button } from '@mantine/core';
import type { PrepaymentPageQuery } from '../../generated/cabinet/graphql.ts';
import { day, dayOn, dayTo } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { PartView } from './PartView.tsx';
import { type AskForm, partOf, type Quote } from './sums.ts';
import type { Economising } from './use-economy.ts';

type Asked = NonNullable<PrepaymentPageQuery['currentLoan']>['prepayment'];

type CostProps = {
  readonly quote: Quote;
  /** The last request: of today and unsigned, or with its outcome. */
  readonly asked: NonNullable<Asked> | undefined;
  readonly returnDate: string;
  readonly form: AskForm;
  readonly onChange: (change: Partial<AskForm>) => void;
  readonly economy: Economising;
  readonly submission: SubmitState<AskForm>;
};

/** A part of a single-payment loan needs no request. */
export function CostView({ quote, asked, returnDate, form, onChange, economy, submission }: CostProps) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const full = form.kind === 'FULL';
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
          {quote.partAbove !== null && (
            <RadioCards
              id="kind"
              label={t('prepayment.how')}
              value={form.kind}
              onChange={(kind) => onChange({ kind })}
              options={[
                { value: 'FULL', label: t('prepayment.full'), aside: <MoneyText value={quote.total} /> },
                { value: 'PARTIAL', label: t('prepayment.part'), text: t('prepayment.partText') },
              ]}
            />
          )}
          {full ? (
            <FullCost quote={quote} returnDate={returnDate} />
          ) : (
            <PartView
              quote={quote}
              form={form}
              onChange={onChange}
              economising={economy}
              problem={submission.problemOf('amount')}
            />
          )}
          <Button type="submit" fullWidth loading={submission.pending}>
            {t('prepayment.request', { sum: full || !part ? money(full ? quote.total : 0n) : money(part) })}
          </Button>
          <p className="n-quiet">{t('prepayment.requestNote')}</p>
        </form>
      )}
      {quote.partAbove === null && <p className="n-quiet">{t('prepayment.partAtOnce')}</p>}
      <Back />
    </ResultPage>
  );
}

/** Part by part, with the saving against waiting. */
function FullCost({ quote, returnDate }: { quote: Quote; returnDate: string }) {
  const t = useT();
  const lang = useLang();
  const saves = quote.saved > 0n;
  return (
    <>
      <Card title={t('prepayment.cost', { date: dayOn(quote.on, lang) })}>
        <Lines
          items={[
            ...(['principal', 'interest', 'penalty', 'premium'] as const).map((part) => ({
              key: part,
              name: t(`prepayment.${part}`),
              value: <MoneyText value={quote[part]} />,
              ...(quote[part] === 0n ? { weight: 'quiet' as const } : {}),
            })),
            {
              key: 'total',
              name: t('prepayment.total'),
              value: <MoneyText value={quote.total} />,
              weight: 'total' as const,
            },
            ...(quote.fromBalance > 0n
              ? [
                  {
                    key: 'balance',
                    name: t('prepayment.fromBalance'),
                    note: t('prepayment.fromBalanceNote'),
                    value: <MoneyText value={-quote.fromBalance} />,
                  },
                  {
                    key: 'toPay',
                    name: t('prepayment.toPay'),
                    ...(isRoundedUp(quote) ? { note: t('prepayment.roundedUp') } : {}),
                    value: <MoneyText value={quote.toPay} />,
                    weight: 'total' as const,
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <Card tone="tint" title={saves ? t('prepayment.saved', { sum: money(quote.saved) }) : t('prepayment.total')}>
        <p>{saves ? t('prepayment.savedNote', { date: dayTo(returnDate, lang) }) : t('prepayment.savedNone')}</p>
      </Card>
    </>
  );
}

const isRoundedUp = ({ total, fromBalance, toPay }: Quote): boolean => toPay > total - fromBalance;

type PayNowProps = {
  readonly loanId: string;
  readonly amount: bigint;
  readonly fromBalance: bigint;
  readonly payBy: string;
};

/** The request is signed; only the money is missing. */
export function PayNowView({ loanId, amount, fromBalance, payBy }: PayNowProps) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const words = { sum: money(amount), date: day(payBy, lang) };
  return (
    <ResultPage>
      <h1>{t('prepayment.payTitle')}</h1>
      <Card tone="care">
        <p>{t('prepayment.payText', words)}</p>
        {fromBalance > 0n && <p>{t('prepayment.payBalance', { sum: money(fromBalance) })}</p>}
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
