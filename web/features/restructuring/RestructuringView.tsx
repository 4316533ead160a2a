import { RequestRestructuringDocument, type RestructuringCostQuery } from '../../generated/cabinet/graphql.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { dailyRate, money, months, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import { AskAgreement } from '../../ui/agreement/AskAgreement.tsx';
import { CompareCard } from '../../ui/agreement/CompareCard.tsx';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { RestructuringLoan } from './WithLoan.tsx';

type Cost = NonNullable<RestructuringCostQuery['cost']>;
type Option = Cost['options'][number];

type Props = { readonly loan: RestructuringLoan; readonly cost: Cost; readonly done: () => void };

/** Shows the months, the sum due today, what happens to each part of the debt, and the plan row by row. */
export function RestructuringView({ loan, cost, done }: Props) {
  const t = useT();
  const lang = useLang();
  const { today } = useSession();
  const share = { percent: cost.firstPaymentPercent };
  return (
    <AskAgreement
      loan={loan}
      kind="RESTRUCTURING"
      lead={t('restructuring.lead', share)}
      options={cost.options}
      usual={cost.options.at(-1)}
      dial={{ id: 'months', print: (count) => months(count, lang) }}
      dialNote={({ end }) => dayWithYear(end, lang)}
      note={t('restructuring.requestNote')}
      request={RequestRestructuringDocument}
      done={done}
    >
      {(option) => (
        <>
          <CompareCard of={option.comparison} />
          <Card title={t('restructuring.then')}>
            <Lines items={parts(option)} />
          </Card>
          <Card title={t('restructuring.plan')}>
            <Lines items={plan(option)} />
          </Card>
        </>
      )}
    </AskAgreement>
  );

  function parts(chosen: Option) {
    const rate = { rate: dailyRate(chosen.dailyRatePercent, lang) };
    return [
      { key: 'debt', name: t('restructuring.debt'), value: <MoneyText value={cost.total} /> },
      {
        key: 'first',
        name: t('restructuring.first'),
        note: t('restructuring.firstNote', { ...share, date: dayWithYear(today, lang) }),
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
