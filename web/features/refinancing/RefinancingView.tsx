import { Button } from '@mantine/core';
import type { RefinancingCostQuery, RefinancingPageQuery } from '../../generated/cabinet/graphql.ts';
import { day, dayOn, dayWithYear } from '../../lib/dates.ts';
import { money, months as monthsOf, percent } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { EndedNote } from '../../ui/agreement/EndedNote.tsx';
import { PayTodayCard } from '../../ui/agreement/PayTodayCard.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dial } from '../../ui/Dial.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';

export type RefinancingCost = NonNullable<RefinancingCostQuery['refinancing']>;
type Option = RefinancingCost['options'][number];

export type RefinancingViewProps = {
  readonly cost: RefinancingCost;
  /** The last request, if it ended without taking effect. */
  readonly ended: NonNullable<RefinancingPageQuery['currentLoan']>['endedRequest'];
  readonly months: number;
  readonly onMonths: (months: number) => void;
  readonly submission: SubmitState<number>;
};

/** How many months, what is paid today, what the new loan costs. */
export function RefinancingView({ cost, ended, months, onMonths, submission }: RefinancingViewProps) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const option = cost.options.find((one) => one.months === months) ?? cost.options.at(-1);
  const [first, last] = [cost.options[0]?.months ?? 0, cost.options.at(-1)?.months ?? 0];
  if (!option) return null;
  return (
    <ResultPage>
      <h1>{t('refinancing.title')}</h1>
      <p className="n-quiet">{t('refinancing.lead')}</p>
      {ended && <EndedNote ended={ended} />}
      <ErrorSummary {...submission} />
      <Card>
        <Dial
          id="months"
          label={t('refinancing.months')}
          value={option.months}
          onChange={onMonths}
          print={(value) => monthsOf(value, lang)}
          min={first}
          max={last}
          step={1}
        />
      </Card>
      <PayTodayCard sums={cost} />
      <NewLoan cost={cost} option={option} />
      <Button fullWidth loading={submission.pending} onClick={() => void submission.submit(option.months)}>
        {t('refinancing.request', { months: monthsOf(option.months, lang) })}
      </Button>
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('agreement.back')}
      </LinkButton>
    </ResultPage>
  );
}

function NewLoan({ cost, option }: { cost: RefinancingCost; option: Option }) {
  const t = useT();
  const lang = useLang();
  return (
    <Card title={t('refinancing.later')}>
      <Lines
        items={[
          {
            key: 'amount',
            name: t('refinancing.amount'),
            note: t('refinancing.amountNote', { date: dayOn(cost.returnDate, lang) }),
            value: <MoneyText value={cost.principal} />,
          },
          {
            key: 'first',
            name: t('refinancing.first'),
            note: day(option.firstDate, lang),
            value: <MoneyText value={option.firstPayment} />,
          },
          { key: 'last', name: t('refinancing.lastDate'), value: dayWithYear(option.lastDate, lang) },
          {
            key: 'interest',
            name: t('refinancing.interest'),
            note: t('refinancing.rate', { rate: percent(Number(option.dailyRatePercent), lang, 4) }),
            value: <MoneyText value={option.interest} plus />,
          },
          {
            key: 'total',
            name: t('refinancing.total'),
            note: t('refinancing.gesv', { rate: percent(Number(option.annualEffectiveRate), lang) }),
            value: money(option.total),
            weight: 'total',
          },
        ]}
      />
    </Card>
  );
}
