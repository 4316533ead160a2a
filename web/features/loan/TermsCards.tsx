import type { ReactNode } from 'react';
import { dayWithYear, numeric } from '../../lib/dates.ts';
import { dailyRate } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PriceLines } from '../../ui/PriceLines.tsx';
import styles from './loan.module.css';
import type { OpenLoan } from './open-loan.ts';

type Change = OpenLoan['changes'][number];
type Rest = Change['before'];

export function TermsCards({ loan }: { loan: OpenLoan }) {
  const t = useT();
  const lang = useLang();
  const { changes, agreedTotal, issuedOn, movedFrom } = loan;
  return (
    <>
      {changes.toReversed().map((change) => (
        <ChangeCard key={`${change.kind}${change.on}${change.after.returnDate}`} change={change} />
      ))}
      <Card title={issuedOn ? t('loan.byContract', { date: dayWithYear(issuedOn, lang) }) : t('loan.terms')}>
        <PriceLines
          price={loan.issuedPrice}
          instalments={loan.term.unit === 'MONTH'}
          fastIncluded={loan.pricing === 'ECONOMICAL'}
          feeDropped={loan.fastIssueFeeDropped ?? null}
          {...(issuedOn ? { getName: t(movedFrom ? 'loan.movedName' : 'loan.receivedName') } : {})}
        />
        {changes.length > 0 && agreedTotal !== null && (
          <Lines
            items={[
              {
                key: 'now',
                name: t('loan.agreedNow'),
                note: t('loan.agreedNowNote'),
                value: <MoneyText value={agreedTotal} />,
                weight: 'total',
              },
            ]}
          />
        )}
      </Card>
    </>
  );
}

function ChangeCard({ change: { kind, on, before, after } }: { change: Change }) {
  const t = useT();
  const lang = useLang();
  const rows: readonly (readonly [name: string, show: (rest: Rest) => ReactNode])[] = [
    ['loan.termEnd', (rest) => numeric(rest.returnDate)],
    ['loan.termPayments', (rest) => rest.instalments],
    ['loan.termPayment', (rest) => <MoneyText value={rest.instalment} />],
    ['loan.termRate', (rest) => dailyRate(rest.dailyRatePercent, lang)],
    ['loan.termLeft', (rest) => <MoneyText value={rest.total} />],
  ];
  return (
    <Card title={t(`loan.changed_${kind}`, { date: dayWithYear(on, lang) })}>
      <table className={styles.compared}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('loan.was')}</th>
            <th scope="col">{t('loan.became')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, show]) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td>{show(before)}</td>
              <td>{show(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
