import { dayWithYear } from '../../lib/dates.ts';
import { percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { EdsFacts } from './EdsOfLoan.tsx';

/** The offer was priced for an earlier day, so days and sums of a payout today may differ. */
export function ScheduleIfToday({ price }: Pick<EdsFacts, 'price'>) {
  const t = useT();
  const lang = useLang();
  return (
    <Card title={t('eds.scheduleTitle')}>
      <Lines
        items={[
          ...price.rows.map((row) => ({
            key: row.date,
            name: dayWithYear(row.date, lang),
            value: <MoneyText value={row.amount} />,
          })),
          { key: 'total', name: t('eds.total'), value: <MoneyText value={price.total} />, weight: 'total' as const },
          { key: 'over', name: t('price.overpayment'), value: <MoneyText value={price.overpayment} /> },
          { key: 'rate', name: t('price.rate'), value: percent(Number(price.annualEffectiveRate), lang) },
        ]}
      />
      <p className="n-quiet">{t('eds.scheduleText', { date: dayWithYear(price.issueDate, lang) })}</p>
    </Card>
  );
}
