import type { RestructuringCostQuery, RestructuringPageQuery } from '../../generated/cabinet/graphql.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { money, months as monthsOf, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { AskAgreement } from '../../ui/agreement/AskAgreement.tsx';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

export type RestructuringCost = NonNullable<RestructuringCostQuery['restructuring']>;
type Option = RestructuringCost['options'][number];

export type RestructuringViewProps = {
  readonly cost: RestructuringCost;
  /** The last request, if it ended without taking effect. */
  readonly ended: NonNullable<RestructuringPageQuery['currentLoan']>['endedRequest'];
  readonly months: number;
  readonly onMonths: (months: number) => void;
  readonly submission: SubmitState<number>;
};

/** The sum due today, what happens to each part of the debt, and the plan row by row. */
export function RestructuringView({ cost, ended, months, onMonths, submission }: RestructuringViewProps) {
  const t = useT();
  const lang = useLang();
  const option = cost.options.find((one) => one.months === months) ?? cost.options.at(-1);
  if (!option) return null;
  const share = { percent: cost.firstPaymentPercent };
  return (
    <AskAgreement
      title={t('restructuring.title')}
      lead={t('restructuring.lead', share)}
      kind="RESTRUCTURING"
      ended={ended}
      dial={{
        id: 'months',
        label: t('restructuring.months'),
        value: option.months,
        onChange: onMonths,
        print: (value) => monthsOf(value, lang),
        note: dayWithYear(option.newReturnDate, lang),
        min: cost.options[0]?.months ?? 0,
        max: cost.options.at(-1)?.months ?? 0,
      }}
      submission={submission}
      ask={t('restructuring.request', { months: monthsOf(option.months, lang) })}
      note={t('restructuring.requestNote')}
    >
      <Card title={t('restructuring.then')}>
        <Lines items={parts(cost, option)} />
      </Card>
      <Card title={t('restructuring.plan')}>
        <Lines items={plan(option)} />
      </Card>
    </AskAgreement>
  );

  function parts(debt: RestructuringCost, chosen: Option) {
    const rate = { rate: percent(Number(chosen.dailyRatePercent), lang, 4) };
    return [
      { key: 'debt', name: t('restructuring.debt'), value: <MoneyText value={debt.total} /> },
      {
        key: 'first',
        name: t('restructuring.first'),
        note: t('restructuring.firstNote', share),
        value: <MoneyText value={-chosen.firstPayment} />,
      },
      { key: 'waived', name: t('restructuring.waived'), value: <MoneyText value={-chosen.waived} /> },
      {
        key: 'principal',
        name: t('restructuring.principal'),
        value: <MoneyText value={chosen.principal} />,
        weight: 'total' as const,
      },
      { key: 'capitalised', name: t('restructuring.capitalised'), value: <MoneyText value={chosen.capitalised} /> },
      {
        key: 'interest',
        name: t('restructuring.interest'),
        note: t(chosen.rateLowered ? 'restructuring.rateLowered' : 'restructuring.rate', rate),
        value: <MoneyText value={chosen.interest} plus />,
      },
    ];
  }

  function plan(chosen: Option) {
    return [
      ...chosen.rows.map((row) => ({
        key: String(row.order),
        name: t('restructuring.row', { order: row.order, date: dayWithYear(row.date, lang) }),
        value: <MoneyText value={row.amount} />,
      })),
      {
        key: 'total',
        name: t('restructuring.total'),
        note: t('restructuring.gesv', { rate: percent(Number(chosen.annualEffectiveRate), lang) }),
        value: money(chosen.total),
        weight: 'total' as const,
      },
    ];
  }
}
