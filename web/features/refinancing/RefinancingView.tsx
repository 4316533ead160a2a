import type { RefinancingCostQuery, RefinancingPageQuery } from '../../generated/cabinet/graphql.ts';
import { day, dayOn, dayWithYear } from '../../lib/dates.ts';
import { money, months as monthsOf, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { AskAgreement } from '../../ui/agreement/AskAgreement.tsx';
import { PayTodayCard } from '../../ui/agreement/PayTodayCard.tsx';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

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

export function RefinancingView({ cost, ended, months, onMonths, submission }: RefinancingViewProps) {
  const t = useT();
  const lang = useLang();
  const option = cost.options.find((one) => one.months === months) ?? cost.options.at(-1);
  if (!option) return null;
  return (
    <AskAgreement
      title={t('refinancing.title')}
      lead={t('refinancing.lead')}
      kind="REFINANCING"
      ended={ended}
      dial={{
        id: 'months',
        label: t('refinancing.months'),
        value: option.months,
        onChange: onMonths,
        print: (value) => monthsOf(value, lang),
        min: cost.options[0]?.months ?? 0,
        max: cost.options.at(-1)?.months ?? 0,
      }}
      submission={submission}
      ask={t('refinancing.request', { months: monthsOf(option.months, lang) })}
    >
      <PayTodayCard sums={cost} />
      <NewLoan cost={cost} option={option} />
    </AskAgreement>
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
