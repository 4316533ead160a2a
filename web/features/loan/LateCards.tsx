import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { type Translate, useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';
import styles from './loan.module.css';
import { type Debt, grows, type OpenLoan } from './open-loan.ts';

export const restructuringRow = (t: Translate, href: ReturnType<typeof useHref>, late: boolean) => ({
  title: t('loan.restructure'),
  text: t(late ? 'loan.restructureText' : 'loan.restructureTextOnTime'),
  to: href(paths.restructuring),
});

type Then = 'thenDaily' | 'then18' | 'then60' | 'then90';
function ahead({ debt, dispute }: OpenLoan): Then[] {
  if (dispute?.state === 'OPEN') return ['thenDaily', 'then90'];
  const late = debt?.overdueDays ?? 0;
  return ['thenDaily', ...(late < 18 ? ['then18' as const] : []), ...(late < 60 ? ['then60' as const] : []), 'then90'];
}
const isFull = (debt: Debt | null): boolean => debt !== null && debt.penalty >= debt.penaltyCeiling;

export function LateCards({ loan }: { loan: OpenLoan }) {
  const t = useT();
  const href = useHref();
  return (
    <>
      <Card title={t('loan.hard')}>
        <QuickRows
          bare
          label={t('loan.hard')}
          rows={[
            {
              key: 'part',
              icon: 'coin',
              title: t('loan.hardPart'),
              text: t(grows(loan) ? 'loan.hardPartText' : 'loan.hardPartStopped'),
              to: `${href(paths.payment, { loanId: loan.id })}?own=1`,
            },
            ...(loan.mayRestructure
              ? [{ key: 'restructure', icon: 'spread' as const, ...restructuringRow(t, href, true) }]
              : []),
            {
              key: 'talk',
              icon: 'phone',
              title: t('loan.hardTalk'),
              text: t('loan.callText'),
              to: CONTACT_CENTRE.href,
              external: true,
            },
          ]}
        />
      </Card>
      <Card title={t('loan.paidAlready')}>
        <p>{t('loan.paidAlreadyText')}</p>
      </Card>
      {loan.status !== 'CALCULATION_STOPPED' && loan.status !== 'AOT_PAYMENT_AWAITING' && (
        <Card title={t('loan.then')}>
          <dl className={styles.then}>
            {ahead(loan).map((id) => (
              <div key={id}>
                <dt>{t(`loan.${id}`)}</dt>
                <dd>
                  {t(
                    id === 'then90' && loan.productType.startsWith('INDIVIDUAL_ENTREPRENEUR')
                      ? 'loan.then90Ip'
                      : `loan.${id === 'thenDaily' && isFull(loan.debt) ? 'thenDailyFull' : id}Text`,
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
}
