import { dayFrom, dayWithYear } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useSegment, useT } from '../../lib/intl.ts';
import { payWay } from '../../lib/pay-way.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import type { RestructuringLoan } from './WithLoan.tsx';

type Row = RestructuringLoan['schedule'][number];

/** Rows that are paid, late, next, and rows that wait for an earlier one. */
export function PlanView({ loan }: { loan: RestructuringLoan }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { restructured, debt, schedule } = loan;
  const late = debt !== null && debt.overdueAmount > 0n;
  const pay = debt?.nextDueAmount ?? debt?.total ?? 0n;
  return (
    <ResultPage>
      <h1>{t(late ? 'restructuring.overdueTitle' : 'restructuring.activeTitle')}</h1>
      {restructured && (
        <p className="n-quiet">
          {t('restructuring.activeLead', {
            date: dayFrom(restructured.on, lang),
            capitalised: money(restructured.capitalised),
            waived: money(restructured.waived),
          })}
        </p>
      )}
      {late && (
        <Card tone="care">
          <p>{t('restructuring.overdueText', { sum: money(debt.overdueAmount) })}</p>
        </Card>
      )}
      <Card title={t('restructuring.plan')}>
        <Lines
          items={schedule.map((row) => ({
            key: String(row.order),
            name: t('restructuring.row', { order: row.order, date: dayWithYear(row.date, lang) }),
            note: t(`restructuring.${stateOf(row)}`),
            value: <MoneyText value={row.amount} />,
            ...(row.isPaid ? { weight: 'quiet' as const } : {}),
          }))}
        />
      </Card>
      <LinkButton to={payWay(useSegment(), loan.id, pay)} fullWidth>
        {t('restructuring.pay', { sum: money(pay) })}
      </LinkButton>
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('agreement.back')}
      </LinkButton>
    </ResultPage>
  );
}

function stateOf(row: Row): 'paid' | 'late' | 'next' | 'locked' {
  if (row.isPaid) return 'paid';
  if (row.isExpired) return 'late';
  return row.isNext ? 'next' : 'locked';
}
