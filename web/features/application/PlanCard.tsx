import type { PlanRowsFragment } from '../../generated/cabinet/graphql.ts';
import { day } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

/** A single-payment loan needs none: the page already shows its one date and sum. */
export function PlanCard({ rows }: { rows: PlanRowsFragment['rows'] }) {
  const t = useT();
  const lang = useLang();
  if (rows.length < 2) return null;
  return (
    <Card title={t('application.plan')}>
      <Lines
        items={rows.map((row) => ({
          key: String(row.order),
          name: t('application.planRow', { order: row.order, date: day(row.date, lang) }),
          value: <MoneyText value={row.amount} />,
          note: t('application.planHow', { principal: money(row.principal), interest: money(row.interest) }),
        }))}
      />
    </Card>
  );
}
