import type { ProlongationCostQuery, ProlongationPageQuery } from '../../generated/cabinet/graphql.ts';
import { day, dayTo, weekday } from '../../lib/dates.ts';
import { days as daysOf, money, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { AskAgreement } from '../../ui/agreement/AskAgreement.tsx';
import { PayTodayCard } from '../../ui/agreement/PayTodayCard.tsx';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

export type ProlongationCost = NonNullable<ProlongationCostQuery['prolongation']>;
type Option = ProlongationCost['options'][number];

export type ProlongationViewProps = {
  readonly cost: ProlongationCost;
  /** The last request, if it ended without taking effect. */
  readonly ended: NonNullable<ProlongationPageQuery['currentLoan']>['endedRequest'];
  readonly days: number;
  readonly onDays: (days: number) => void;
  readonly submission: SubmitState<number>;
};

export function ProlongationView({ cost, ended, days, onDays, submission }: ProlongationViewProps) {
  const t = useT();
  const lang = useLang();
  const option = cost.options.find((one) => one.days === days) ?? cost.options.at(-1);
  if (!option) return null;
  return (
    <AskAgreement
      title={t('prolongation.title')}
      lead={t('prolongation.lead')}
      kind="PROLONGATION"
      ended={ended}
      dial={{
        id: 'days',
        label: t('prolongation.days'),
        value: option.days,
        onChange: onDays,
        print: (value) => daysOf(value, lang),
        note: `${day(option.newReturnDate, lang)}, ${weekday(option.newReturnDate, lang)}`,
        min: cost.options[0]?.days ?? 0,
        max: cost.options.at(-1)?.days ?? 0,
      }}
      submission={submission}
      ask={t('prolongation.request', { date: dayTo(option.newReturnDate, lang) })}
      note={t('prolongation.left', { left: cost.left })}
    >
      <PayTodayCard sums={cost} />
      <Later cost={cost} option={option} />
    </AskAgreement>
  );
}

function Later({ cost, option }: { cost: ProlongationCost; option: Option }) {
  const t = useT();
  const lang = useLang();
  return (
    <Card title={t('prolongation.later')}>
      <Lines
        items={[
          {
            key: 'date',
            name: t('prolongation.newDate'),
            note: t('prolongation.dateBefore', { date: day(cost.returnDate, lang) }),
            value: day(option.newReturnDate, lang),
          },
          { key: 'principal', name: t('agreement.principal'), value: <MoneyText value={cost.principal} /> },
          {
            key: 'interest',
            name: t('prolongation.newInterest'),
            note: t(option.rateLowered ? 'prolongation.rateLowered' : 'prolongation.rate', {
              rate: percent(Number(option.dailyRatePercent), lang, 4),
            }),
            value: <MoneyText value={option.interest} plus />,
          },
          {
            key: 'total',
            name: t('prolongation.newTotal'),
            note: t('prolongation.gesv', { rate: percent(Number(option.annualEffectiveRate), lang) }),
            value: money(option.total),
            weight: 'total',
          },
        ]}
      />
    </Card>
  );
}
