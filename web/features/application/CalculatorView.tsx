import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LOCK_DAYS, SCORING } from '../../../schema/reference/limits.ts';
import { addDays, day, dayShort, weekday } from '../../lib/dates.ts';
import { days, money, months, percent } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { Dial } from '../../ui/Dial.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { monthlyOf, PriceArch } from '../../ui/PriceArch.tsx';
import { PriceLines } from '../../ui/PriceLines.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { SummaryBar } from '../../ui/SummaryBar.tsx';
import styles from './application.module.css';
import { PlanCard } from './PlanCard.tsx';
import { PricingChoice } from './PricingChoice.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import { PurposeField } from './PurposeField.tsx';
import { amountRange, ECONOMICAL_DAYS, type Product, type Terms, termRange, type Wish, wantedOf } from './terms.ts';
import type { Quote, Quoting } from './use-quote.ts';

export type CalculatorViewProps = {
  readonly products: readonly Product[];
  readonly product: Product;
  readonly terms: Terms;
  /** What the borrower typed, also where the product allows only something near. */
  readonly wish: Wish;
  readonly onChange: (change: Partial<Terms>) => void;
  readonly quoting: Quoting;
  readonly today: string;
  readonly submission: SubmitState<Terms>;
  readonly note?: ReactNode;
  /** For changing the terms of an open application. */
  readonly back?: string | undefined;
};

const OVERDUE_ELSEWHERE = {
  days: SCORING.overdueDays,
  sum: money(SCORING.overdueAbove),
  lock: LOCK_DAYS.OVERDUE_60_PLUS,
};

/** The bar always shows the sum, the overpayment and the rate. */
export function CalculatorView(props: CalculatorViewProps) {
  const { terms, submission, quoting, back, note } = props;
  const t = useT();
  const submit = () => void submission.submit(terms);
  const label = t(back ? 'application.save' : 'application.next');
  return (
    <StepFrame
      step={5}
      phase={t('application.phase')}
      title={t(back ? 'application.changeTitle' : 'application.title')}
      back={back}
      side={
        <div className="n-stack">
          <Parts {...props} />
          <div className={styles.onlyWide}>
            <Button fullWidth loading={submission.pending} onClick={submit}>
              {label}
            </Button>
          </div>
          <Bar quote={quoting.quote} stale={quoting.stale}>
            <Button fullWidth loading={submission.pending} onClick={submit}>
              {label}
            </Button>
          </Bar>
        </div>
      }
    >
      {note}
      <ErrorSummary {...submission} />
      {quoting.failed && (
        <p className={styles.trouble} role="alert">
          {t('application.notPriced')}
        </p>
      )}
      <Choices {...props} />
      {quoting.quote && <PlanCard price={quoting.quote.price} />}
      <p className="n-quiet">{t('application.early')}</p>
      <p className="n-quiet">{t('application.overdueElsewhere', OVERDUE_ELSEWHERE)}</p>
      {!back && <Elsewhere />}
    </StepFrame>
  );
}

function Choices({ products, product, terms, wish, onChange, quoting, today, submission }: CalculatorViewProps) {
  const t = useT();
  const lang = useLang();
  const daily = product.termUnit === 'DAY';
  const back = quoting.stale && daily ? addDays(today, terms.term) : quoting.quote?.price.returnDate;
  const backOn = back && t('application.backOn', { date: day(back, lang), weekday: weekday(back, lang) });
  const first = quoting.quote?.price.rows[0]?.date;
  return (
    <>
      <ProductChoice
        products={products}
        value={terms.productType}
        onChange={(productType) => onChange({ productType })}
      />
      <Card className={styles.dials}>
        <Dial
          id="amount"
          label={t('application.amount')}
          value={terms.amount}
          wanted={wish.amount}
          onChange={(amount) => onChange({ amount })}
          print={(value) => money(BigInt(value) * 100n)}
          {...amountRange(product)}
        />
        {terms.pricing === 'ECONOMICAL' ? (
          <p className={styles.locked}>
            <b>{days(ECONOMICAL_DAYS, lang)}</b>
            {backOn} <small>{t('application.termLocked')}</small>
          </p>
        ) : (
          <Dial
            id="term"
            label={t(daily ? 'application.termDays' : 'application.termMonths')}
            note={daily ? backOn : first && t('application.firstOn', { date: day(first, lang) })}
            value={terms.term}
            wanted={wantedOf(wish, product)}
            onChange={(term) => onChange({ term })}
            print={(value) => (daily ? days(value, lang) : months(value, lang))}
            {...termRange(product)}
          />
        )}
      </Card>
      <PricingChoice product={product} terms={terms} onChange={onChange} quote={quoting.quote} />
      <PurposeField
        product={product}
        value={terms.purpose}
        onChange={(purpose) => {
          onChange({ purpose });
          submission.corrected('purpose');
        }}
        problem={submission.problemOf('purpose')}
      />
    </>
  );
}

/** For visitors who do not want a loan now. */
function Elsewhere() {
  const t = useT();
  const href = useHref();
  return (
    <QuickRows
      label={t('application.elsewhere')}
      rows={[
        {
          key: 'history',
          icon: 'list',
          title: t('application.historyRow'),
          text: t('application.historyRowText'),
          to: href(paths.history),
        },
        {
          key: 'more',
          icon: 'more',
          title: t('cabinet.more'),
          text: t('application.moreRow'),
          to: href(paths.more),
        },
      ]}
    />
  );
}

function Parts({ quoting: { quote, stale }, terms, product }: CalculatorViewProps) {
  const t = useT();
  if (!quote) return null;
  return (
    <Card title={t('application.parts')} className={cx(stale && styles.stale)}>
      <PriceArch {...quote.price} />
      <PriceLines
        price={quote.price}
        instalments={product.termUnit === 'MONTH'}
        fastIncluded={terms.pricing === 'ECONOMICAL'}
      />
    </Card>
  );
}

function Bar({ quote, stale, children }: { quote: Quote | undefined; stale: boolean; children: React.ReactNode }) {
  const t = useT();
  const lang = useLang();
  const dots = '…';
  const price = quote?.price;
  const monthly = price && price.rows.length > 1 ? monthlyOf(price.rows) : undefined;
  return (
    <div className={cx(styles.bar, stale && styles.stale)}>
      <SummaryBar
        items={[
          price && monthly !== undefined
            ? {
                key: 'monthly',
                name: t('price.monthly', { count: price.rows.length }),
                value: <MoneyText value={monthly} />,
              }
            : {
                key: 'total',
                name: price ? t('price.youReturn', { date: dayShort(price.returnDate, lang) }) : t('price.giveBackAll'),
                value: price ? <MoneyText value={price.total} /> : dots,
              },
          {
            key: 'over',
            name: t('price.overpayment'),
            value: price ? <MoneyText value={price.overpayment} /> : dots,
          },
          {
            key: 'rate',
            name: t('price.rate'),
            value: price ? percent(Number(price.annualEffectiveRate), lang) : dots,
          },
        ]}
      >
        {children}
      </SummaryBar>
    </div>
  );
}
