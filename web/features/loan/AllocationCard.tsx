import { dayOf, dayOn } from '../../lib/dates.ts';
import { money, time } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { receiptUrl } from '../../lib/receipt.ts';
import { Card } from '../../ui/Card.tsx';
import { type Line, Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import styles from './loan.module.css';
import type { Paid } from './open-loan.ts';

const SWATCH: Readonly<Record<string, string | undefined>> = {
  interest: styles.interest,
  principal: styles.principal,
  penalty: styles.penalty,
  premium: styles.rest,
};

/** A reversed payment paid nothing. */
export function AllocationCard({ payment, loanId }: { payment: Paid; loanId: string }) {
  if (payment.reversedOn) return <TakenBack payment={payment} on={payment.reversedOn} />;
  return <Allocated payment={payment} receipt={receiptUrl(loanId, payment.id)} />;
}

function TakenBack({ payment, on }: { payment: Paid; on: string }) {
  const t = useT();
  const lang = useLang();
  return (
    <Card tone="care" title={t('loan.takenBackTitle', { date: dayOf(payment.paidOn, lang) })}>
      <p>{t('loan.takenBack', { sum: money(payment.amount), date: dayOn(on, lang) })}</p>
    </Card>
  );
}

function Allocated({ payment, receipt }: { payment: Paid; receipt: string }) {
  const t = useT();
  const lang = useLang();
  const { parts } = payment;
  const surplus = payment.surplus;
  const note: Readonly<Record<string, string>> = {
    penalty: t('loan.penaltyNone'),
    interest: t('loan.interestPaid'),
    principal: t('loan.principalHow', { before: money(payment.principalBefore), after: money(payment.principalAfter) }),
  };
  const lines = parts
    .filter(({ component, amount }) => amount > 0n || component !== 'premium')
    .map(({ component: part, amount: sum, overdue }): Line => {
      const text = overdue > 0n && overdue < sum ? t('loan.overduePart', { sum: money(overdue) }) : note[part];
      return {
        key: part,
        name: (
          <>
            {sum > 0n && <i className={`${styles.swatch} ${SWATCH[part]}`} />}
            {t(`loan.${part}`)}
          </>
        ),
        value: <MoneyText value={-sum} />,
        ...(text && (part !== 'penalty' || sum === 0n) ? { note: text } : {}),
        ...(sum === 0n ? { weight: 'quiet' as const } : {}),
      };
    });
  return (
    <Card title={t('loan.lastTitle', { date: dayOf(payment.paidOn, lang) })}>
      <div className={styles.spent} aria-hidden="true">
        {parts.map(
          ({ component, amount }) =>
            amount > 0n && <i key={component} className={SWATCH[component]} style={{ flex: Number(amount) }} />,
        )}
        {surplus > 0n && <i className={styles.rest} style={{ flex: Number(surplus), minWidth: 6 }} />}
      </div>
      <Lines
        items={[
          {
            key: 'got',
            name: t('loan.got'),
            note: t('loan.gotMeta', { time: time(payment.recordedAt) }),
            value: <MoneyText value={payment.amount} />,
            weight: 'total',
          },
          ...lines,
          {
            key: 'rest',
            name: (
              <>
                {surplus > 0n && <i className={`${styles.swatch} ${styles.rest}`} />}
                {t('loan.rest')}
              </>
            ),
            note: t('loan.restHow'),
            value: <MoneyText value={payment.surplus} />,
            weight: surplus > 0n ? 'total' : 'quiet',
          },
        ]}
      />
      <a className="n-tap" href={receipt} target="_blank" rel="noreferrer">
        {t('loan.receipt')}
      </a>
    </Card>
  );
}
